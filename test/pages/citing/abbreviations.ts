import type { CitingPage } from './citing-page.ts';

const WORDS = 'the horn can stay silent in the cold';

/** A sentence after one that names another document: cut at its abbreviation, it would leave open which of the two is meant. */
const page = (catches: string, sentence: string, id: string | null): CitingPage => ({
  catches,
  html: `<p>99V-901 came first. ${sentence}</p>`,
  quoted: { [WORDS]: id === null ? null : [id] },
});

/** Sentences with a full stop that ends no sentence, and some with one that does. */
export const abbreviations: readonly CitingPage[] = [
  page('January shortened', `Complaint ODI-99000001, which the owner filed on Jan. 5, 2022, says “${WORDS}”.`, 'ODI-99000001'),
  page('September shortened', `Complaint ODI-99000001, filed on Sept. 5, 2022, says “${WORDS}”.`, 'ODI-99000001'),
  page('February shortened', `Complaint ODI-99000001, of Feb. 12, 2022, says “${WORDS}”.`, 'ODI-99000001'),
  page('a month in brackets', `EA99-901 (opened Dec. 3, 2021) says “${WORDS}”.`, 'EA99-901'),
  page('least torque', `MC-99000001 asks for a torque of min. 30 Nm and says “${WORDS}”.`, 'MC-99000001'),
  page('greatest torque', `MC-99000001 allows a torque of max. 30 Nm and says “${WORDS}”.`, 'MC-99000001'),
  page('a numbered paragraph', `MC-99000001 says in para. 3 that “${WORDS}”.`, 'MC-99000001'),
  page('a model year', `99V-903, which is about model yr. 2024 only, says “${WORDS}”.`, '99V-903'),
  page('a time with its zone', `MC-99000001, posted at 5 p.m. Eastern, says “${WORDS}”.`, 'MC-99000001'),
  page('a time with its day', `MC-99000001, posted at 9 a.m. Monday, says “${WORDS}”.`, 'MC-99000001'),
  page('figures', `MC-99000001, by Figs. 3 and 4, says “${WORDS}”.`, 'MC-99000001'),
  page('a telephone number', `MC-99000001, which gives Tel. 555 for calls, says “${WORDS}”.`, 'MC-99000001'),
  page('an extension', `MC-99000001, which gives ext. 26 for calls, says “${WORDS}”.`, 'MC-99000001'),
  page('a reference', `MC-99000001, ref. 26 of May, says “${WORDS}”.`, 'MC-99000001'),
  page('an avenue', `Complaint ODI-99000001, filed from 5 Fifth Ave. North, says “${WORDS}”.`, 'ODI-99000001'),
  page('feet and inches', `MC-99000001, about a hose of 3 ft. 4 in, says “${WORDS}”.`, 'MC-99000001'),
  page('pounds', `MC-99000001, about a horn of 2 lbs. 4 ounces, says “${WORDS}”.`, 'MC-99000001'),
  page('the United States Code', `99V-903, filed under 49 U.S.C. 30118, says “${WORDS}”.`, '99V-903'),
  page('and others', `EA99-901, which cites Bell et al. 2019, says “${WORDS}”.`, 'EA99-901'),
  page('a time, and then somebody else', `EA99-901 was opened at 5 p.m. The dealer said “${WORDS}”.`, null),
  page('a weight, and then a document', `EA99-901 is about trucks of 4,000 lbs. MC-99000001 says “${WORDS}”.`, 'MC-99000001'),
  page('torque, and then the bulletin that gives it', `MC-99000001 asks for 30 ft. lb. The bulletin says “${WORDS}”.`, 'MC-99000001'),
  page('a company, and then somebody else', `EA99-901 is about horns of Example Motors, Inc. The dealer said “${WORDS}”.`, null),
];
