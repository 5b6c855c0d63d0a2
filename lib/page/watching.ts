import { attributeOf, nativeDocument } from './native.ts';

/** Marks of an answer that is still being written, as sites set them. */
export const STREAMING_SELECTOR =
  '[data-is-streaming="true"], [data-perf-row-streaming="true"], [aria-busy="true"], ' +
  '.progressive-markdown, .result-streaming, .streaming-animation';

/** Classes and styles change all the time, for looks; only a change of these is one of the text. */
const STREAMING_CLASSES = /(?:^|\s)(?:progressive-markdown|result-streaming|streaming-animation)(?:\s|$)/;
const HIDING_STYLES = /(?:display:\s*none|visibility:\s*hidden)/;

/** Attributes whose change is one of the text. */
export const TEXT_ATTRIBUTES = ['class', 'data-is-streaming', 'data-perf-row-streaming', 'aria-busy', 'hidden', 'href'] as const;

export interface PageWatcher {
  /** The attributes that it wants to hear of. */
  attributes: readonly string[];
  /**
   * Called for each change, from the observer's callback: it may only note what changed, read no layout and write nothing.
   * @param isNews text may read differently now; other changes tell at most what an element means
   */
  onRecord(record: MutationRecord, isNews: boolean): void;
  /** Once after each batch of changes in which there were news. */
  onNews(): void;
}

/** Watches a page and its shadow roots. */
export class PageWatch {
  readonly #observer: MutationObserver;
  readonly #watched = new WeakSet<Node>();
  readonly #attributes: readonly string[];

  constructor({ attributes, onRecord, onNews }: PageWatcher, signal: AbortSignal) {
    this.#attributes = attributes;
    this.#observer = new MutationObserver((records) => {
      let hasNews = false;
      for (const record of records) {
        const news = isNews(record);
        onRecord(record, news);
        hasNews ||= news;
      }
      if (hasNews) onNews();
    });
    signal.addEventListener('abort', () => this.#observer.disconnect());
  }

  watch(root: Document | ShadowRoot): void {
    if (this.#watched.has(root)) return;
    this.#watched.add(root);
    this.#observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: [...this.#attributes],
      attributeOldValue: true,
    });
  }
}

/** Asks a record for no more than is needed: each answer costs, and a streaming page brings thousands a second. */
function isNews(record: MutationRecord): boolean {
  const { type, target } = record;
  if (type === 'characterData') return true;
  if (type === 'childList') {
    // Beside the body stand our own host and those of others.
    return target !== nativeDocument.documentElement || [...record.addedNodes].some((node) => node === nativeDocument.body);
  }
  const { attributeName, oldValue } = record;
  if (attributeName === 'class') return hasChanged(STREAMING_CLASSES, oldValue, target, 'class');
  if (attributeName === 'style') return hasChanged(HIDING_STYLES, oldValue, target, 'style');
  return attributeName === 'aria-hidden' || (TEXT_ATTRIBUTES as readonly (string | null)[]).includes(attributeName);
}

/** Does an attribute fit that did not, or no longer? */
function hasChanged(pattern: RegExp, before: string | null, target: Node, name: string): boolean {
  return pattern.test(before ?? '') !== pattern.test(attributeOf(target as Element, name) ?? '');
}
