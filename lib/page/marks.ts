import type { Tone } from '../checking/verdict.ts';
import type { NodeSpan } from './text-map.ts';

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

const nameOf = (tone: Tone) => `quotemark-${tone}`;

/**
 * The marks of a page: CSS custom highlights, which change no node of it. The registry belongs to the page as much as to us, so only
 * entries under our own names are touched; and Firefox lets nobody iterate a Highlight from here, so what is marked is kept apart.
 */
export class Marks<T> {
  private readonly registry = CSS.highlights;
  private readonly highlights = new Map<Tone, Highlight>();
  private byNode = new Map<Text, SetMark<T>[]>();
  private shown: readonly Tone[] = ALL_TONES;

  get empty(): boolean {
    return this.byNode.size === 0;
  }

  /** Makes these the marks of the page; ones that are there already stay untouched. */
  set(marks: readonly Mark<T>[]): void {
    const before = this.byNode;
    this.byNode = new Map();
    for (const mark of marks) {
      if (!holds(mark)) continue;
      const same = takeSame(before, mark);
      const range = same?.range ?? rangeOf(mark);
      if (!same) this.highlight(mark.tone).add(range);
      const list = this.byNode.get(mark.node);
      if (list) list.push({ ...mark, range });
      else this.byNode.set(mark.node, [{ ...mark, range }]);
    }
    for (const list of before.values()) for (const mark of list) this.highlight(mark.tone).delete(mark.range);
    this.keepRegistered();
  }

  /** The page wrote into this node: its marks are painted anew if their text stands, and go if it does not. */
  recheck(node: Text): void {
    const list = this.byNode.get(node);
    if (!list) return;
    const kept = list.filter((mark) => {
      const highlight = this.highlight(mark.tone);
      highlight.delete(mark.range);
      // Firefox paints a static range in changed text only after its highlight was touched.
      if (holds(mark)) highlight.add(mark.range);
      return holds(mark);
    });
    if (kept.length > 0) this.byNode.set(node, kept);
    else this.byNode.delete(node);
  }

  /** Lets go of nodes that have left the page. */
  prune(): void {
    for (const [node, list] of this.byNode) {
      if (node.isConnected) continue;
      for (const mark of list) this.highlight(mark.tone).delete(mark.range);
      this.byNode.delete(node);
    }
  }

  on(node: Node): readonly Mark<T>[] {
    return this.byNode.get(node as Text) ?? [];
  }

  *all(): Generator<Mark<T>> {
    for (const list of this.byNode.values()) yield* list;
  }

  /** Leaves only these tones visible. */
  show(tones: readonly Tone[]): void {
    this.shown = tones;
    for (const tone of ALL_TONES) if (!tones.includes(tone)) this.unregister(tone);
    this.keepRegistered();
  }

  /** Puts our entries back where the page has removed or replaced them. */
  keepRegistered(): void {
    for (const tone of this.shown) {
      const highlight = this.highlights.get(tone);
      if (!highlight) continue;
      if (highlight.size === 0) this.unregister(tone);
      else if (this.registry.get(nameOf(tone)) !== highlight) this.registry.set(nameOf(tone), highlight);
    }
  }

  clear(): void {
    this.byNode.clear();
    for (const tone of ALL_TONES) this.unregister(tone);
    this.highlights.clear();
  }

  private unregister(tone: Tone): void {
    const highlight = this.highlights.get(tone);
    if (highlight && this.registry.get(nameOf(tone)) === highlight) this.registry.delete(nameOf(tone));
  }

  private highlight(tone: Tone): Highlight {
    let highlight = this.highlights.get(tone);
    if (!highlight) {
      highlight = new Highlight();
      this.highlights.set(tone, highlight);
    }
    return highlight;
  }
}

function holds({ node, start, end, text }: Mark<unknown>): boolean {
  return node.isConnected && node.data.slice(start, end) === text;
}

function rangeOf({ node, start, end }: NodeSpan): StaticRange {
  return new StaticRange({ startContainer: node, startOffset: start, endContainer: node, endOffset: end });
}

function takeSame<T>(byNode: Map<Text, SetMark<T>[]>, { start, end, node, tone }: Mark<T>): SetMark<T> | undefined {
  const list = byNode.get(node);
  const index = list?.findIndex((mark) => mark.start === start && mark.end === end && mark.tone === tone) ?? -1;
  return index < 0 ? undefined : list!.splice(index, 1)[0];
}
