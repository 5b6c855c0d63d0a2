import { defineExtensionMessaging } from '@webext-core/messaging';
import type { DocumentId } from './citing/citation.ts';
import type { Verdict } from './checking/verdict.ts';
import type { PageReport } from './report.ts';

/** What a page asks the background: quotations and ids, never addresses. */
export interface Question {
  quotations: readonly {
    text: string;
    ids: readonly DocumentId[];
    sentence: string;
    /** An id follows the quotation directly. */
    direct?: boolean;
  }[];
  citations: readonly DocumentId[];
}

/** Verdicts in the order of the question; null where silence is right. */
export interface Answer {
  quotations: readonly (Verdict | null)[];
  citations: readonly Verdict[];
}

/** Scripts of ours that are injected on first use. */
export type PageScript = 'session' | 'card';

interface Messages {
  /** Page to background. */
  check(question: Question): Answer;
  /** Page to background: put one of the scripts that are needed only sometimes into the sender's frame. */
  inject(options: { script: PageScript }): void;
  /** Popup or harness to page: what was found so far; with `settled`, the answer comes when nothing is being checked any more. */
  report(options: { settled: boolean }): PageReport;
  /** Background to page, by keyboard: open the card on the next (1) or previous (-1) finding. */
  step(options: { direction: 1 | -1 }): void;
}

export const { sendMessage, onMessage } = defineExtensionMessaging<Messages>();
