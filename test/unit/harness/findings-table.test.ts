import { expect, test } from 'vitest';
import { ENGLISH } from '../../../components/words/english.ts';
import { emptyReport } from '../../../lib/report.ts';
import { plainReport } from '../../harness/check-pages.ts';
import { findingsTable } from '../../harness/findings-table.ts';

const report = emptyReport({ address: 'https://page.example/', title: 'Page', on: true });

test('what a view says of a page as a whole is in the JSON and in the table, too', () => {
  const plain = plainReport({ ...report, tampered: true, uncounted: 12 });
  expect(plain).toEqual({ findings: [], summary: report.summary, tampered: true, uncounted: 12 });
  const table = findingsTable([{ page: 'a.html', ...plain }], 100);
  for (const said of [ENGLISH.tampered, ENGLISH.tooManyFound(12)]) expect(table).toContain(said);
});

test('of a page like most nothing is said', () => {
  expect(plainReport(report)).toEqual({ findings: [], summary: report.summary });
  expect(findingsTable([{ page: 'a.html', ...plainReport(report) }], 100)).toBe('a.html: 0 green, 0 amber, 0 grey, 0 neutral\n');
});
