import { summarise, type Finding, type PageReport } from '../../../lib/report.ts';
import { SAMPLE_FINDINGS } from './sample-findings.ts';
import type { ViewState } from './views-gallery.tsx';

/** A report as pages give it. */
export function report(findings: readonly Finding[], changes: Partial<PageReport> = {}): PageReport {
  const listed = findings.map((finding, index) => ({ ...finding, key: String(index), frame: 0 }));
  return {
    address: 'https://answer.test/',
    title: 'Answer',
    on: true,
    settled: true,
    unread: false,
    tampered: false,
    reading: [],
    findings: listed,
    uncounted: 0,
    current: null,
    summary: summarise(findings),
    ...changes,
  };
}

export const ALL = Object.values(SAMPLE_FINDINGS);

const found = (given: PageReport | null): ViewState => ({
  host: 'answer.test',
  granted: true,
  everywhere: true,
  here: true,
  report: given,
});

/** What the popup and the panel may have to show. */
export const STATES = {
  full: found(report(ALL)),
  checking: found(
    report(ALL.slice(0, 1), {
      settled: false,
      reading: ['EA99-901', 'MC-99000001', '99V-901', 'ODI-99000001', 'EA99-902', 'EA99-903', 'EA99-904'],
    }),
  ),
  tampered: found(report(ALL.slice(0, 2), { tampered: true })),
  'too many': found(
    report([{ ...SAMPLE_FINDINGS.unchecked!, verdict: { ...SAMPLE_FINDINGS.unchecked!.verdict, code: 'too-many' } }], { uncounted: 12 }),
  ),
  nothing: found(report([])),
  off: { ...found(report([], { on: false })), here: false },
  'off everywhere': { ...found(report([], { on: false })), everywhere: false },
  unread: found(null),
  'no access': { ...found(null), granted: false, host: '' },
  'no web page': { ...found(null), host: '' },
  hostile: {
    ...found(
      report([
        {
          ...SAMPLE_FINDINGS.missing!,
          text: `<img src=x onerror="document.title='owned'"> ${'unbroken'.repeat(60)}`,
          ids: [`MC-${'9'.repeat(200)}`],
        },
      ]),
    ),
    host: `${'unbroken'.repeat(30)}.test`,
  },
} as const satisfies Record<string, ViewState>;
export type State = keyof typeof STATES;
