import { ENGLISH, type Words } from './words/english.ts';
import { SPANISH } from './words/spanish.ts';

/** What our own views say, in the language of the reader's browser. */
export const words: Words = navigator.language.startsWith('es') ? SPANISH : ENGLISH;
