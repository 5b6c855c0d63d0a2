/** A quotation, the id it is said to be from, and where that document can be read. */
export interface Cited {
  id: string;
  address: string;
  quotation: string;
}

/** @param at number of the part on its page */
type Way = (cited: Cited, at: number) => string;

/** How a chatbot's answer cites, in Markdown. */
export const IN_ANSWERS: Readonly<Record<string, Way>> = {
  before: ({ id, quotation }) => `According to ${id}, “${md(quotation)}”, so it is worth asking.`,
  after: ({ id, quotation }) => `The record puts it this way: “${md(quotation)}” (${id}).`,
  bracketed: ({ id, quotation }) => `The record puts it this way: “${md(quotation)}” [${id}]`,
  'linked id': ({ id, address, quotation }) => `In [${id}](${address}) you can read “${md(quotation)}”.`,
  link: ({ address, quotation }) => `The record says “${md(quotation)}” ([source](${address})).`,
  heading: ({ id, quotation }) => `#### What ${id} says\n\nIt says: “${md(quotation)}”`,
  list: ({ id, quotation }) => `- **${id}**: “${md(quotation)}”\n- Ask your dealer about it.`,
  table: ({ id, quotation }) => `| Document | In its own words |\n|---|---|\n| ${id} | “${md(quotation).replaceAll('|', '\\|')}” |`,
  footnote: ({ id, quotation }, at) => `The record says “${md(quotation)}”.[^${at}]\n\n[^${at}]: NHTSA, ${id}.`,
  block: ({ id, quotation }) => `${id} states:\n\n> ${md(quotation)}`,
};

/** How people cite in a forum thread, in HTML. */
export const IN_THREADS: Readonly<Record<string, Way>> = {
  'straight marks before': ({ id, quotation }) => `<p>Look up ${id}. It says "${html(quotation)}"</p>`,
  'straight marks after': ({ id, quotation }) => `<p>"${html(quotation)}" - ${id}</p>`,
  'quote box': ({ id, quotation }) => `<p>From ${id}:</p><blockquote><p>${html(quotation)}</p></blockquote>`,
  'cite below': ({ id, quotation }) => `<blockquote><p>${html(quotation)}</p><footer>${id}</footer></blockquote>`,
  'inline quotation': ({ id, quotation }) => `<p>Per <b>${id}</b>, <q>${html(quotation)}</q></p>`,
  'address below': ({ address, quotation }) => `<p>“${html(quotation)}”<br><a href="${html(address)}">${html(address)}</a></p>`,
};

/** An answer with one heading a question. */
export function answerPage(parts: readonly string[]): string {
  return parts.map((part, at) => `### Question ${at + 1}\n\n${part}\n`).join('\n');
}

/** A thread with one post a part. */
export function threadPage(parts: readonly string[]): string {
  const posts = parts.map((part) => `<article class="post"><div class="message-body">${part}</div></article>`);
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Thread</title></head>\n<body><main>\n${posts.join('\n')}\n</main></body></html>\n`;
}

/** Characters that Markdown would take for its own. */
function md(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`);
}

function html(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
