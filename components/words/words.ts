import { ENGLISH, type Words } from './english.ts';
import { SPANISH } from './spanish.ts';

/** What our own views say, in the language of the reader's browser. */
export const words: Words = navigator.language.startsWith('es') ? SPANISH : ENGLISH;
