import type { Lexicon } from './lexicon.ts';
import { nouns, words } from './words.ts';

export const FRENCH: Lexicon = {
  saying: words(
    'dit affirme écrit précise ajoute déclare indique indiquait mentionne stipule signale souligne conclut rapporte ' +
      'recommande reconnaît décrit énonce évoque constate',
  ),
  sayingWeakly: words('parle'),
  speaking: words('raconte racontait témoigne confie soupire répond répondu'),
  connectors: words('que'),
  determiners: words('mon ma un la le'),
  personal: words('je nous vous ils'),
  others: nouns('mécanicien garagiste concessionnaire propriétaire conducteur avocat'),
  possessives: words('mon ma mes notre'),
  documents: {
    recall: nouns('rappel'),
    investigation: nouns('enquête'),
    complaint: nouns('plainte'),
    any: nouns('avis rapport dossier fiche'),
  },
  wholeDocuments: nouns('résumé rapport'),
  introducing: words('selon'),
};
