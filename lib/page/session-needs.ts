import type { Answer, PageScript, Question } from '../messages.ts';
import type { NoticeWords } from './notice.ts';

/** What a page session needs of the extension around it. */
export interface SessionNeeds {
  check(question: Question): Promise<Answer>;
  /** Puts one of our scripts into this page, where it leaves itself in its slot. */
  inject(script: PageScript): Promise<unknown>;
  /** Puts the style sheet of the marks of this token into this page. */
  paint(token: string): Promise<unknown>;
  openPanel(): void;
  /** Returns focus to another frame, which a command has led away from. */
  goHome(home: number): void;
  /** A report would tell something new. */
  reportHasNews(): void;
  /** Is the extension still there? Where it is not, asking ends the session. */
  isAlive(): boolean;
  /** What the reader is told when the extension has gone from under a page; asked while it is still there. */
  farewell(): NoticeWords;
  /** Chromium paints every highlight alike under forced colours, Firefox keeps the shapes. */
  shapesSurviveForcedColours: boolean;
}
