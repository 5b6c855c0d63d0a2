import type { PageSession } from './session.ts';

/**
 * Where the small script that runs on every page meets the session, which is injected only into pages that may cite a document. Both
 * run in the extension's isolated world, as the card does.
 */
interface SessionSlot {
  quotemarkSession?: typeof PageSession;
}

export function pageSession(): typeof PageSession | undefined {
  return (globalThis as SessionSlot).quotemarkSession;
}

export function setPageSession(session: typeof PageSession): void {
  (globalThis as SessionSlot).quotemarkSession = session;
}
