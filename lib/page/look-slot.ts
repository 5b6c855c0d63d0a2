import type { lookAt } from './look.ts';

/** Where the session meets the look before green, which is injected only into pages on which something would be green or amber. */
interface LookSlot {
  quotemarkLook?: typeof lookAt;
}

export function pageLook(): typeof lookAt | undefined {
  return (globalThis as LookSlot).quotemarkLook;
}

export function setPageLook(look: typeof lookAt): void {
  (globalThis as LookSlot).quotemarkLook = look;
}
