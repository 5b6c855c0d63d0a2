import { roleOf } from '../language/lexicon/index.ts';
import { namesDocument } from './names-document.ts';
import { contains, nativeDocument } from './native.ts';

/** A head line is no longer (code units). */
const LONGEST = 120;
const HEADS = 'cite, [class*="author" i], [class*="title" i]';
const BLOCKS = 'p, div, header, blockquote, figcaption, td';
/** "Anna wrote:", "Quote from: Anna on March 3, 2025, 09:10:11 PM", "Originally posted by Anna" */
const POSTED = new RegExp(
  [
    '\\b(?:wrote|writes|said|posted|replied|schrieb|escribió|dijo|a écrit)\\b[^.]{0,40}$',
    '^(?:quot(?:e|ing|ed)\\b|(?:originally )?posted\\b|zitat|cita|citation)\\b',
    '发表于|發表於',
    '\\b20\\d\\d\\b.{0,12}\\b\\d{1,2}:\\d\\d',
  ].join('|'),
  'i',
);

/**
 * Does a quote box say at its head that another user of the page is quoted? So all forum software has it, each with names of its own. A
 * line that names a document, or speaks of one, is no such head.
 */
export function isPosterBox(box: Element): boolean {
  const { line, isLinked } = headOf(box);
  if (!(POSTED.test(line) || (isLinked && line.endsWith(':'))) || namesDocument(line)) return false;
  const words = line.toLowerCase().split(/[^\p{L}'’]+/u);
  return !words.some((word) => /^(?:document|pronoun)$/.test(roleOf(word) ?? ''));
}

/** The first line of a box with more than one, and whether it begins with a link; empty where it is too long. */
function headOf(box: Element): { line: string; isLinked: boolean } {
  const walker = nativeDocument.createTreeWalker(box, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let line = '';
  let isLinked = false;
  let block: Element | null = null;
  const head = () => ({ line: line.trim(), isLinked });
  while (walker.nextNode() && line.length <= LONGEST) {
    const node = walker.currentNode;
    const isBegun = /\S/.test(line);
    if (node.nodeType === Node.ELEMENT_NODE) {
      if (isBegun && /^[bh]r$/.test((node as Element).localName)) return head();
      continue;
    }
    if (!/\S/.test((node as Text).data)) continue;
    const around = node.parentElement!;
    const own = around.closest(HEADS);
    if (isBegun && around.closest(BLOCKS) !== block) return head();
    if (!isBegun) {
      block = around.closest(BLOCKS);
      isLinked = around.closest('a') !== null;
      if (own && own !== box && contains(box, own) && own.textContent.length <= LONGEST) {
        line = own.textContent;
        return head();
      }
    }
    line += (node as Text).data;
  }
  return { line: '', isLinked };
}
