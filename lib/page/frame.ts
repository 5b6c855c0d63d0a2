import { nativeDocument } from './native.ts';

/** A frame that is smaller holds no text to check: a banner, a button, a pixel (CSS px). */
const ROOM = { width: 200, height: 100 };

const isFrame = () => window !== window.top;

/** Is there room to read here? Resolves at once in a page, and in a frame when it is large enough, or at the signal. */
export async function roomToRead(signal: AbortSignal): Promise<void> {
  const hasRoom = () => innerWidth >= ROOM.width && innerHeight >= ROOM.height;
  if (!isFrame() || hasRoom()) return;
  await new Promise<void>((resolve) => {
    const grown = new AbortController();
    const ended = AbortSignal.any([signal, grown.signal]);
    const look = () => {
      if (hasRoom()) grown.abort();
    };
    window.addEventListener('resize', look, { signal: ended });
    // A frame of another site may begin without any size, and gets its first one without an event (seen in Chromium, in 1 of 50 frames).
    const sized = new ResizeObserver(look);
    sized.observe(nativeDocument.documentElement);
    ended.addEventListener('abort', () => {
      sized.disconnect();
      resolve();
    });
  });
}

/** The host of the page in the address bar, which a frame is part of: by it a reader switches a site off. */
export function siteHost(): string {
  const outermost = isFrame() ? [...(location.ancestorOrigins ?? [])].at(-1) : undefined;
  // A frame that was opened by a page without an address of its own has no other name than its own.
  return outermost && URL.canParse(outermost) ? new URL(outermost).hostname : location.hostname;
}
