/** Classes that Chrome's translator, and Google's in the page, give the root element while the page's words are replaced by others. */
const TRANSLATED = ['translated-ltr', 'translated-rtl'];

/** Tells whether the words of a page are still those of whoever wrote it: translators in browsers replace them in place. */
export class Translation {
  readonly #language = languageOfPage();

  /** A translator marks the page, or its language is another one than at first (Firefox says no more). */
  get isUnderWay(): boolean {
    const { classList } = document.documentElement;
    return TRANSLATED.some((name) => classList.contains(name)) || languageOfPage() !== this.#language;
  }
}

/** "en" of "en-US". */
function languageOfPage(): string {
  return document.documentElement.lang.split('-', 1)[0]!.toLowerCase();
}
