/**
 * Puts text on the clipboard; must be called while a click is handled.
 * @param button where focus is and stays
 * @returns false when the browser does not allow it
 */
export async function copyText(text: string, button: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, button);
  }
}

/** Pages without TLS, and frames that are denied the clipboard, have no other way. */
function copyBySelection(text: string, button: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  button.after(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  button.focus({ preventScroll: true });
  return copied;
}
