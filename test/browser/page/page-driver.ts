import { NO_FACTS } from '../../../lib/checking/facts.ts';
import type { Tone, Verdict, VerdictName } from '../../../lib/checking/verdict.ts';
import { VERDICTS } from '../../../lib/checking/verdict.ts';
import type { Answer, Direction, Question, Stepped } from '../../../lib/messages.ts';
import { type CardView, setCardView } from '../../../lib/page/card-view.ts';
import { lookAt } from '../../../lib/page/look.ts';
import { setPageLook } from '../../../lib/page/look-slot.ts';
import { PageRun } from '../../../lib/page/page-run.ts';
import { PageSession } from '../../../lib/page/session.ts';
import { setPageSession } from '../../../lib/page/session-slot.ts';
import type { PageReport } from '../../../lib/report.ts';

/** A page's run without an extension around it, for tests in a page: it asks this object, which remembers. */
export interface Driver {
  asked: Question[];
  injected: string[];
  /** Tokens whose style sheet was asked for. */
  painted: string[];
  /** What the card was told, in order. */
  card: { finding: string; tone: Tone; focus: boolean; sheet: boolean }[];
  cardIsOpen(): boolean;
  /** How often a report would have told something new. */
  news(): number;
  report(settled: boolean): Promise<PageReport>;
  step(direction: Direction): Stepped;
  reveal(key: string): boolean;
  moved(): void;
  keepMarks(): void;
  stop(): void;
}

export interface DriverOptions {
  /** So many of the first questions get no answer. */
  silent?: number;
  /** So many of the first questions get this verdict on everything. */
  unchecked?: number;
  shapesSurviveForcedColours?: boolean;
}

/**
 * Starts a run in this page. Quotations with "wrong" in them are `missing`, others `verified`, without ids nothing; ids are `on-record`.
 */
export function start({ silent = 0, unchecked = 0, shapesSurviveForcedColours = true }: DriverOptions = {}): Driver {
  const asked: Question[] = [];
  const injected: string[] = [];
  const painted: string[] = [];
  const card: Driver['card'] = [];
  let open = false;
  let news = 0;
  const stop = new AbortController();
  const view: CardView = {
    show(finding, _anchor, { focus, sheet }) {
      open = true;
      card.push({ finding: finding.text, tone: finding.verdict.tone, focus, sheet });
    },
    update(finding) {
      card.push({ finding: finding.text, tone: finding.verdict.tone, focus: false, sheet: false });
    },
    hide() {
      const was = open;
      open = false;
      return was;
    },
    contains: () => false,
    destroy: () => setCardView(undefined),
  };
  const check = async (question: Question): Promise<Answer> => {
    asked.push(question);
    if (asked.length <= silent) throw new Error('The message channel closed before a response was received');
    const offline = asked.length <= silent + unchecked;
    return {
      quotations: question.quotations.map(({ text, ids }) =>
        ids.length === 0 ? null : verdict(offline ? 'unchecked' : text.includes('wrong') ? 'missing' : 'verified'),
      ),
      citations: question.citations.map(() => verdict(offline ? 'unchecked' : 'on-record')),
    };
  };
  const inject = async (script: string) => {
    injected.push(script);
    if (script === 'session') setPageSession(PageSession);
    else if (script === 'look') setPageLook(lookAt);
    else setCardView(view);
  };
  const run = new PageRun(
    {
      check,
      inject,
      paint: async (token) => void painted.push(token),
      openPanel: () => undefined,
      goHome: () => undefined,
      farewell: () => ({ text: 'Gone.', close: 'Close' }),
      reportHasNews: () => void (news += 1),
      isAlive: () => true,
      shapesSurviveForcedColours,
    },
    stop.signal,
  );
  return {
    asked,
    injected,
    painted,
    card,
    cardIsOpen: () => open,
    news: () => news,
    report: (settled) => run.report(settled),
    step: (direction) => run.step(direction),
    reveal: (key) => run.reveal(key),
    moved: () => run.moved(),
    keepMarks: () => run.keepMarks(),
    stop: () => stop.abort(),
  };
}

function verdict(name: VerdictName): Verdict {
  return {
    verdict: name,
    code: name === 'unchecked' ? 'offline' : 'verbatim',
    tone: VERDICTS[name],
    facts: NO_FACTS,
    foundIn: [],
    cautions: [],
    documents: [],
    doubt: name,
    fingerprint: 'test',
  };
}
