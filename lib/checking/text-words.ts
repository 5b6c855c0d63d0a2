import { readDocumentWords } from './words/read-words.ts';
import type { Words } from './words/words.ts';
import type { DocumentText } from './document.ts';

const read = new WeakMap<DocumentText, Words>();

/** The words of a text of a document, read once for as long as the document is kept. */
export function wordsOf(text: DocumentText): Words {
  let words = read.get(text);
  if (!words) read.set(text, (words = readDocumentWords(text.text)));
  return words;
}
