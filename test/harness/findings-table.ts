import { ENGLISH } from '../../components/words/english.ts';
import type { CheckedPage } from './check-pages.ts';

const HEADINGS = ['tone', 'verdict', 'ids', 'words', 'reason'] as const;

/** Findings for people: a block a page, a line a finding, cut to `width` characters. */
export function findingsTable(pages: readonly CheckedPage[], width: number): string {
  return pages.map((page) => pageTable(page, width)).join('\n');
}

function pageTable({ page, findings, summary, tampered, uncounted, error }: CheckedPage, width: number): string {
  const counts = Object.entries(summary).map(([tone, count]) => `${count} ${tone}`);
  const notices = [tampered && ENGLISH.tampered, uncounted && ENGLISH.tooManyFound(uncounted), error].filter(Boolean);
  const head = `${[`${page}: ${counts.join(', ')}`, ...notices].join('. ')}\n`;
  if (!findings.length) return head;
  const rows = findings.map(({ type, tone, verdict, ids, text, reason }) => [
    tone,
    verdict,
    ids.join(', '),
    type === 'quotation' ? `“${text}”` : text,
    reason,
  ]);
  const fixed = [0, 1, 2].map((column) => Math.max(HEADINGS[column]!.length, ...rows.map((row) => row[column]!.length)));
  // The words and the reason share what the others leave.
  const rest = Math.max(40, width - fixed.reduce((sum, one) => sum + one + 2, 2));
  const widths = [...fixed, Math.floor(rest / 2), Math.ceil(rest / 2)];
  const line = (cells: readonly string[]) =>
    `  ${cells
      .map((cell, column) => fit(cell, widths[column]!))
      .join('  ')
      .trimEnd()}\n`;
  return head + line(HEADINGS) + rows.map(line).join('');
}

function fit(text: string, width: number): string {
  const flat = text.replaceAll(/\s+/g, ' ');
  return flat.length > width ? `${flat.slice(0, width - 1)}…` : flat.padEnd(width);
}
