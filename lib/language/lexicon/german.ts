import type { Lexicon } from './lexicon.ts';
import { nouns, words } from './words.ts';

export const GERMAN: Lexicon = {
  saying: words(
    'sagt sagte behauptet meint schreibt schrieb heißt hieß lautet steht erklärt besagt beschreibt nennt empfiehlt warnt ' +
      'vermerkt bestätigt',
  ),
  sayingWeakly: words('spricht'),
  speaking: words('erzählt erzählte berichtet berichtete klagt klagte meinte antwortete'),
  connectors: words('dass'),
  determiners: words('ein eine mein der die das'),
  therein: words('dort darin'),
  personal: words('ich wir'),
  others: nouns('händler werkstatt mechaniker sprecher fahrer halter anwalt'),
  possessives: words('mein meine meiner unser unsere'),
  documents: {
    recall: nouns('rückruf'),
    investigation: nouns('ermittlung untersuchung'),
    complaint: nouns('beschwerde'),
    any: nouns('bericht schreiben beschreibung dokument akte mitteilung zusammenfassung behörde'),
  },
  wholeDocuments: nouns('bericht dokument'),
  texts: nouns('schreiben'),
  introducing: words('laut gemäß'),
};
