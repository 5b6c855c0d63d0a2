import type { TsbRow } from './schemas.ts';

/** The paragraphs of portable text, each as GROQ's `pt::text` reads it: spans joined without a seam, null as nothing. */
export function paragraphsOf(body: TsbRow['body']): string[] {
  return (body ?? [])
    .filter((block) => block._type === 'block')
    .map((block) => (block.children ?? []).map((span) => span.text ?? '').join(''));
}

/** Joins paragraphs the way `DocumentText.text` parts them. */
export function joinParagraphs(paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n');
}
