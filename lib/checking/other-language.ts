import { languageOf } from '../language/language-of.ts';
import type { Check } from './claim.ts';
import type { DocumentText } from './document.ts';

/**
 * Do the quoted words and a cited document differ in language? Then they cannot be compared: a translation has other words, and a document
 * can have been filed in another language than a part of it that is quoted.
 */
export function isInOtherLanguage({ claim, cited }: Check): boolean {
  const quoted = languageOf(claim.text, claim.sentence);
  if (!quoted) return false;
  return cited.documents.some(({ texts }) => {
    const languages = texts.flatMap((text) => languageOfText(text) ?? []);
    return languages.length > 0 && !languages.includes(quoted);
  });
}

/** Long ones are asked for many quotations. */
const languages = new WeakMap<DocumentText, string | null>();

function languageOfText(text: DocumentText): string | null {
  let language = languages.get(text);
  if (language === undefined) languages.set(text, (language = languageOf(text.text)));
  return language;
}
