import { browser } from 'wxt/browser';
import { ENGLISH, type Words } from './english.ts';
import { SPANISH } from './spanish.ts';

/** The browser's own language, which its messages of ours are in, too. Only pages of tests have no extension around them. */
const language = (browser as typeof browser | undefined)?.i18n?.getUILanguage() ?? navigator.language;

/** What our own views say, in the language of the reader's browser. */
export const words: Words = language.startsWith('es') ? SPANISH : ENGLISH;
