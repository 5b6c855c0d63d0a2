import type { Tone } from '../checking/verdict.ts';
import { isMarkName, type MarkNames } from '../mark-names.ts';
import type { NodeSpan } from './text-pieces.ts';

/** A marked stretch of one text node; a finding has one for each node it stands in. */
export interface Mark<T> extends NodeSpan {
  /** What stood there when it was judged: when the page writes something else, the mark goes. */
  text: string;
  tone: Tone;
  owner: T;
}

interface SetMark<T> extends Mark<T> {
  range: StaticRange;
}

export const ALL_TONES: readonly Tone[] = ['green', 'amber', 'grey', 'neutral'];
/** What stays where the system paints every highlight alike. */
export const LOUD_TONES: readonly Tone[] = ['amber'];

/** How many marks are looked at between two chances to pause. */
const MARKS_A_STEP = 50;
/** A page may clear the registry so many times in a row before it counts as one that hides our marks. */
const MOST_REMOVALS = 3;
const NONE: readonly never[] = [];

/**
 * The marks of a page: CSS custom highlights, which change no node of it. The registry belongs to the page as much as to us, so only
 * entries under our own names are touched; and Firefox lets nobody iterate a Highlight from here, so what is marked is kept apart.
 */
export class Marks<T> {
  readonly #registry = CSS.highlights;
  readonly #names: MarkNames['tones'];
  readonly #highlights = new Map<Tone, Highlight>();
  readonly #byNode = new Map<Text, SetMark<T>[]>();
  #shown: readonly Tone[] = ALL_TONES;
  /** How often in a row the page had taken our entries away. */
  #removals = 0;

  constructor({ tones, token }: MarkNames) {
    this.#names = tones;
    // Firefox ends a script of an older version without a word: what it has marked stays.
    for (const name of registeredNames()) if (isMarkName(name) && !name.startsWith(token)) this.#registry.delete(name);
  }

  get empty(): boolean {
    return this.#byNode.size === 0;
  }

  /**
   * Makes these the marks of the page; ones that are there already stay untouched. In steps: whoever drives it may pause between two of
   * them, or leave it and set others.
   */
  *set(marks: readonly Mark<T>[]): Generator<void, void, void> {
    const wanted = new Map<Text, Mark<T>[]>();
    for (const [index, mark] of marks.entries()) {
      const list = wanted.get(mark.node);
      if (list) list.push(mark);
      else wanted.set(mark.node, [mark]);
      if (index % MARKS_A_STEP === MARKS_A_STEP - 1) yield;
    }
    let nodes = 0;
    for (const node of [...this.#byNode.keys(), ...wanted.keys()]) {
      this.#setIn(node, wanted.get(node)?.filter(holds) ?? NONE);
      if (++nodes % MARKS_A_STEP === 0) yield;
    }
    this.keepRegistered();
  }

  /** The page wrote into this node: its marks are painted anew if their text stands, and go if it does not. */
  recheck(node: Text): void {
    const kept = (this.#byNode.get(node) ?? NONE).filter(holds);
    for (const { tone, range } of kept) {
      // Firefox paints a static range in changed text only after its highlight was touched.
      this.#highlight(tone).delete(range);
      this.#highlight(tone).add(range);
    }
    this.#setIn(node, kept);
  }

  /** Lets go of nodes that have left the page. */
  prune(): void {
    for (const node of this.#byNode.keys()) if (!node.isConnected) this.#setIn(node, NONE);
  }

  on(node: Node): readonly Mark<T>[] {
    return this.#byNode.get(node as Text) ?? [];
  }

  *all(): Generator<Mark<T>> {
    for (const list of this.#byNode.values()) yield* list;
  }

  /** Leaves only these tones visible. */
  show(tones: readonly Tone[]): void {
    this.#shown = tones;
    for (const tone of ALL_TONES) if (!tones.includes(tone)) this.#unregister(tone);
    this.keepRegistered();
  }

  /** Puts our entries back where the page has removed or replaced them. */
  keepRegistered(): void {
    for (const tone of this.#shown) {
      const highlight = this.#highlights.get(tone);
      if (!highlight) continue;
      if (highlight.size === 0) this.#unregister(tone);
      else if (this.#registry.get(this.#names[tone]) !== highlight) this.#registry.set(this.#names[tone], highlight);
    }
  }

  /**
   * Has the page painted under our names: put another entry there, or changed what is marked? Names are no page's own, so nobody does so
   * by mistake. A page that clears the registry means its own marks: ours are put back, unless it goes on clearing.
   * To be asked now and then, before `keepRegistered`.
   */
  isTampered(): boolean {
    const marked: Record<Tone, StaticRange[]> = { green: [], amber: [], grey: [], neutral: [] };
    for (const list of this.#byNode.values()) for (const { tone, range } of list) marked[tone].push(range);
    const entries = ALL_TONES.map((tone) => ({ tone, own: this.#highlights.get(tone), entry: this.#registry.get(this.#names[tone]) }));
    const isRemoved = entries.some(({ tone, own, entry }) => !entry && own && own.size > 0 && this.#shown.includes(tone));
    this.#removals = isRemoved ? this.#removals + 1 : 0;
    if (this.#removals > MOST_REMOVALS) return true;
    return entries.some(({ tone, own, entry }) => {
      if (entry && entry !== own) return true;
      return own !== undefined && (own.size !== marked[tone].length || !marked[tone].every((range) => own.has(range)));
    });
  }

  clear(): void {
    this.#byNode.clear();
    // Also what the page has put in their place.
    for (const tone of ALL_TONES) this.#registry.delete(this.#names[tone]);
    this.#highlights.clear();
  }

  /** Gives a node these marks and no others; those that are there already keep their ranges. */
  #setIn(node: Text, marks: readonly Mark<T>[]): void {
    const before = this.#byNode.get(node) ?? NONE;
    const now = marks.map((mark) => ({ ...mark, range: before.find((other) => isSame(mark, other))?.range ?? rangeOf(mark) }));
    for (const { tone, range } of before) if (!now.some((mark) => mark.range === range)) this.#highlight(tone).delete(range);
    for (const { tone, range } of now) if (!before.some((mark) => mark.range === range)) this.#highlight(tone).add(range);
    if (now.length > 0) this.#byNode.set(node, now);
    else this.#byNode.delete(node);
  }

  #unregister(tone: Tone): void {
    const highlight = this.#highlights.get(tone);
    if (highlight && this.#registry.get(this.#names[tone]) === highlight) this.#registry.delete(this.#names[tone]);
  }

  #highlight(tone: Tone): Highlight {
    let highlight = this.#highlights.get(tone);
    if (!highlight) {
      highlight = new Highlight();
      this.#highlights.set(tone, highlight);
    }
    return highlight;
  }
}

/** Every name in the registry. Firefox lets it be iterated as the page sees it alone; what the page makes of that harms nobody. */
function registeredNames(): string[] {
  const { wrappedJSObject } = globalThis as { wrappedJSObject?: typeof globalThis };
  try {
    return [...(wrappedJSObject ?? globalThis).CSS.highlights.keys()].map(String);
  } catch {
    return [];
  }
}

function holds({ node, start, end, text }: Mark<unknown>): boolean {
  return node.isConnected && node.data.slice(start, end) === text;
}

function rangeOf({ node, start, end }: NodeSpan): StaticRange {
  return new StaticRange({ startContainer: node, startOffset: start, endContainer: node, endOffset: end });
}

function isSame(one: Mark<unknown>, other: Mark<unknown>): boolean {
  return one.start === other.start && one.end === other.end && one.tone === other.tone;
}
