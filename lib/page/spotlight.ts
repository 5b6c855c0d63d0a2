import type { MarkNames } from '../mark-names.ts';
import { keepListening } from './keep-listening.ts';
import { rectsOf } from './hit-test.ts';
import { scrollToText } from './scroll-to-text.ts';
import type { PlacedFinding } from './placed-finding.ts';

/** Shows the reader where a finding stands that was chosen in the panel, until the reader does something on the page. */
export class Spotlight {
  readonly #name: string;
  #shown: PlacedFinding | null = null;

  constructor({ shown }: MarkNames, signal: AbortSignal) {
    this.#name = shown;
    keepListening((until) => {
      for (const name of ['pointerdown', 'keydown'] as const)
        window.addEventListener(name, () => this.#clear(), { capture: true, passive: true, signal: until });
    }, signal);
    signal.addEventListener('abort', () => this.#clear());
  }

  /** @returns false where it has no place that could be shown */
  show(placed: PlacedFinding): boolean {
    const span = placed.place.spans.find((each) => rectsOf(each).length > 0);
    if (!span) return false;
    scrollToText(span.node);
    this.#shown = placed;
    this.#paint();
    return true;
  }

  /** The findings of the page have changed. */
  refresh(found: readonly PlacedFinding[]): void {
    if (!this.#shown) return;
    this.#shown = found.find(({ key }) => key === this.#shown?.key) ?? null;
    this.#paint();
  }

  #clear(): void {
    if (!this.#shown) return;
    this.#shown = null;
    this.#paint();
  }

  #paint(): void {
    if (!this.#shown) {
      CSS.highlights.delete(this.#name);
      return;
    }
    const ranges = this.#shown.place.spans.map(
      ({ node, start, end }) => new StaticRange({ startContainer: node, startOffset: start, endContainer: node, endOffset: end }),
    );
    CSS.highlights.set(this.#name, new Highlight(...ranges));
  }
}
