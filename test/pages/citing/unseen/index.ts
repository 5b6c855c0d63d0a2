import * as batch01 from './01-letters-tables-and-turns.ts';
import * as batch02 from './02-labels-briefs-and-chips.ts';
import * as batch03 from './03-spreadsheets-wikis-and-newsletters.ts';
import * as batch04 from './04-markdown-mails-and-captions.ts';
import * as batch05 from './05-timelines-epigraphs-and-logs.ts';
import * as batch06 from './06-footnotes-replies-and-explainers.ts';
import * as batch07 from './07-source-lines-edits-and-link-texts.ts';
import * as batch08 from './08-print-outs-exhibits-and-reviews.ts';
import * as batch09 from './09-affidavits-corrections-and-rows.ts';
import * as batch10 from './10-glossaries-petitions-and-records.ts';
import * as batch11 from './11-chatbots-boards-and-law-firms.ts';
import * as batch12 from './12-verdict-lists-captions-and-accordions.ts';
import * as batch13 from './13-excerpts-apologies-and-openings.ts';
import * as batch14 from './14-echoes-minutes-and-settlements.ts';
import * as batch15 from './15-nested-boxes-depositions-and-interviews.ts';
import * as batch16 from './16-endnotes-petitions-and-diaries.ts';
import * as batch17 from './17-plain-answers-stories-and-pages.ts';
import * as batch18 from './18-verbatim-lines-motions-and-abstracts.ts';
import * as batch19 from './19-mistaken-documents-mails-and-reviews.ts';
import * as batch20 from './20-disputes-hearings-and-homework.ts';
import * as batch21 from './21-plain-answers-boards-and-briefs.ts';
import type { UnseenBatch } from './first-sight.ts';

/**
 * Pages that were written before the finder had seen them, in the order in which they were written. A spent batch is a test like any other.
 */
export const UNSEEN: Readonly<Record<string, UnseenBatch>> = {
  'unseen/01-letters-tables-and-turns': batch01,
  'unseen/02-labels-briefs-and-chips': batch02,
  'unseen/03-spreadsheets-wikis-and-newsletters': batch03,
  'unseen/04-markdown-mails-and-captions': batch04,
  'unseen/05-timelines-epigraphs-and-logs': batch05,
  'unseen/06-footnotes-replies-and-explainers': batch06,
  'unseen/07-source-lines-edits-and-link-texts': batch07,
  'unseen/08-print-outs-exhibits-and-reviews': batch08,
  'unseen/09-affidavits-corrections-and-rows': batch09,
  'unseen/10-glossaries-petitions-and-records': batch10,
  'unseen/11-chatbots-boards-and-law-firms': batch11,
  'unseen/12-verdict-lists-captions-and-accordions': batch12,
  'unseen/13-excerpts-apologies-and-openings': batch13,
  'unseen/14-echoes-minutes-and-settlements': batch14,
  'unseen/15-nested-boxes-depositions-and-interviews': batch15,
  'unseen/16-endnotes-petitions-and-diaries': batch16,
  'unseen/17-plain-answers-stories-and-pages': batch17,
  'unseen/18-verbatim-lines-motions-and-abstracts': batch18,
  'unseen/19-mistaken-documents-mails-and-reviews': batch19,
  'unseen/20-disputes-hearings-and-homework': batch20,
  'unseen/21-plain-answers-boards-and-briefs': batch21,
};
