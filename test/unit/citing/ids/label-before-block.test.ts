import { expect, test } from 'vitest';
import { citePage } from '../../../../lib/citing/cite-page.ts';
import { pageFromHtml } from '../page-from-html.ts';

test.each([
  ['a row of two cells', '<table><tr><td>Bulletin number</td><td>99-901</td></tr></table>', ['99-901']],
  ['a row header', '<table><tr><th>NHTSA item number</th><td>99000001</td></tr></table>', ['MC-99000001']],
  [
    'a column header',
    '<table><tr><th>Car</th><th>TSB</th></tr><tr><td>Horn 200</td><td>99-901</td></tr><tr><td>Horn 300</td><td>99-902</td></tr></table>',
    ['99-901', '99-902'],
  ],
  [
    'a first row that is the head',
    '<table><tr><td>Car</td><td>ODI number</td></tr><tr><td>Horn 200</td><td>99000001</td></tr></table>',
    ['ODI-99000001'],
  ],
  ['a term', '<dl><dt>Complaint number</dt><dd>99000001</dd></dl>', ['ODI-99000001']],
  ['a line before', '<div>Manufacturer communication number</div><div>99000001</div>', ['MC-99000001']],
  [
    'a line that leads in a list',
    '<p>These complaints (ODI numbers) tell of the same horn:</p><ul><li>99000001</li><li>99000002</li></ul>',
    [],
  ],
  ['a list after its label', '<p>ODI numbers:</p><ul><li>99000001</li><li>99000002</li></ul>', ['ODI-99000001', 'ODI-99000002']],
  ['a number over lines', '<p>TSB numbers:</p><p>99-901<br>99-902</p>', ['99-901', '99-902']],
])('%s labels a bare number', (_, html, ids) => {
  expect(citePage(pageFromHtml(html)).citations.map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['a sentence before', '<p>The dealer knew the TSB.</p><p>99-901-14</p>'],
  ['another row', '<table><tr><td>x</td><td>TSB</td></tr><tr><td>99-901</td><td>y</td></tr></table>'],
  ['another column', '<table><tr><th>TSB</th><th>Part</th></tr><tr><td>none</td><td>99-901</td></tr></table>'],
  ['a label that does not tell the kind', '<dl><dt>NHTSA ID number</dt><dd>99000001</dd></dl>'],
])('%s labels nothing', (_, html) => {
  expect(citePage(pageFromHtml(html)).citations).toEqual([]);
});
