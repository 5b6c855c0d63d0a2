/**
 * Stands in a block's text where a reader sees something that cannot be read: a fraction, a formula that is a picture. Nothing is said of
 * words that reach across it. Unicode's sign between a text and its annotation, which no page holds; Chromium loads no script that holds a
 * noncharacter.
 */
export const HOLE = '\uFFFA';
