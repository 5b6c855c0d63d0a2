import { type Browser, browser } from 'wxt/browser';
import type { DocumentId } from './citing/citation.ts';
import type { QuotationClaim } from './checking/claim.ts';
import type { Verdict } from './checking/verdict.ts';
import type { PageReport } from './report.ts';

/** What a page asks the background: quotations and ids, never addresses. */
export interface Question {
  quotations: readonly QuotationClaim[];
  citations: readonly DocumentId[];
}

/** Verdicts in the order of the question; null where silence is right. */
export interface Answer {
  quotations: readonly (Verdict | null)[];
  citations: readonly Verdict[];
}

/** Scripts of ours that are injected on first use. */
export type PageScript = 'session' | 'look' | 'card';

/** The next finding (1), the previous one (-1), or the one where the reader is (0). */
export type Direction = 1 | -1 | 0;

/** How a step went in one frame. */
export interface Stepped {
  /** The card is open on a finding. */
  shown: boolean;
  /** Where nothing was shown: the frame that a command has led away from before, if focus came from one. */
  home?: number | undefined;
}

/** What the badge on the toolbar button tells. */
export interface Badge {
  /** How many findings are amber. */
  amber: number;
  /** The page has changed our marks. */
  tampered: boolean;
}

interface Messages {
  /** Page to background. */
  check(question: Question): Answer;
  /** Page to background: put one of the scripts that are needed only sometimes into the sender's frame. */
  inject(options: { script: PageScript }): void;
  /** Page to background: put the style sheet of the marks of this token into the sender's frame. */
  paint(options: { token: string }): void;
  /** Page to background and views: something that a report of the sender's tab tells has changed. */
  news(): void;
  /** Page to background, while a press is handled: open the panel. */
  openPanel(): void;
  /** Views and harness to background: what a tab and its frames have found; null where no page of ours answers. See `report`. */
  tabReport(options: { tabId: number; settled: boolean }): PageReport | null;
  /** Views to background: NHTSA may be asked for more of the documents that a tab names. */
  askMore(options: { tabId: number }): void;
  /** Background to frame: ask again for what could not be checked. */
  tryAgain(): void;
  /** Background to frame: what was found so far; with `settled`, the answer comes when nothing is being checked any more. */
  report(options: { settled: boolean }): PageReport;
  /** Background to frame: what the badge tells of it. */
  badge(): Badge;
  /** Background to frame, by keyboard: open the card on another finding. `home` is the frame that focus returns to when it is closed. */
  step(options: { direction: Direction; home?: number | undefined }): Stepped;
  /** Frame to background: a card that a command has led to from frame `home` is closed. */
  goHome(options: { home: number }): void;
  /** Background to frame: focus comes back to what had it when a command led away from here. */
  takeFocus(): void;
  /** Panel to frame: show where a finding stands. False when it cannot be shown. */
  reveal(options: { key: string }): boolean;
}

type Kind = keyof Messages;
type Data<K extends Kind> = Parameters<Messages[K]>[0];
type Result<K extends Kind> = ReturnType<Messages[K]>;

/** How messages travel. By hand, because it runs on every page: a library for it has 3 kB. */
interface Sent {
  type: Kind;
  data: unknown;
}
type Reply = { res: unknown } | { err: string };

/**
 * @param to the frame that it is for; otherwise it is for the background and the views
 * @throws where nobody listens, and what the listener throws
 */
export async function sendMessage<K extends Kind>(type: K, data: Data<K>, to?: { tabId: number; frameId: number }): Promise<Result<K>> {
  const message: Sent = { type, data };
  const reply: Reply | undefined = await (to
    ? browser.tabs.sendMessage(to.tabId, message, { frameId: to.frameId })
    : browser.runtime.sendMessage(message));
  if (!reply) throw new Error('Nobody answers');
  if ('err' in reply) throw new Error(reply.err);
  return reply.res as Result<K>;
}

/** @returns how to stop listening */
export function onMessage<K extends Kind>(
  type: K,
  listen: (message: { data: NonNullable<Data<K>>; sender: Browser.runtime.MessageSender }) => Result<K> | Promise<Result<K>>,
): () => void {
  const listener = (message: Sent | undefined, sender: Browser.runtime.MessageSender, reply: (reply: Reply) => void) => {
    if (message?.type !== type) return undefined;
    const heard = async () => listen({ data: message.data as NonNullable<Data<K>>, sender });
    heard().then(
      (res) => reply({ res }),
      (error) => reply({ err: error instanceof Error ? error.message : String(error) }),
    );
    // The reply comes later.
    return true as const;
  };
  browser.runtime.onMessage.addListener(listener);
  return () => browser.runtime.onMessage.removeListener(listener);
}
