import { nativeDocument } from './native.ts';

/** Classes that Chrome's translator, and Google's in the page, give the root element while the page's words are replaced by others. */
const TRANSLATED = ['translated-ltr', 'translated-rtl'];

/** Tells whether the words of a page are still those of whoever wrote it: translators in browsers replace them in place. */
export class Translation {
  readonly #language = languageOfPage();

  /** A translator marks the page, or its language is another one than at first (Firefox says no more). */
  get isUnderWay(): boolean {
    const isMarked = TRANSLATED.some((name) => root()?.classList.contains(name));
    return isMarked || languageOfPage() !== this.#language;
  }
}

/** Missing while a page is written anew. */
const root = (): HTMLElement | null => nativeDocument.documentElement;

/** "en" of "en-US". */
function languageOfPage(): string {
  return (root()?.lang ?? '').split('-', 1)[0]!.toLowerCase();
}
