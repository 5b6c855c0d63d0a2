import type { Lexicon } from './lexicon.ts';
import { nouns, words } from './words.ts';

export const SPANISH: Lexicon = {
  saying: words(
    'dice dijo añade señala señaló indica indicó advierte explica afirma asegura promete escribe describe detalla menciona ' +
      'reconoce recomienda concluye establece sostiene',
  ),
  sayingWeakly: words('recoge'),
  speaking: words('cuenta contó lamenta lamentó comenta comentó relata relató respondió'),
  connectors: words('que'),
  determiners: words('mi un una el la'),
  therein: words('allí ahí'),
  personal: words('ellos ellas'),
  others: nouns('mecánico concesionario portavoz dueño conductor abogado'),
  possessives: words('mi mis nuestro nuestra'),
  documents: {
    bulletin: nouns('boletín'),
    recall: nouns('retiro'),
    investigation: nouns('investigación'),
    complaint: nouns('queja'),
    any: nouns('aviso informe reporte documento descripción expediente resumen agencia'),
  },
  wholeDocuments: nouns('documento informe'),
  texts: nouns('boletín'),
  introducing: words('según'),
};
