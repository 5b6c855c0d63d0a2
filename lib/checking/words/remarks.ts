/** What a writer leaves out of quoted words without changing them, and says so. */
const OMITTED = ['quotation marks?', 'quotes', 'alterations?', 'citations?', 'footnotes?', 'ellips[ei]s', 'brackets?'].join('|');
/** How a writer sets quoted words without changing them. */
const SET = ['emphasis', 'italics', 'bold(?:face)?', 'underlin(?:e|ing)', 'capitali[sz]ation'].join('|');
const DONE = ['added', 'mine', 'ours', 'supplied', 'omitted', 'removed', 'altered', '(?:is |in (?:the )?)?original'].join('|');

const REMARKS = [
  'sic[.!]?',
  'cleaned up',
  `(?:internal |original )?(?:${OMITTED})(?:(?:,| and|, and) (?:${OMITTED}))* (?:omitted|altered|added|removed)`,
  `(?:${SET}) (?:${DONE})`,
].join('|');

/** "(emphasis added)", "[sic]", "(internal quotation marks and citations omitted)". */
const REMARK = new RegExp(`^(?:\\((?:${REMARKS})\\)|\\[(?:${REMARKS})\\])`, 'i');

/** How a remark begins. */
const BEGINS = /^[([](?:si|cl|in|or|qu|al|ci|fo|el|br|em|it|bo|un|ca)/i;

/** Code units of the longest remark. */
const LONGEST = 90;

/**
 * A remark in brackets on how quoted words were set, and what of the source's typography was left out. It is no word of the quotation, and
 * allows no word to be another: typography is not compared anyway.
 * @returns code units of the remark that begins at `at`; 0 where none does
 */
export function remarkAt(text: string, at: number): number {
  // Nearly all brackets are none.
  if (!BEGINS.test(text.slice(at, at + 3))) return 0;
  return REMARK.exec(text.slice(at, at + LONGEST).replace(/\s/g, ' '))?.[0].length ?? 0;
}
