import { expect, test } from 'vitest';
import { citePage } from '../../../../lib/citing/cite-page.ts';
import { pageFromHtml } from '../page-from-html.ts';

const WORDS = 'the horn can stay silent in the cold';

test.each([
  ['before, curly', `<p>MC-99000001 says “${WORDS}”.</p>`, 'MC-99000001', 'id-before'],
  ['before, straight', `<p>According to EA99-901, "${WORDS}."</p>`, 'EA99-901', 'id-before'],
  ['before, q element', `<p>Bulletin MC-99000001 says <q>${WORDS}</q>.</p>`, 'MC-99000001', 'id-before'],
  ['after, brackets', `<p>It is known that “${WORDS}” [MC-99000001].</p>`, 'MC-99000001', 'id-after'],
  ['after, full stop', `<p>It is known that “${WORDS}.” (99V-901) Nobody knew.</p>`, '99V-901', 'id-after'],
  ['list item', `<ul><li>99V-901 came first. “${WORDS}.”</li><li>EA99-901</li></ul>`, '99V-901', 'same-item'],
  ['row', `<table><tr><th>99V-901</th><td>see EA99-901</td><td>“${WORDS}”</td></tr></table>`, '99V-901', 'same-row'],
  ['line before', `<p>EA99-901 reads:</p><blockquote>${WORDS}</blockquote>`, 'EA99-901', 'lead-in'],
  ['heading', `<h2>Recall 99V-901</h2><p>First a word. The filing says “${WORDS}”.</p>`, '99V-901', 'heading'],
  [
    'link',
    `<p>The <a href="https://static.nhtsa.gov/odi/tsbs/2026/MC-99000001-0001.pdf">bulletin</a> says “${WORDS}”.</p>`,
    'MC-99000001',
    'link',
  ],
])('%s', (_, html, id, rule) => {
  const { quotations } = citePage(pageFromHtml(html));
  expect(quotations.map(({ text }) => text.replace(/\.$/, ''))).toEqual([WORDS]);
  expect(quotations[0]!.attribution).toMatchObject({ ids: [id], rule });
});
