import { defineContentScript } from 'wxt/utils/define-content-script';
import { runPage } from '../../lib/page/run-page.ts';
import './marks.css';

export default defineContentScript({
  matches: ['*://*/*'],
  noScriptStartedPostMessage: true,
  main: (context) => runPage(context, import.meta.env.FIREFOX),
});
