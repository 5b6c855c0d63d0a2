import type { Asker } from '../record/asker.ts';
import type { DocumentKey } from '../record/document-keys.ts';

/**
 * So many documents that the dataset does not hold are asked of NHTSA for one page. At the pace at which NHTSA is asked that is half a
 * minute; a page with thousands of ids would have the browser ask for half an hour.
 */
const ALLOWANCE = 50;

interface Page extends Asker {
  address: string;
  allowed: number;
  controller: AbortController;
}

/** The pages on whose behalf NHTSA is asked, one a tab. */
export class Askers {
  readonly #pages = new Map<number, Page>();

  /** @param tabAddress another page has an allowance of its own; a place in the same page is no other one */
  of(tabId: number, tabAddress: string): Asker {
    const [address] = tabAddress.split('#', 1) as [string];
    const known = this.#pages.get(tabId);
    if (known?.address === address) return known;
    this.gone(tabId);
    const page = newPage(tabId, address);
    this.#pages.set(tabId, page);
    return page;
  }

  /** The reader wants more of a page's documents to be asked for. */
  more(tabId: number): void {
    const page = this.#pages.get(tabId);
    if (page) page.allowed += ALLOWANCE;
  }

  /** The tab is closed. */
  gone(tabId: number): void {
    this.#pages.get(tabId)?.controller.abort(new DOMException('The page is gone', 'AbortError'));
    this.#pages.delete(tabId);
  }
}

function newPage(id: number, address: string): Page {
  const asked = new Set<DocumentKey>();
  const controller = new AbortController();
  const page: Page = {
    id,
    address,
    allowed: ALLOWANCE,
    controller,
    signal: controller.signal,
    mayAsk(key) {
      if (!asked.has(key) && asked.size >= page.allowed) return false;
      asked.add(key);
      return true;
    },
  };
  return page;
}
