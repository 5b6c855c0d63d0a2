import { defineContentScript } from 'wxt/utils/define-content-script';
import './marks.css';

export default defineContentScript({
  matches: ['*://*/*'],
  noScriptStartedPostMessage: true,
  main() {},
});
