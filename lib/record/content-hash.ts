/**
 * The dataset's name for a state of a document's words: the first 16 hexadecimal digits of SHA-256 over the
 * text, white space collapsed to single spaces and trimmed.
 */
export async function contentHash(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text.replace(/\s+/g, ' ').trim());
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest).subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
