import { ENGLISH } from './words/english.ts';

/** What our own views say, in the language of the reader's browser. */
export const words = ENGLISH;

export type Words = typeof ENGLISH;
