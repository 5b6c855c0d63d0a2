/** Marks of an answer that is still being written, as sites set them (research/platform.md 2). */
export const STREAMING_SELECTOR =
  '[data-is-streaming="true"], [data-perf-row-streaming="true"], [aria-busy="true"], .progressive-markdown, .result-streaming, .streaming-animation';

/** Classes change all the time, for looks; only a change of these counts. */
const STREAMING_CLASSES = /(?:^|\s)(?:progressive-markdown|result-streaming|streaming-animation)(?:\s|$)/;
const WATCHED_ATTRIBUTES = ['class', 'data-is-streaming', 'data-perf-row-streaming', 'aria-busy', 'hidden', 'href'];

/** What is typed or kept here is not read, so a change of it is none. */
const UNREAD = 'head, script, style, [contenteditable]:not([contenteditable="false" i]), [role="textbox"]';

/** Of how many changed places a list is kept; a page that changes more is looked at as a whole. */
const MOST_PLACES = 1000;

/** Where text has changed. */
export type Place = Document | ShadowRoot | Element | Text;

export interface PageChanges {
  /** Text nodes whose data was written. */
  onText?(node: Text): void;
  /** Nodes were taken out. */
  onRemoval?(): void;
  /** Once after each batch of changes. */
  onChange(): void;
}

/** Watches a page and its shadow roots. The observer's callback only notes what changed: it reads no layout and writes nothing. */
export class PageWatch {
  private readonly observer: MutationObserver;
  private readonly watched = new WeakSet<Node>();
  private places = new Set<Node>();
  private many = false;

  constructor(changes: PageChanges, signal: AbortSignal) {
    this.observer = new MutationObserver((records) => this.note(records, changes));
    signal.addEventListener('abort', () => this.observer.disconnect());
  }

  watch(root: Document | ShadowRoot): void {
    if (this.watched.has(root)) return;
    this.watched.add(root);
    this.observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: WATCHED_ATTRIBUTES,
      attributeOldValue: true,
    });
  }

  /** The places that changed since the last call and can hold text that is read; null where they are too many to tell. */
  takePlaces(): readonly Place[] | null {
    const places = this.many ? null : [...this.places].filter(isRead);
    this.places = new Set();
    this.many = false;
    return places;
  }

  private note(records: readonly MutationRecord[], changes: PageChanges): void {
    let changed = false;
    let removed = false;
    for (const record of records) {
      if (!matters(record)) continue;
      changed = true;
      if (record.type === 'childList') removed = this.noteChildren(record) || removed;
      else this.notePlace(record.target);
      if (record.type === 'characterData') changes.onText?.(record.target as Text);
    }
    if (removed) changes.onRemoval?.();
    if (changed) changes.onChange();
  }

  /** True when nodes were taken out; what is left can read differently than before. */
  private noteChildren({ target, addedNodes, removedNodes }: MutationRecord): boolean {
    if (removedNodes.length > 0) {
      this.notePlace(target);
      return true;
    }
    // What is to be read as a whole needs no list, and one answer can bring thousands of nodes a second.
    if (!this.many) for (const node of addedNodes) this.notePlace(node);
    return false;
  }

  private notePlace(node: Node): void {
    if (this.places.size < MOST_PLACES) this.places.add(node);
    else this.many = true;
  }
}

function matters(record: MutationRecord): boolean {
  const { type, target } = record;
  if (type === 'attributes' && record.attributeName === 'class') {
    return STREAMING_CLASSES.test(record.oldValue ?? '') || STREAMING_CLASSES.test((target as Element).getAttribute('class') ?? '');
  }
  // Beside the body stand our own host and those of others.
  if (type === 'childList' && target === document.documentElement) return [...record.addedNodes].some((node) => node === document.body);
  return true;
}

function isRead(node: Node): node is Place {
  if (!node.isConnected) return false;
  switch (node.nodeType) {
    case Node.ELEMENT_NODE:
      return !(node as Element).closest(UNREAD);
    case Node.TEXT_NODE:
      return !node.parentElement?.closest(UNREAD);
    case Node.DOCUMENT_FRAGMENT_NODE:
      return !(node as ShadowRoot).host.closest(UNREAD);
    default:
      return node.nodeType === Node.DOCUMENT_NODE;
  }
}
