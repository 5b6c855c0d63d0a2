import type { FactsInWords, Sentences } from './sentences.ts';

/** Verdicts in Spanish. */
export const SPANISH_SENTENCES: Sentences = {
  reasons: {
    verbatim: ({ document, text }) => `Estas palabras están, una por una, en ${text} de ${document}.`,
    'verbatim-with-ellipsis': ({ document, text, leftOut }) =>
      `Estas palabras están, en este orden, en ${text} de ${document}; ${left(leftOut)}.`,
    'verbatim-with-editor-words': ({ document, text }) =>
      `Estas palabras están en ${text} de ${document}; las que van entre corchetes son de quien cita.`,
    'number-changed': (facts) => `${facts.document} tiene este pasaje con otra cifra: ${change(facts)}.`,
    'unit-changed': (facts) => `${facts.document} tiene este pasaje con otra unidad de medida: ${change(facts)}.`,
    'negation-changed': (facts) => `${facts.document} tiene este pasaje, pero se puso o se quitó un «no» o algo así: ${change(facts)}.`,
    'modal-changed': (facts) => `${facts.document} tiene este pasaje, pero se cambió lo que puede, debe o va a ocurrir: ${change(facts)}.`,
    'word-changed': (facts) => `${facts.document} tiene este pasaje con otras palabras: ${change(facts)}.`,
    'word-added': (facts) => `${facts.document} tiene este pasaje, pero no todas estas palabras: ${change(facts)}.`,
    'word-missing': (facts) => `${facts.document} tiene este pasaje, pero se quitaron palabras sin señalarlo: ${change(facts)}.`,
    'order-changed': ({ document }) => `${document} tiene estas palabras en otro orden.`,
    'cut-word': (facts) => `La cita empieza o acaba dentro de una palabra de ${facts.document}: ${change(facts)}.`,
    'cut-number': (facts) => `La cita empieza o acaba dentro de una cifra de ${facts.document}: ${change(facts)}.`,
    'ellipsis-order': ({ document }) => `Las partes citadas están en ${document}, pero no en este orden.`,
    'ellipsis-hides-negation': (facts) => `Lo que la cita omite de ${facts.document} le da la vuelta al sentido: ${change(facts)}.`,
    stitched: ({ document }) => `La cita une palabras que no van juntas en ${document}, sin señalarlo.`,
    'other-document': ({ cited, elsewhere, readInPart }) =>
      readInPart
        ? `Estas palabras están, una por una, en ${elsewhere}; en lo que se pudo leer de ${cited}, que no es todo, no están.`
        : `Estas palabras no están en ${cited}; están, una por una, en ${elsewhere}.`,
    'earlier-revision': ({ document }) => `Estas palabras estaban en una versión anterior de ${document}; ya no están en él.`,
    'superseded-document': ({ document, current, readInPart }) => {
      const lacks = readInPart ? 'no las tiene en la parte que se pudo leer' : 'no las tiene';
      const inForce = current ? `; ${current}, que está en vigor, ${lacks}` : '';
      return `Estas palabras solo están en ${document}, que ha sido sustituido${inForce}.`;
    },
    nowhere: ({ cited, text }) => `Estas palabras no están en ${text} de ${cited}.`,
    'no-such-document': ({ cited, source, elsewhere }) =>
      `${source} no tiene ningún documento ${cited}${elsewhere ? `; estas palabras están en ${elsewhere}` : ''}.`,
    'not-held': ({ cited, elsewhere }) =>
      `Este registro no contiene ${cited}${
        elsewhere ? `; estas palabras están en ${elsewhere}, que no se citó` : ', así que no se pudo comparar'
      }.`,
    offline: ({ cited }) => `No se pudo leer ${cited}: no se llega a su fuente.`,
    'timed-out': ({ cited }) => `No se pudo leer ${cited}: su fuente no respondió a tiempo.`,
    'too-many': ({ cited }) => `No se pidió ${cited}: esta página nombra más documentos de los que se piden a la NHTSA de una vez.`,
    'rate-limited': ({ cited }) => `No se pudo leer ${cited}: su fuente pide que se la deje en paz un rato.`,
    refused: ({ cited }) => `No se pudo leer ${cited}: su fuente se negó.`,
    'bad-answer': ({ cited }) => `No se pudo leer ${cited}: su fuente dio una respuesta que no tiene sentido.`,
    'unreadable-file': ({ cited }) => `No se pudo leer ${cited}: su archivo no tiene texto legible.`,
    'not-as-shown': ({ cited }) => `La página no muestra lo que dice su texto, así que no se comparó con ${cited}.`,
    'not-in-abstract': ({ cited }) => `Estas palabras no están en lo que se pudo leer de ${cited}, que es solo una parte.`,
    'other-language': ({ cited }) => `Estas palabras están en otro idioma que ${cited}, así que no se pudieron comparar.`,
    'not-confirmed': ({ cited }) => `No se pudo comprobar ${cited}: la copia guardada no se pudo confirmar con su fuente.`,
    'editor-replaced': (facts) =>
      `Las palabras fuera de los corchetes están en ${facts.document}; los corchetes pueden decir otra cosa: ${change(facts)}.`,
    'damaged-text': (facts) =>
      `El texto de ${facts.document} está dañado donde difiere, y las palabras no se pudieron comparar: ${change(facts)}.`,
    'on-record': ({ document }) => `${document} está en el registro.`,
    uncited: ({ elsewhere }) => `La página no liga estas palabras a un documento determinado; están, una por una, en ${elsewhere}.`,
  },
  notShown: {
    hidden: (words) => `«${words}» está en el texto de la página pero no a la vista, así que lo que usted ve no se comprobó.`,
    'crossed-out': (words) => `«${words}» está tachado en la página, así que lo que usted ve no se comprobó.`,
    unread: (words) => `La página muestra aquí «${words}», que no está en su texto, así que lo que usted ve no se comprobó.`,
    generated: (words) => `El estilo de la página añade aquí «${words}», así que lo que usted ve no se comprobó.`,
    apart: (words) => `La página separa «${words}», así que lo que usted ve no se comprobó.`,
    moved: (words) => `La página pone «${words}» en otro orden o tamaño que su texto, así que lo que usted ve no se comprobó.`,
    picture: (words) => `Entre estas palabras hay una imagen${words ? ` («${words}»)` : ''}, así que lo que usted ve no se comprobó.`,
  },
  silences: {
    'no-answer': 'La comprobación se interrumpió antes de acabar, así que estas palabras aún no se han podido comprobar.',
    'page-unread':
      'La página cambió y no se pudo leer de nuevo: es un fallo de Quotemark, así que estas palabras no se pudieron comprobar.',
    'too-late': 'La comprobación tardó demasiado, así que estas palabras aún no se han podido comprobar.',
  },
  keptCopy: (date) => `Una copia suya que se leyó el ${date} tiene estas palabras.`,
  doubts: {
    verified: 'Que las palabras estén ahí no dice si valen para un vehículo concreto, ni si el documento tiene razón.',
    'verified-abstract': 'El documento no se leyó entero: qué más dice sobre esto no se sabe.',
    'verified-title': 'Un título puede ponerlo quien archivó el documento; si su texto lo dice no se sabe.',
    'verified-claim-quote': 'Alguien copió estas palabras del documento; su propio texto no estaba para compararlo.',
    'verified-added': 'Esta línea la escribió quien hizo el conjunto de datos; si la NHTSA lo dice no se sabe.',
    altered: 'Solo se comparó el texto que se leyó: otra versión, una traducción o una errata corregida explicarían otras palabras.',
    'altered-abstract': 'El documento no se leyó entero: el resto puede tener estas mismas palabras.',
    misattributed: 'Si quien escribió se refería al otro documento, y si su texto se tomó del citado, no se sabe.',
    'misattributed-abstract': 'El documento citado no se leyó entero: el resto puede tener también estas palabras.',
    outdated: 'Si las palabras se quitaron por ser erróneas o solo se reescribieron no se sabe.',
    missing: 'No se leyeron los anexos, las imágenes ni otras versiones del documento; las palabras pueden estar ahí.',
    'no-such-document': 'Puede que un documento se archivara después de preguntar a la fuente, o que el número esté mal escrito.',
    'not-held': 'Si el documento existe, y qué dice, no se sabe.',
    unchecked: 'No se sabe nada de estas palabras: ni se confirman ni se refutan.',
    'unchecked-abstract': 'El documento mismo no se leyó entero y puede tener estas palabras.',
    'on-record': 'Que el documento exista no dice si lo que aquí se cuenta de él es cierto.',
    uncited: 'Si quien escribió tomó las palabras de ahí no se sabe.',
    'not-asked': 'No se leyó ninguna fuente: esto no dice nada de si las palabras son correctas. Se vuelve a intentar solo.',
  },
  texts: {
    body: 'el texto',
    'full-text': 'el texto completo',
    title: 'el título',
    'claim-quote': 'una cita que alguien copió',
    'added-line': 'una línea que el conjunto de datos añadió al texto',
  },
  and: 'y',
  others: (count) => `${count} más`,
};

function left(words: number): string {
  if (words === 0) return 'entre ellas no se omite nada';
  return words === 1 ? 'se omite una palabra' : `se omiten ${words} palabras`;
}

function change({ inDocument, onPage }: FactsInWords): string {
  if (!inDocument) return `«${onPage}» no está ahí`;
  return onPage ? `«${inDocument}» pasó a ser «${onPage}»` : `aquí falta «${inDocument}»`;
}
