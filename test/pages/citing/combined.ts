import type { CitingPage } from './citing-page.ts';

/** One quotation with its id, as a piece of a page: what stands above and below it must not change whose words it holds. */
type Template = (words: string, id: string, kind: string) => string;

const TEMPLATES: readonly Template[] = [
  (words, id) => `<p>According to ${id}, “${words}”</p>`,
  (words, id, kind) => `<p>The ${kind} <b>${id}</b> states that "${words}"</p>`,
  (words, id) => `<p>"${words}" (${id})</p>`,
  (words, id) => `<p>As NHTSA puts it, “${words}” [${id}]. I think that is clear.</p>`,
  (words, id, kind) => `<h3>${kind} ${id}</h3><p>Here is the relevant part: “${words}”</p><h3>Next</h3>`,
  (words, id) => `<ul><li><strong>${id}:</strong> “${words}”</li></ul>`,
  (words, id) => `<table><tr><td>${id}</td><td>2019</td><td>“${words}”</td></tr></table>`,
  (words, id) => `<p>From ${id}:</p><blockquote><p>${words}</p></blockquote>`,
  (words, id) => `<blockquote><p>${words}</p><p>— ${id}</p></blockquote>`,
  (words, id) => `<p>I looked up ${id} yesterday. It says: “${words}” So there.</p>`,
  (words, id) => `<p>Source: ${id}<br>“${words}”</p>`,
  (words, id, kind) => `<p>“${words}” according to ${kind} ${id}.</p>`,
  (words, id) => `<p>“${words}” says ${id}.</p>`,
  (words, id, kind) => `<p><a href="https://example.org/x">${kind} ${id}</a> notes: ‘${words}’</p>`,
  (words, id) => `<dl><dt>${id}</dt><dd>“${words}”</dd></dl>`,
  (words, id) => `<p>${id} reads as follows:</p><p>${words}</p>`,
  (words, id) => `<p>${id} - "${words}"</p>`,
  (words, id, kind) => `<p>If you read ${kind} ${id} carefully, you will see the line «${words}» in it.</p>`,
  (words, id) => `<p>In ${id} the text says “${words}” and that is it.</p>`,
  (words, id, kind) => `<p>“${words}” is what the ${kind} says (${id}).</p>`,
  (words, id) => `<p>“${words}” That is from ${id}.</p>`,
  (words, id, kind) => `<p>There is a ${kind} for this, ${id}.</p><p>The ${kind} says “${words}”</p>`,
  (words, id) => `<h2>${id}</h2><blockquote>${words}</blockquote><h2>Other</h2>`,
  (words, id, kind) => `<h3>What ${kind} ${id} says</h3><ul><li>“${words}”</li></ul><h3>Next</h3>`,
  (words, id, kind) => `<ol><li>${kind} ${id}<ul><li>“${words}”</li></ul></li></ol>`,
  (words, id) => `<p>Quote: “${words}”<br>Source: ${id}</p>`,
  (words, id) => `<table><tr><th>Quote</th><th>Id</th></tr><tr><td>“${words}”</td><td>${id}</td></tr></table>`,
  (words, id, kind) => `<p>The maker’s wording in ${kind} ${id} is “${words}”.</p>`,
  (words, id) => `<p>Owners are told in ${id} that “${words}”, which is not much.</p>`,
  (words, id, kind) => `<p>${kind} ${id} (filed in June) warns: "${words}"</p>`,
  (words, id) => `<p>"${words}" — ${id}</p>`,
  (words, id) => `<p>“${words}”<br>— ${id}</p>`,
  (words, id) => `<p>“${words}”</p><p>Source: ${id}</p>`,
  (words, id, kind) => `<p><q>${words}</q> (${kind} ${id})</p>`,
  (words, id) => `<p>See ${id} (“${words}”).</p>`,
  (words, id) => `<p>&gt; ${words}<br>— ${id}</p>`,
  (words, id) => `<p>${id}:<br>&gt; ${words}</p>`,
];

/** What stands between them and must be tied to nothing. */
const FILLERS: readonly string[] = [
  '',
  '<hr>',
  '<p>My mechanic had "no idea what this was about" when I asked.</p>',
  '<p>This has happened to many owners since 2015, and dealers rarely know about it.</p>',
  "<p>Anyway, here's more. It's not that hard to find.</p>",
  '<p>MC-99000005 is about tires.</p>',
  '<p>I also own a car under 99V-902, but that is another story.</p>',
  '<p>“This is the worst car I have ever had,” my neighbor told me.</p>',
  '<p>The “real fix” is a hammer.</p>',
  '<ul><li>99V-903</li><li>EA99-904</li></ul>',
  '<p>A friend said “you should call a lawyer about that”.</p>',
];

const KINDS: readonly (readonly [kind: string, id: (number: string) => string])[] = [
  ['recall', (number) => `99V-${number}`],
  ['investigation', (number) => `EA98-${number}`],
  ['bulletin', (number) => `MC-99100${number}`],
  ['complaint', (number) => `ODI-99200${number}`],
];

const PARTS = ['horn', 'lamp', 'latch', 'hose', 'hinge', 'relay', 'strap', 'pump', 'valve', 'cable'];
const FAULTS = ['can stay silent in the cold', 'may come loose while driving', 'was fitted the wrong way round', 'must be replaced in all cars', 'has not been tested since the change', 'wears out within two years of sale'];
const QUOTATIONS = 5;

/**
 * A page of five quotations in random shapes with random fillers between.
 * @param chance a number from 0 to below its argument
 */
export function combinedPage(chance: (below: number) => number): CitingPage {
  const pick = <T>(all: readonly T[]): T => all[chance(all.length)]!;
  const quoted: Record<string, string[]> = {};
  const html: string[] = [];
  for (let index = 0; index < QUOTATIONS; index++) {
    const [kind, idOf] = pick(KINDS);
    const number = String(110 + 10 * index + chance(10));
    const words = `The ${pick(PARTS)} no. ${number} ${pick(FAULTS)}.`;
    quoted[words] = [idOf(number)];
    html.push(pick(TEMPLATES)(words, idOf(number), kind), pick(FILLERS));
  }
  return { catches: 'neighbours that change whose words a quotation holds', html: html.join(''), quoted };
}
