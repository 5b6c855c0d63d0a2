import type { CDPSession } from 'playwright';

/**
 * What a screen reader is told of the open card, undefined where none is open: the only way into a closed shadow root.
 * @param debug a session on the page
 */
export async function readCard(debug: CDPSession): Promise<{ verdict: string; reason: string } | undefined> {
  const { nodes } = await debug.send('Accessibility.getFullAXTree');
  const dialog = nodes.find(({ role, ignored }) => role?.value === 'dialog' && !ignored);
  return dialog && { verdict: String(dialog.name?.value), reason: String(dialog.description?.value) };
}
