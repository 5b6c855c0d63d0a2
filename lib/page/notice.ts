import { HOST_NAME } from './card-view.ts';
import { nativeDocument } from './native.ts';

/** Our own style: nothing of the page reaches into the root, and the host beats what the page says about it. */
const SHEET = `
  :host {
    all: initial !important;
    position: fixed !important;
    inset: auto 12px 12px auto !important;
    max-inline-size: min(340px, 100vw - 24px) !important;
    color-scheme: light dark !important;
  }
  :host(:not(:popover-open)) { display: none !important; }
  div {
    display: flex;
    align-items: flex-start;
    gap: 12px;
    padding: 10px 12px 10px 16px;
    border: 1px solid light-dark(#767f89, #868e97);
    border-radius: 8px;
    background: light-dark(#ffffff, #202124);
    color: light-dark(#1f2328, #e8eaed);
    font: 400 14px/1.45 system-ui, sans-serif;
  }
  p { margin: 2px 0; }
  button {
    flex: none;
    min-block-size: 28px;
    padding: 3px 10px;
    border: 1px solid light-dark(#767f89, #868e97);
    border-radius: 6px;
    background: none;
    color: inherit;
    font: inherit;
    font-size: 13px;
    cursor: pointer;
  }
  @media (pointer: coarse) { button { min-block-size: 44px; } }
  @media print { :host { display: none !important; } }
`;

/** A notice's words, in the reader's language. */
export interface NoticeWords {
  text: string;
  close: string;
}

/** Says one thing quietly in a corner of the page, until the reader closes it. Needs nothing of the extension. */
export function showNotice({ text, close }: NoticeWords): void {
  const host = nativeDocument.createElement(HOST_NAME);
  host.popover = 'manual';
  const style = nativeDocument.createElement('style');
  style.textContent = SHEET;
  const box = nativeDocument.createElement('div');
  const words = nativeDocument.createElement('p');
  words.role = 'status';
  const button = nativeDocument.createElement('button');
  button.type = 'button';
  button.textContent = close;
  button.addEventListener('click', () => host.remove());
  box.append(words, button);
  host.attachShadow({ mode: 'closed' }).append(style, box);
  nativeDocument.documentElement.append(host);
  host.showPopover();
  // A live region tells only what comes into it.
  words.textContent = text;
}
