import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMMON_WORDS } from '../../../lib/language/common-words.ts';
import { languageOf } from '../../../lib/language/language-of.ts';

const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  en: [
    'The horn of some cars may not sound when the button is pressed.',
    'DEALERS WILL REPLACE THE HORN RELAY FREE OF CHARGE AND WITHOUT DELAY',
    'Honda will notify owners, and dealers will replace the relay, free of charge.',
  ],
  es: [
    'Es posible que la bocina de algunos coches no suene al pulsar el botón.',
    'Los propietarios no deben remolcar hasta que se haya reparado.',
    'Los concesionarios cambiarán el relé de la bocina sin coste alguno.',
  ],
  fr: [
    "L'avertisseur de certaines voitures peut ne pas fonctionner.",
    'Les propriétaires ne doivent pas conduire la nuit avant la réparation.',
  ],
  de: [
    'Die Hupe einiger Wagen kann beim Drücken des Knopfes stumm bleiben.',
    'Die Halter sollen nachts nicht fahren, bis sie ersetzt wurde.',
  ],
  it: ['Il clacson di alcune auto può non suonare quando si preme il pulsante.', 'I proprietari non devono guidare di notte.'],
  pt: ['A buzina de alguns carros pode não soar quando o botão é premido.', 'Os donos não devem conduzir de noite até a reparação.'],
  nl: ['De claxon van sommige wagens kan zwijgen als er op de knop wordt gedrukt.'],
  sv: ['Tutan på vissa bilar kan vara tyst när man trycker på knappen.'],
  pl: ['Klakson w niektórych samochodach może nie działać, gdy się go naciska.'],
  ja: ['一部の車ではボタンを押してもホーンが鳴らないことがあります。'],
  zh: ['部分车辆按下按钮时喇叭可能不响。'],
  ko: ['일부 차량은 버튼을 눌러도 경적이 울리지 않을 수 있습니다.'],
  ru: ['Звуковой сигнал некоторых машин может не работать.'],
};

describe.each(Object.entries(SENTENCES))('%s', (language, sentences) => {
  test.each(sentences)('%s', (sentence) => {
    expect(languageOf(sentence)).toBe(language);
  });
});

test.each([
  '',
  'the horn may not sound',
  'no se debe remolcar',
  'HALDEN MERIDIAN, CORVANE AURA, LARKSPUR VIREO, BRAMBLE ONE, TARN LX',
  '12 34 56 78 90 12 34 56',
  'P0300, P0420 and 10 µm of Fe',
  'Halden und Corvane, Larkspur und Vireo, Bramble und Tarn, Aspen Maple Cedar Willow Poplar Alder Hazel Rowan Birch Larch',
  'The contact owns a 2012 Jeep Wrangler in Los Angeles, La Mesa and El Paso.',
])('it is not sure of %j', (text) => {
  expect(languageOf(text)).toBeNull();
});

const REAL = new URL('../../../../shared/data/', import.meta.url);
const FILES = ['recalls', 'complaints', 'communications', 'old-investigations'].map((name) => new URL(`${name}.ndjson`, REAL));

test.skipIf(!existsSync(REAL))('no sentence of the real records is in another language than English', () => {
  const texts = FILES.flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean)).flatMap((line) => {
    const row = JSON.parse(line) as Record<string, unknown>;
    return ['Summary', 'Consequence', 'Remedy', 'summary'].map((field) => String(row[field] ?? ''));
  });
  const sentences = texts.flatMap((text) => [text, ...text.split(/(?<=[.!?]) /)]).filter(Boolean);
  expect(sentences.length).toBeGreaterThan(3000);
  expect(sentences.filter((sentence) => !['en', null].includes(languageOf(sentence)))).toEqual([]);
});

test('of a short text, the language around it counts, if the text has its words', () => {
  const around = 'El boletín dice que los propietarios no deben remolcar hasta la reparación.';
  expect(languageOf('no deben remolcar', around)).toBe('es');
  expect(languageOf('should not tow', around)).toBeNull();
  expect(languageOf('Halden Meridian LX', around)).toBeNull();
  expect(languageOf('no deben remolcar', 'Halden')).toBeNull();
});

test.each(Object.entries(COMMON_WORDS))('each word of %s is one, in small letters', (_, list) => {
  for (const word of list) expect(word).toMatch(/^\p{Ll}+$/u);
});
