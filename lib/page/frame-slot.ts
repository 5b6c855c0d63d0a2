/** Where a frame that is read says so: the background looks for it in all frames of a tab. */
interface FrameSlot {
  quotemarkReads?: boolean;
}

export function setReads(reads: boolean): void {
  (globalThis as FrameSlot).quotemarkReads = reads;
}

/**
 * Runs in a frame, as its source says, so it uses nothing of this file and nothing that is imported: null where the frame is not read, else
 * whether focus is in it or in one of its own frames.
 */
export function readingFrame(): { focused: boolean } | null {
  return (globalThis as FrameSlot).quotemarkReads ? { focused: Document.prototype.hasFocus.call(document) } : null;
}
