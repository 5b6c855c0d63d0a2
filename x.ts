import { check, documentOf } from './test/unit/checking/documents.ts';
import { readDocumentWords, readQuotationWords } from './lib/checking/words/read-words.ts';
import { wordAt } from './lib/checking/words/words.ts';
import { piecesStandAsWords, foldedWords } from './test/unit/checking/classes/passages.ts';
import { realDocuments } from './test/unit/checking/classes/corpus.ts';
for (const t of ['recall 13 V-234 TRANSMISSION OIL COOLER TUBE ON', 'recall １３ V-234 TRANSMISSION OIL COOLER TUBE ON', '1 - [-]2 OF']) {
  const w = readQuotationWords(t);
  console.log(Array.from({ length: w.count }, (_, i) => wordAt(w, i) + '/' + w.flags[i]));
}
const v = check('recall １３ V-234 TRANSMISSION OIL COOLER TUBE ON MY VEHICLE', [
  documentOf('EA99-901', 'the recall 13 V-234 TRANSMISSION OIL COOLER TUBE ON MY VEHICLE AND'),
]);
console.log(v?.code, v?.difference);
const d = realDocuments().find((x) => x.id === '04E041000')!;
console.log(d.texts[0].text);
console.log(
  piecesStandAsWords(
    'RACK BECAUSE THE LATCH BRACKET MISPOSITIONS THE ROTARY LATCH TO THE COCKPIT COVER. AS A RESULT, THE COCKPIT ... NOT STAY LATCHED TO THE ROOF',
    d,
  ),
);
