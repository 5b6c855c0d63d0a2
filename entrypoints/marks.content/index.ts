import { defineContentScript } from 'wxt/utils/define-content-script';
import { runPage } from '../../lib/page/run-page.ts';

export default defineContentScript({
  matches: ['*://*/*'],
  allFrames: true,
  // Frames without an address of their own (srcdoc, about:blank) belong to whoever opened them.
  matchOriginAsFallback: true,
  noScriptStartedPostMessage: true,
  main: (context) => runPage(context, import.meta.env.FIREFOX),
});
