import type { DocumentId } from '../citing/citation.ts';
import { READ_IN_VAIN } from '../checking/read-in-vain.ts';
import type { Verdict } from '../checking/verdict.ts';
import type { Answer, Question } from '../messages.ts';
import { type Silence, unchecked } from './unchecked.ts';

/** One thing to be checked. */
export type Ask = { type: 'quotation'; question: Question['quotations'][number] } | { type: 'citation'; id: DocumentId };

/** Longer than the background ever takes: only a lost answer meets it (milliseconds). */
const ANSWER_LIMIT = 90_000;

/** So much is asked in one message: what is answered first is shown first, and a page of any size is answered. */
const PORTION = 500;
/** So many verdicts are kept of what has left the page, because lists take their rows out and put them back. */
const MOST_KEPT = 1_000;

/** How long after a check that could not be made it is tried again, the last one for ever (milliseconds). */
const WAITS = [5_000, 15_000, 60_000, 300_000];
/** What no waiting mends: the reader has to wish it. */
const ONLY_BY_WISH: ReadonlySet<string> = new Set(['too-many']);

/**
 * The verdicts of one page, by what was asked: the same words and ids are asked once, however often the page renders them. What
 * could not be checked is asked again by itself, after growing waits, when the network comes back and when the page is looked at.
 */
