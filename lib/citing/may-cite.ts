/**
 * Cheap first pass: could this run of text, or this address, be part of a citation? May say yes too often, must never say no to
 * text that holds an id or the beginning of one that markup cuts apart. A page where every run says no is left alone.
 */
export function mayCite(text: string): boolean {
  return /\d/.test(text);
}
