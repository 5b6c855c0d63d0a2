import type { Tone } from '../checking/verdict.ts';
import type { MarkNames } from '../mark-names.ts';

/** How a tone is drawn. */
interface Stroke {
  line: 'solid' | 'dotted' | 'dashed';
  colour: string;
  /** CSS px. */
  width: number;
}

/**
 * One shape a tone: the shape carries the meaning, the colour helps. Colours are fixed, because a page's custom properties and colour
 * scheme are its own, and each has at least 3:1 against light and dark pages (test/unit/background/mark-sheet.test.ts).
 */
export const STROKES: Readonly<Record<Tone, Stroke>> = {
  green: { line: 'solid', colour: '#15803d', width: 2 },
  amber: { line: 'dotted', colour: '#b45309', width: 4 },
  grey: { line: 'dashed', colour: '#6b7280', width: 2 },
  neutral: { line: 'dotted', colour: '#6b7280', width: 2 },
};

/**
 * The style sheet of the marks of one page. It is the reader's (user origin) and every declaration is important, so that no rule of a
 * page is stronger (CSS Cascade 4, 6.1).
 */
export function markSheet({ tones, shown }: MarkNames): string {
  const every = Object.values(tones).map(highlight).join(', ');
  const strokes = Object.entries(STROKES).map(([tone, { line, colour, width }]) =>
    rule(highlight(tones[tone as Tone]), `text-decoration: underline ${line} ${colour} ${width}px`, 'text-underline-offset: 3px'),
  );
  return [
    ...strokes,
    // What the reader has chosen in the panel, for as long as it is looked for: like a selection.
    rule(highlight(shown), 'background-color: Highlight', 'color: HighlightText'),
    `@media (forced-colors: active) { ${rule(every, 'text-decoration-color: CanvasText')} }`,
    `@media print { ${rule(every, 'text-decoration: none')} }`,
  ].join('\n');
}

function highlight(name: string): string {
  return `::highlight(${name})`;
}

function rule(selector: string, ...declarations: readonly string[]): string {
  return `${selector} { ${declarations.map((declaration) => `${declaration} !important;`).join(' ')} }`;
}
