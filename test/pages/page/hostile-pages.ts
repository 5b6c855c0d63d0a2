const QUOTED = 'no vehicle, pedestrian or object is in its path';
const SENTENCE = `MC-99000001 says “${QUOTED}”.`;
const page = (body: string, head = '') => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>${head}</head><body>${body}</body></html>`;

/** Pages that make trouble for whoever marks text in them; each holds the same true quotation, in one text node. */
export const PAGES: Readonly<Record<string, string>> = {
  'plain text': page(`<p>${SENTENCE}</p>`),
  'strict content security policy and trusted types': page(
    `<p>${SENTENCE}</p>`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'">`,
  ),
  'open shadow root': page(`<x-post><template shadowrootmode="open"><p>${SENTENCE}</p></template></x-post>`),
  'closed shadow root': page(`<x-post></x-post><script>document.querySelector('x-post').attachShadow({ mode: 'closed' }).innerHTML = '<p>${SENTENCE}</p>';</script>`),
  'shadow root with slotted text': page(`<div><template shadowrootmode="open">\n<section><slot></slot></section></template><p>${SENTENCE}</p></div>`),
  'the quotation inside a link': page(`<p>MC-99000001 says “<a href="#there">${QUOTED}</a>”.</p>`),
  'a page that counts its nodes': page(
    `<p>${SENTENCE}</p><script>new MutationObserver((records) => { document.title = 'changed ' + records.length; }).observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true });</script>`,
  ),
  'prototypes that the page has changed': page(
    `<p>${SENTENCE}</p><script>Node.prototype.appendChild = Element.prototype.append = Element.prototype.setAttribute = () => { throw new Error('Hands off'); };</script>`,
  ),
  'a page that names its elements like ours': page(`<p>${SENTENCE}</p><form><input name="body"><input name="nodeType"><input name="childNodes"></form><img name="documentElement">`),
  'every word in a block of the reading tree': page(`<table><tr><td>MC-99000001</td><td>“${QUOTED}”</td></tr></table>`),
};
