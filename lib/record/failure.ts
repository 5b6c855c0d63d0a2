import type { FailureCode } from '../checking/document.ts';
import { Declined, logError } from '../errors.ts';

/** A source could not be read, and why. */
export class SourceFailure extends Declined {
  readonly code: FailureCode;
  /** The source asked to be left alone for so long (ms). */
  readonly retryAfter: number | undefined;
  /** Asking again at once is pointless: the source understood, and declined, or it has had all the time there was. */
  readonly final: boolean;

  constructor(code: FailureCode, message: string, options: { retryAfter?: number | undefined; final?: boolean } = {}) {
    super(message);
    this.name = 'SourceFailure';
    this.code = code;
    this.retryAfter = options.retryAfter;
    this.final = options.final ?? false;
  }
}

/**
 * What reading a source threw, as its failure. All that is no failure of a source is a fault of ours: it is logged, and to the reader
 * the source counts as one that answered badly.
 * @param where what was being done, in a few fixed words
 */
export function asFailure(error: unknown, where: string): SourceFailure {
  if (error instanceof SourceFailure) return error;
  logError(where, error);
  return new SourceFailure('bad-answer', String(error), { final: true });
}

/** An answer with an error status as a failure. */
export function failureOfStatus(status: number, retryAfter: string | null | undefined, now = Date.now()): SourceFailure {
  const wait = waitOf(retryAfter, now);
  if (status === 429) return new SourceFailure('rate-limited', 'Answered 429', { retryAfter: wait });
  return new SourceFailure('refused', `Answered ${status}`, { retryAfter: wait, final: status < 500 && status !== 408 });
}

/** Retry-After is a number of seconds or a date (RFC 9110, 10.2.3). */
function waitOf(retryAfter: string | null | undefined, now: number): number | undefined {
  if (!retryAfter) return undefined;
  const ms = /^\d+$/.test(retryAfter.trim()) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now;
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}
