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

/** The next finding (1), the previous one (-1), or the one where the reader is (0). */
export type Direction = 1 | -1 | 0;

interface Messages {
  /** Page to background. */
  check(question: Question): Answer;
  /** Page to background: put one of the scripts that are needed only sometimes into the sender's frame. */
  inject(options: { script: PageScript }): void;
  /** Page to background and views: something that a report of the sender's tab tells has changed. */
  news(): void;
  /** Page to background, while a press is handled: open the panel. */
  openPanel(): void;
  /** Views and harness to background: what a tab and its frames have found; null where no page of ours answers. See `report`. */
  tabReport(options: { tabId: number; settled: boolean }): PageReport | null;
  /** Background to frame: what was found so far; with `settled`, the answer comes when nothing is being checked any more. */
  report(options: { settled: boolean }): PageReport;
  /** Background to frame, by keyboard: open the card on another finding. False when there is none in that direction. */
  step(options: { direction: Direction }): boolean;
  /** Panel to frame: show where a finding stands. False when it cannot be shown. */
  reveal(options: { key: string }): boolean;
}

export const { sendMessage, onMessage } = defineExtensionMessaging<Messages>();
