/** What stands in a text's place where there is none, folded as below, and where it was seen. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  'there is no summary currently available': 'NHTSA investigations of 1983 to 1999: 28 of 30 in a sample of the flat file',
  'file has been attached': 'an owner’s complaint in the public interface; what was attached is not',
};

/** Longer texts say something (code units). */
const LONGEST_PLACEHOLDER = 200;

/** Is this all that a document says, and only says that its text is somewhere else, or nowhere? Nothing can be refuted by it. */
export function isPlaceholder(text: string): boolean {
  if (text.length > LONGEST_PLACEHOLDER) return false;
  const folded = text
    .toLowerCase()
    .replace(/\*[a-z*]+\s*$/, '') // The clerk's initials at the end of a complaint.
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return Object.hasOwn(PLACEHOLDERS, folded);
}
