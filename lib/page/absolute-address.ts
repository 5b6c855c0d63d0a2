/** The path of an address on the same host that reads as it is written. */
const PLAIN_PATH = /^\/(?![/.])(?!.*\/\.)[\w/?=&#%.~-]*$/;

/**
 * Where a link leads; empty where it leads nowhere. Having the browser put an address together is slow, so that is left out where it
 * can be.
 * @param origin of addresses that begin with a path; empty where there is none
 */
export function absoluteAddress(link: HTMLAnchorElement, origin: string): string {
  const written = link.getAttribute('href')?.trim();
  if (!written) return '';
  if (/^https?:/i.test(written)) return written;
  // Under a base address, too, it is meant to lead to a place on this page.
  if (written.startsWith('#')) return location.href.replace(/#.*/, '') + written;
  return origin && PLAIN_PATH.test(written) ? origin + written : String(link.href);
}
