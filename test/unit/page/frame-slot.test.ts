import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readingFrame } from '../../../lib/page/frame-slot.ts';

/** What a frame answers to the source of the function alone, as the browser runs it there. */
function answerOf(frame: { quotemarkReads?: boolean; hasFocus: boolean }): unknown {
  class Document {
    hasFocus() {
      return frame.hasFocus;
    }
  }
  return runInNewContext(`(${readingFrame.toString()})()`, { quotemarkReads: frame.quotemarkReads, Document, document: new Document() });
}

test('the source alone tells whether a frame is read, and where focus is', () => {
  expect(answerOf({ hasFocus: true })).toBeNull();
  expect({ ...(answerOf({ quotemarkReads: true, hasFocus: true }) as object) }).toEqual({ focused: true });
  expect({ ...(answerOf({ quotemarkReads: true, hasFocus: false }) as object) }).toEqual({ focused: false });
});