export class VerdictBook {
  readonly #send: (question: Question) => Promise<Answer>;
  readonly #onNews: () => void;
  readonly #signal: AbortSignal;
  readonly #verdicts = new Map<string, Verdict | null>();
  readonly #asking = new Set<string>();
  #wanted: ReadonlyMap<string, Ask> = new Map();
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onNews called after each answer */
  constructor(send: (question: Question) => Promise<Answer>, onNews: () => void, signal: AbortSignal) {
    this.#send = send;
    this.#onNews = onNews;
    this.#signal = signal;
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  /** An answer is under way that somebody waits for; trying again by itself does not count. */
  get busy(): boolean {
    return [...this.#asking].some((key) => !this.#verdicts.has(key));
  }

  /** The verdict, null where silence is right, undefined while there is none. */
  verdictOn(ask: Ask): Verdict | null | undefined {
    return this.#verdicts.get(keyOf(ask));
  }

  /**
   * Says what the page holds now, and asks what is new in it, all in one message.
   * @param held not to be asked yet, because the page is still writing it
   */
  want(asks: readonly Ask[], held: ReadonlySet<Ask>): void {
    this.#wanted = new Map(asks.map((ask) => [keyOf(ask), ask]));
    const ready = new Map(asks.filter((ask) => !held.has(ask)).map((ask) => [keyOf(ask), ask]));
    void this.#ask([...ready].filter(([key]) => !this.#verdicts.has(key)));
    this.#planAgain();
  }

  /** Asks again what could not be checked; at once, because there is a reason to hope. */
  tryAgain(): void {
    this.#failures = 0;
    this.#askAgain(this.#uncheckedOnes());
  }

  #askAgain(asks: readonly [string, Ask][]): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void this.#ask(asks);
  }

  #uncheckedOnes(): [string, Ask][] {
    const unread = new Set(
      [...this.#wanted.values()].flatMap((ask) => (ask.type === 'citation' && mayBeReadYet(this.verdictOn(ask)) ? [ask.id] : [])),
    );
    // Where a document that may have the words could not be read, silence is no answer.
    const mayBe = (ask: Ask) =>
      ask.type === 'quotation' && ask.question.candidates?.some((id) => unread.has(id)) === true && this.verdictOn(ask)?.tone !== 'green';
    return [...this.#wanted].filter(([key, ask]) => mayBeReadYet(this.#verdicts.get(key)) || mayBe(ask));
  }

  /** Those that may be checked by waiting alone. */
  #waitingOnes(): [string, Ask][] {
    return this.#uncheckedOnes().filter(([key]) => !ONLY_BY_WISH.has(this.#verdicts.get(key)?.code ?? ''));
  }

  async #ask(asks: readonly [string, Ask][]): Promise<void> {
    const open = asks.filter(([key]) => !this.#asking.has(key));
    if (open.length === 0) return;
    for (const [key] of open) this.#asking.add(key);
    // Words first: ids by themselves accuse nobody.
    const ordered = open.toSorted(([, one], [, other]) => Number(one.type === 'citation') - Number(other.type === 'citation'));
    for (let from = 0; from < ordered.length && !this.#signal.aborted; from += PORTION)
      await this.#askPortion(ordered.slice(from, from + PORTION));
  }

  async #askPortion(asks: readonly [string, Ask][]): Promise<void> {
    const answers = await this.#answersTo(asks.map(([, ask]) => ask));
    for (const [key] of asks) this.#asking.delete(key);
    if (this.#signal.aborted) return;
    asks.forEach(([key], index) => this.#verdicts.set(key, answers[index]!));
    this.#forgetSome();
    this.#planAgain();
    this.#onNews();
  }

  #forgetSome(): void {
    for (const key of this.#verdicts.keys()) {
      if (this.#verdicts.size <= this.#wanted.size + MOST_KEPT) return;
      if (!this.#wanted.has(key)) this.#verdicts.delete(key);
    }
  }

  #planAgain(): void {
    if (this.#waitingOnes().length === 0) {
      this.#failures = 0;
      clearTimeout(this.#timer);
      this.#timer = undefined;
    } else if (this.#timer === undefined && this.#asking.size === 0) {
      const wait = WAITS[Math.min(this.#failures++, WAITS.length - 1)]!;
      this.#timer = setTimeout(() => this.#askAgain(this.#waitingOnes()), wait);
    }
  }

  /** Never fails: a background that was stopped in mid-answer is asked once more. */
  async #answersTo(asks: readonly Ask[]): Promise<(Verdict | null)[]> {
    const quotations = asks.flatMap((ask) => (ask.type === 'quotation' ? [ask.question] : []));
    const citations = asks.flatMap((ask) => (ask.type === 'citation' ? [ask.id] : []));
    let silence: Silence = 'no-answer';
    for (let attempt = 0; attempt < 2 && !this.#signal.aborted; attempt++) {
      try {
        const answer = await withLimit(this.#send({ quotations, citations }), this.#signal);
        if (answer === 'too-late') {
          silence = answer;
          break;
        }
        return inOrder(asks, answer);
      } catch {
        // The worker died, or the extension was updated under this page; the session notices the latter by itself.
      }
    }
    return asks.map(() => unchecked(silence));
  }
}

function mayBeReadYet(verdict: Verdict | null | undefined): boolean {
  return verdict?.verdict === 'unchecked' && !READ_IN_VAIN.has(verdict.code);
}

/** Asked for many times, of the same few objects. */
const keys = new WeakMap<Ask, string>();

function keyOf(ask: Ask): string {
  let key = keys.get(ask);
  if (key === undefined) keys.set(ask, (key = ask.type === 'citation' ? `id ${ask.id}` : JSON.stringify(ask.question)));
  return key;
}

/** @throws where the answer does not fit the question */
function inOrder(asks: readonly Ask[], answer: Answer): (Verdict | null)[] {
  const quotations = answer.quotations.values();
  const citations = answer.citations.values();
  const verdicts = asks.map((ask) => (ask.type === 'quotation' ? quotations : citations).next().value);
  if (verdicts.includes(undefined)) throw new Error('The answer is shorter than the question');
  return verdicts as (Verdict | null)[];
}

/** 'too-late' after ANSWER_LIMIT, or when nobody waits any more. */
function withLimit<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | 'too-late'> {
  const done = new AbortController();
  const limit = new Promise<'too-late'>((resolve) => {
    const timer = setTimeout(() => resolve('too-late'), ANSWER_LIMIT);
    AbortSignal.any([signal, done.signal]).addEventListener('abort', () => {
      clearTimeout(timer);
      resolve('too-late');
    });
  });
  return Promise.race([promise, limit]).finally(() => done.abort());
}
