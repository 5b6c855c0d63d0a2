import type { Verdict } from '../checking/verdict.ts';
import { HOLE } from './hole.ts';
import { Injection } from './injection.ts';
import type { Look, LookDifference } from './look.ts';
import { pageLook } from './look-slot.ts';
import { nativeDocument } from './native.ts';
import type { Place } from './places.ts';
import { rolesOf } from './roles-of.ts';
import type { SessionNeeds } from './session-needs.ts';
import { notAsShown } from './unchecked.ts';
import type { Ask } from './verdict-book.ts';

/** Differences after which the words in sight can be checked in place of those that were read; the others are in no words. */
const CHECKED_AS_SEEN: ReadonlySet<LookDifference['kind']> = new Set(['hidden', 'crossed-out', 'unread', 'apart']);
/** So many quotations are looked at anew in one turn, while a page rests; and so many where its styles are others than at the last turn. */
const MOST_A_TURN = { resting: 20, restyled: 1_000 };

interface Seen {
  place: Place;
  look: Look;
  /** What is asked instead, where the words in sight are others than those that were read and can be checked. */
  ask: Ask | null;
}

/**
 * What a reader sees of the quotations that would be green or amber. A verdict is about the words that are seen: where these are others
 * than those that were read they are asked about, and green or amber is only what they are, too; words that are drawn otherwise are grey.
 */
export class LookedAt {
  readonly #seen = new Map<string, Seen>();
  readonly #script: Injection;
  #turn = 0;
  /** What tells that styles have changed, at the last turn. */
  #styles = '';

  /** @param onThere called when looks can be had that could not be had before */
  constructor(needs: SessionNeeds, onThere: () => void, signal: AbortSignal) {
    const isThere = () => pageLook() !== undefined;
    this.#script = new Injection({ put: () => needs.inject('look'), isThere, isAlive: needs.isAlive, onThere }, signal);
  }

  /** Whether looks that were asked for are being waited for. */
  get busy(): boolean {
    return this.#script.busy;
  }

  /** What is to be asked besides what the page's text says. */
  get asks(): Ask[] {
    return [...this.#seen.values()].flatMap(({ ask }) => ask ?? []);
  }

  /**
   * @param key names the finding; with the same place it is looked at once, until `lookAgain`
   * @param verdict on the words that were read
   * @param verdictOn what is known of the words that are seen
   * @returns undefined while that is not known, or as long as the script that looks is not there
   */
  verdictOn(key: string, place: Place, verdict: Verdict, verdictOn: (ask: Ask) => Verdict | null | undefined): Verdict | undefined {
    if (place.ask.type !== 'quotation' || place.spans.length === 0 || (verdict.tone !== 'green' && verdict.tone !== 'amber'))
      return verdict;
    if (place.ask.question.text.includes(HOLE)) return notAsShown({ kind: 'picture', words: '' });
    const own = this.#of(key, place);
    if (!own) return undefined;
    const { look: seen, ask } = own;
    // What is hidden as a whole shows nothing else: nothing is said about it before it is in sight.
    if (seen.differences.length === 0 || seen.text === '') return verdict;
    if (!ask) return verdict.tone === 'green' ? notAsShown(seen.differences[0]!) : verdict;
    const onSeen = verdictOn(ask);
    if (onSeen === undefined) return undefined;
    if (onSeen?.tone === 'green' || (onSeen && verdict.tone === 'amber')) return onSeen;
    return notAsShown(seen.differences[0]!);
  }

  /** Is nothing of a finding's words in sight? What was not is looked at anew, because folds open without any event. */
  isOutOfSight(key: string): boolean {
    const seen = this.#seen.get(key);
    return seen?.look.text === '' && looksAt([seen.place])[0]?.text === '';
  }

  /** Forgets what is not among these findings any more. */
  keep(keys: ReadonlySet<string>): void {
    for (const key of this.#seen.keys()) if (!keys.has(key)) this.#seen.delete(key);
  }

  /** A style may have changed without any change of the page: looks at some quotations anew, the next ones at the next turn. */
  lookAgain(): { isOther: boolean } {
    const all = [...this.#seen];
    const styles = stylesNow();
    const most = styles === this.#styles ? MOST_A_TURN.resting : MOST_A_TURN.restyled;
    this.#styles = styles;
    const turn = Array.from({ length: Math.min(all.length, most) }, () => all[this.#turn++ % all.length]!);
    const here = turn.filter(([, { place }]) => place.spans.every(({ node }) => node.isConnected));
    const looks = looksAt(here.map(([, { place }]) => place));
    const other = here.flatMap(([key, { place, look }], at) =>
      isSame(look, looks[at] ?? look) ? [] : ([[key, seenOf(place, looks[at]!)]] as const),
    );
    for (const [key, seen] of other) this.#seen.set(key, seen);
    return { isOther: other.length > 0 };
  }

  clear(): void {
    this.#seen.clear();
  }

  #of(key: string, place: Place): Seen | undefined {
    const known = this.#seen.get(key);
    if (known?.place === place) return known;
    const [look] = looksAt([place]);
    if (!look) {
      void this.#script.begin();
      return undefined;
    }
    const seen = seenOf(place, look);
    this.#seen.set(key, seen);
    return seen;
  }
}

/** Another text where sheets were added or taken away, the window has another size, or the outermost elements say something else. */
function stylesNow(): string {
  const { documentElement, body, styleSheets, adoptedStyleSheets } = nativeDocument;
  const outermost = [documentElement, body].map((element) => (element as HTMLElement | null)?.className ?? '');
  return [innerWidth, innerHeight, styleSheets.length, adoptedStyleSheets.length, ...outermost].join();
}

/** Empty as long as the script that looks is not there. */
function looksAt(places: readonly Place[]): Look[] {
  return (
    pageLook()?.(
      places.map(({ spans }) => spans),
      rolesOf,
    ) ?? []
  );
}

function seenOf(place: Place, seen: Look): Seen {
  const canBeAsked = seen.differences.length > 0 && seen.differences.every(({ kind }) => CHECKED_AS_SEEN.has(kind)) && /\S/.test(seen.text);
  const ask: Ask | null =
    canBeAsked && place.ask.type === 'quotation' ? { type: 'quotation', question: { ...place.ask.question, text: seen.text } } : null;
  return { place, look: seen, ask };
}

function isSame(one: Look, other: Look): boolean {
  return one.text === other.text && JSON.stringify(one.differences) === JSON.stringify(other.differences);
}
