import type { Code } from './verdict.ts';

/** Codes of verdicts that are grey although the source was read: asking it again tells no more. */
export const READ_IN_VAIN: ReadonlySet<Code> = new Set<Code>(['not-in-abstract', 'other-language', 'damaged-text', 'editor-replaced']);
