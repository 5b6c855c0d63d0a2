import { nativeDocument } from './native.ts';

/** Where a frame that is read says so: the background looks for it in all frames of a tab. */
interface FrameSlot {
  quotemarkReads?: boolean;
}

export function setReads(reads: boolean): void {
  (globalThis as FrameSlot).quotemarkReads = reads;
}

/**
 * Runs in a frame, so it uses nothing of this file: null where the frame is not read, else whether focus is in it or in one of its own
 * frames.
 */
export function readingFrame(): { focused: boolean } | null {
  return (globalThis as FrameSlot).quotemarkReads ? { focused: nativeDocument.hasFocus() } : null;
}
