/**
 * Stands in a block's text where a reader sees something that cannot be read: a fraction, a formula that is a picture. A noncharacter of
 * Unicode, which no page holds. Nothing is said of words that reach across it.
 */
export const HOLE = '\uFDD0';
