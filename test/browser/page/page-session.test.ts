import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PageReport } from '../../../lib/report.ts';
import { SENTENCE, STREAMS } from '../../pages/page/streams.tsx';
import { bundle } from '../../harness/bundle.ts';
import { readMarks } from '../../harness/read-marks.ts';
import { servePages, type PageServer } from '../../harness/serve-pages.ts';
import type { Driver, DriverOptions } from './page-driver.ts';
import { oneTab } from '../one-tab.ts';
import { BROWSERS, openTabs } from '../page-tabs.ts';

declare const PageDriver: typeof import('./page-driver.ts');
declare const Streams: typeof import('../../pages/page/streams.tsx');
declare const driver: Driver;

const QUOTED = 'the horn may fail to sound in the cold';
const ALL_MARKS = { green: [QUOTED], amber: [], grey: [], neutral: ['EA99-901', 'MC-99000001'] };

let code: string;
let streams: string;
let server: PageServer;
let body = '';

beforeAll(async () => {
  code = `${await bundle('test/browser/page/page-driver.ts', 'PageDriver')}; globalThis.PageDriver = PageDriver;`;
  streams = `${await bundle('test/pages/page/streams.tsx', 'Streams')}; globalThis.Streams = Streams;`;
  server = await servePages(() => `<!doctype html><title>Test</title><body>${body}`);
});
afterAll(() => server?.close());

describe.each(BROWSERS)('page session in %s', (browserName) => {
  const tab = oneTab(browserName);
  beforeEach(() => {
    tab.errors.length = 0;
  });

  async function open(html: string, options: DriverOptions | null = {}): Promise<void> {
    body = html;
    await tab.goto(`${server.origin}/page`);
    await tab.evaluate(code);
    await tab.evaluate(streams);
    if (options) await begin(options);
  }
  const begin = (options: DriverOptions = {}) =>
    tab.evaluate((given: DriverOptions) => {
      (globalThis as { driver?: Driver }).driver = PageDriver.start(given);
    }, options);
  const settled = (): Promise<PageReport> => tab.evaluate(() => driver.report(true));
  const marks = () => tab.evaluate(readMarks).then((found) => ({ ...found, neutral: found.neutral.toSorted() }));
  const asked = () => tab.evaluate(() => driver.asked);

  test('marks what it finds, asks once, in one message', async () => {
    await open(`<p>${SENTENCE}</p>`);
    const report = await settled();
    expect(report).toMatchObject({ on: true, settled: true, summary: { green: 1, amber: 0, grey: 0, neutral: 2 } });
    expect(report.findings.map(({ type, text, ids }) => [type, text, ids])).toEqual([
      ['citation', 'EA99-901', ['EA99-901']],
      ['quotation', QUOTED, ['EA99-901']],
      ['citation', 'MC-99000001', ['MC-99000001']],
    ]);
    expect(await marks()).toEqual(ALL_MARKS);
    expect(await asked()).toHaveLength(1);
  });

  test('a page without ids is left alone: no session, no question', async () => {
    await open('<p>The dealer said “the horn may fail to sound in the cold” in the year 2019 and fixed it for $57.</p>');
    expect((await settled()).findings).toEqual([]);
    expect(await asked()).toEqual([]);
    expect(await tab.evaluate(() => CSS.highlights.size)).toBe(0);
  });

  describe('answers that are being written', () => {
    test.each(Object.keys(STREAMS))('%s', async (name) => {
      await open('<p>Question?</p>');
      const bad = await tab.evaluate(async (stream: string) => {
        const wrong: string[] = [];
        const next = Streams.begin(stream);
        while (next()) {
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          for (const highlight of CSS.highlights.values())
            for (const { startContainer } of highlight as Iterable<StaticRange>)
              if (!startContainer.isConnected) wrong.push('a mark on a node that is gone');
        }
        return wrong;
      }, name);
      expect(bad).toEqual([]);
      const { findings } = await settled();
      expect(findings.map(({ text }) => text)).toEqual(['EA99-901', QUOTED, 'MC-99000001']);
      const { green, neutral } = await marks();
      // A renderer may cut words into many nodes, each with its own mark.
      expect(green.join('')).toBe(QUOTED);
      expect(neutral.join('')).toHaveLength('EA99-901MC-99000001'.length);
      const questions = await asked();
      expect(questions).toHaveLength(1);
      expect(questions[0]!.citations).toEqual(['EA99-901', 'MC-99000001']);
      expect(questions[0]!.quotations.map(({ text }) => text)).toEqual([QUOTED]);
      expect(tab.errors).toEqual([]);
    });

    test('an answer that stops in the middle of an id is judged when it stands still, and again when it goes on', async () => {
      await open('<div class="progressive-markdown"><p>Done: EA99-902.</p><p id="end">See MC-9900</p></div>');
      await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
      await tab.evaluate(() => document.querySelector('#end')!.append('0001.'));
      await tab.evaluate(() => document.querySelector('div')!.removeAttribute('class'));
      await settled();
      const ids = (await asked()).flatMap(({ citations }) => citations);
      expect(ids).toEqual(['EA99-902', 'MC-99000001']);
    });
  });

  describe('pages that change', () => {
    const ids = () => settled().then(({ findings }) => findings.map(({ text }) => text));

    test('an id is found after changes of what is no text: comments, removals', async () => {
      await open('<p>The horn</p><p>is loud.</p>');
      await settled();
      await tab.evaluate(() => {
        document.body.append(document.createComment('anchor'));
        document.querySelector('p')!.remove();
      });
      await settled();
      await tab.evaluate(() => document.body.append('See EA99-901.'));
      expect(await ids()).toEqual(['EA99-901']);
    });

    test.each(['open', 'closed'] as const)('an id is found where the text of an %s shadow root is replaced', async (mode) => {
      await open('<x-note></x-note>', null);
      await tab.evaluate((given: ShadowRootMode) => {
        const root = document.querySelector('x-note')!.attachShadow({ mode: given });
        root.innerHTML = '<p>The horn</p>';
        const page = globalThis as { replace?: () => void; chrome?: { dom?: unknown } };
        page.replace = () => void (root.innerHTML = '<p>See EA99-901.</p>');
        // What an extension has, and a page has not.
        Object.defineProperty(document.querySelector('x-note')!, 'openOrClosedShadowRoot', { value: root });
      }, mode);
      await begin();
      await settled();
      await tab.evaluate(() => (globalThis as unknown as { replace(): void }).replace());
      expect(await ids()).toEqual(['EA99-901']);
    });

    test('text that is written over loses its mark at once, and gets it back with its words, without a question', async () => {
      await open(`<p>${SENTENCE}</p>`);
      await settled();
      const gone = await tab.evaluate(async () => {
        const node = document.querySelector('p')!.firstChild as Text;
        const before = node.data;
        node.data = 'Something else';
        await Promise.resolve();
        const left = [...CSS.highlights.values()].reduce((sum, highlight) => sum + highlight.size, 0);
        node.data = before;
        return left;
      });
      expect(gone).toBe(0);
      await settled();
      expect(await marks()).toEqual(ALL_MARKS);
      expect(await asked()).toHaveLength(1);
    });

    test('a list that takes its rows out and puts them back asks nothing again', async () => {
      await open(`<div id="row"><p>${SENTENCE}</p></div><p>EA99-903</p>`);
      await settled();
      await tab.evaluate(() => document.querySelector('#row')!.replaceChildren());
      await settled();
      expect((await marks()).green).toEqual([]);
      await tab.evaluate((text: string) => void (document.querySelector('#row')!.innerHTML = `<p>${text}</p>`), SENTENCE);
      await settled();
      expect((await marks()).green).toEqual([QUOTED]);
      expect(await asked()).toHaveLength(1);
    });

    test('a node that is moved away and back keeps its mark', async () => {
      await open(`<p>${SENTENCE}</p>`);
      await settled();
      const during = await tab.evaluate(async () => {
        const place = document.querySelector('p')!;
        const node = place.firstChild!;
        const hover = document.createElement('span');
        place.append(hover);
        hover.append(node);
        await Promise.resolve();
        const size = [...CSS.highlights].find(([name]) => name.endsWith('-green'))?.[1].size;
        place.append(node);
        hover.remove();
        return size;
      });
      expect(during).toBe(1);
      await settled();
      expect(await marks()).toEqual(ALL_MARKS);
      expect(await asked()).toHaveLength(1);
    });

    test('what comes late is found, in a shadow root too', async () => {
      await open('<p>Nothing here.</p>');
      await settled();
      await tab.evaluate((text: string) => {
        const host = document.createElement('x-answer');
        host.attachShadow({ mode: 'open' }).innerHTML = `<p>${text}</p>`;
        document.body.append(host);
      }, SENTENCE);
      await settled();
      expect(await marks()).toEqual(ALL_MARKS);
    });

    test('our entries come back when the page clears the registry', async () => {
      await open(`<p>${SENTENCE}</p>`);
      await settled();
      await tab.evaluate(() => {
        CSS.highlights.clear();
        driver.keepMarks();
      });
      expect(await marks()).toEqual(ALL_MARKS);
    });

    test('typing in a composer is not read', async () => {
      await open(`<p>${SENTENCE}</p><div contenteditable id="composer"><p>x</p></div>`);
      await settled();
      const searches = await tab.evaluate(async () => {
        let count = 0;
        const { querySelectorAll } = Document.prototype;
        Document.prototype.querySelectorAll = function (this: Document, selector: string) {
          count++;
          return querySelectorAll.call(this, selector);
        };
        document.querySelector('#composer p')!.append(' EA99-909 says “the horn is far too loud for me”');
        await Promise.resolve();
        await driver.report(true);
        return count;
      });
      expect(searches).toBe(0);
      expect(await marks()).toEqual(ALL_MARKS);
    });

    test('a page that never rests is settled all the same', async () => {
      // So long that it changes while it is read.
      await open(`<p>${SENTENCE}</p><p id="clock">0</p>${'<p>The horn is loud and clear.</p>'.repeat(10_000)}`, null);
      await tab.evaluate(() => {
        setInterval(() => (document.querySelector('#clock')!.textContent = String(performance.now())), 1);
      });
      await begin();
      expect((await settled()).summary).toEqual({ green: 1, amber: 0, grey: 0, neutral: 2 });
    });

    test('what the page hides is reported when it is shown', async () => {
      await open(`<style>.off { display: none }</style><p>EA99-904</p><div class="off"><p>${SENTENCE}</p></div>`);
      expect((await settled()).findings.map(({ text }) => text)).toEqual(['EA99-904']);
      await tab.evaluate(() => document.querySelector('div')!.classList.remove('off'));
      expect((await settled()).findings).toHaveLength(4);
      expect((await marks()).green).toEqual([QUOTED]);
    });

    test('what the page hides by an attribute is read when it is shown', async () => {
      for (const [name, value] of [
        ['style', 'display: none'],
        ['hidden', ''],
      ] as const) {
        await open(`<p>EA99-904</p><main><div ${name}="${value}"><p>${SENTENCE}</p></div></main>`);
        expect((await settled()).findings.map(({ text }) => text)).toEqual(['EA99-904']);
        await tab.evaluate((attribute: string) => document.querySelector('div')!.removeAttribute(attribute), name);
        expect((await settled()).findings.map(({ text }) => text)).toEqual(['EA99-904', 'EA99-901', QUOTED, 'MC-99000001']);
      }
    });

    test('out of the back/forward cache, what had no answer is asked again', async () => {
      await open(`<p>${SENTENCE}</p>`, { silent: 2 });
      expect((await settled()).summary).toMatchObject({ grey: 3 });
      await tab.evaluate(() => {
        CSS.highlights.clear();
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
      await expect.poll(marks).toEqual(ALL_MARKS);
    });

    test('another page in the same document', async () => {
      await open(`<p>${SENTENCE}</p>`);
      await settled();
      await tab.evaluate(() => {
        history.pushState(null, '', '/other');
        driver.moved();
        document.body.innerHTML = '<p>Only EA99-905 here.</p>';
      });
      expect((await settled()).findings.map(({ text }) => text)).toEqual(['EA99-905']);
    });

    test('when it is stopped, all is gone, and nothing is looked at any more', async () => {
      await open(`<p>${SENTENCE}</p>`);
      await settled();
      const report = await tab.evaluate(async (text: string) => {
        driver.stop();
        document.body.insertAdjacentHTML('beforeend', `<p>${text.replace('901', '902')}</p>`);
        return driver.report(true);
      }, SENTENCE);
      expect(report).toMatchObject({ on: false, findings: [] });
      expect(await tab.evaluate(() => CSS.highlights.size)).toBe(0);
      expect(await asked()).toHaveLength(1);
    });
  });

  describe('pointing', () => {
    const middleOf = (...place: [selector: string, start: number, end: number]) =>
      tab.evaluate(([selector, start, end]: typeof place) => {
        const range = document.createRange();
        const node = document.querySelector(selector)!.firstChild!;
        range.setStart(node, start);
        range.setEnd(node, end);
        const { left, top, width, height } = range.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      }, place);
    const cards = () => tab.evaluate(() => driver.card);
    const inQuotation = SENTENCE.indexOf(QUOTED) + 10;

    test('a click on a mark opens the card, whose script comes only then', async () => {
      await open(`<p>${SENTENCE}</p>`);
      await settled();
      expect(await tab.evaluate(() => driver.injected)).toEqual(['session', 'look']);
      const { x, y } = await middleOf('p', inQuotation, inQuotation + 1);
      await tab.mouse.click(x, y);
      await expect.poll(cards).toEqual([{ finding: QUOTED, tone: 'green', focus: false, sheet: false }]);
      expect(await tab.evaluate(() => driver.injected)).toEqual(['session', 'look', 'card']);
    });

    test('a page on which no quotation is green or amber is not looked at', async () => {
      await open('<p>Complaint MC-99000001 is on record.</p>');
      await settled();
      expect(await tab.evaluate(() => driver.injected)).toEqual(['session']);
    });

    test('a click beside a mark does not', async () => {
      await open(`<p style="width: 20em">${SENTENCE}</p><p id="far">far</p>`);
      await settled();
      const { x, y } = await middleOf('p', inQuotation, inQuotation + 1);
      await tab.mouse.click(600, y);
      const far = await middleOf('#far', 0, 3);
      await tab.mouse.click(far.x, far.y);
      await tab.mouse.click(x, y);
      await expect.poll(cards).toHaveLength(1);
    });

    test('the pointer resting on a mark opens it, and leaving closes it', async () => {
      await open(`<p>${SENTENCE}</p><p id="far" style="margin-top: 200px">far</p>`);
      await settled();
      const { x, y } = await middleOf('p', inQuotation, inQuotation + 1);
      await tab.mouse.move(x - 1, y);
      await tab.mouse.move(x, y);
      await expect.poll(cards).toHaveLength(1);
      const far = await middleOf('#far', 0, 3);
      await tab.mouse.move(far.x, far.y);
      await expect.poll(() => tab.evaluate(() => driver.cardIsOpen())).toBe(false);
    });

    test('an id inside a quotation is meant by who points at it', async () => {
      await open('<p>EA99-901 says: “the bulletin MC-99000001 is about the horn in the cold”.</p>');
      await settled();
      const { x, y } = await middleOf('p', 32, 33);
      await tab.mouse.click(x, y);
      await expect.poll(cards).toMatchObject([{ finding: 'MC-99000001' }]);
    });

    test('a link inside a quotation is followed, and opens no card', async () => {
      await open('<p>EA99-901: “the horn may <a href="#followed">fail to sound</a> in the cold”.</p>');
      await settled();
      const inside = await middleOf('a', 3, 4);
      // Sent by the page, so that no pointer rests there afterwards.
      await tab.evaluate(
        ({ x, y }: { x: number; y: number }) =>
          document.querySelector('a')!.dispatchEvent(new PointerEvent('click', { bubbles: true, clientX: x, clientY: y })),
        inside,
      );
      expect(await tab.evaluate(() => location.hash)).toBe('#followed');
      const beside = await middleOf('p', 2, 3);
      await tab.mouse.click(beside.x, beside.y);
      await expect.poll(cards).toMatchObject([{ finding: 'EA99-901' }]);
    });

    test.each([
      ['right to left', '<p dir="rtl">%</p>'],
      ['vertical, from the right', '<p style="writing-mode: vertical-rl; height: 300px">%</p>'],
      ['vertical, from the left', '<p style="writing-mode: vertical-lr; height: 300px">%</p>'],
      ['sideways', '<p style="writing-mode: sideways-lr; height: 300px">%</p>'],
      ['zoomed', '<style>html { zoom: 4 }</style><p>%</p>'],
      ['shrunk', '<style>html { zoom: 0.5 }</style><p>%</p>'],
      ['turned and scaled', '<p style="transform: rotate(30deg) scale(1.5); transform-origin: 0 0; width: 300px">%</p>'],
      ['in columns', '<div style="columns: 3; width: 500px"><p>%</p></div>'],
      [
        'in a box that scrolls',
        '<div style="height: 60px; overflow: auto"><p style="margin-top: 300px">%</p></div><script>document.querySelector("div").scrollTop = 300</script>',
      ],
    ])('text that is %s', async (_name, html) => {
      await open(html.replace('%', SENTENCE));
      await settled();
      expect(await marks()).toEqual(ALL_MARKS);
      // The first letter: a whole line may be out of sight.
      const start = SENTENCE.indexOf(QUOTED);
      const { x, y } = await middleOf('p', start, start + 1);
      await tab.mouse.click(x, y);
      await expect.poll(cards).toEqual([{ finding: QUOTED, tone: 'green', focus: false, sheet: false }]);
    });

    test('in an open shadow root', async () => {
      await open(`<div id="host"><template shadowrootmode="open"><p>${SENTENCE}</p></template></div>`);
      await settled();
      const point = await tab.evaluate((start: number) => {
        const range = document.createRange();
        const node = document.querySelector('#host')!.shadowRoot!.querySelector('p')!.firstChild!;
        range.setStart(node, start);
        range.setEnd(node, start + 1);
        const { left, top } = range.getBoundingClientRect();
        return { x: left + 2, y: top + 4 };
      }, inQuotation);
      await tab.mouse.click(point.x, point.y);
      await expect.poll(cards).toMatchObject([{ finding: QUOTED }]);
    });

    test('a card that is open shows a new verdict, and goes with its finding', async () => {
      await open(`<p>${SENTENCE}</p>`, { unchecked: 1 });
      await settled();
      await tab.evaluate(() => driver.step(1));
      await expect.poll(cards).toHaveLength(1);
      await tab.evaluate((text: string) => void (document.querySelector('p')!.innerHTML = `<i>${text}</i>`), SENTENCE);
      await settled();
      expect(await tab.evaluate(() => driver.cardIsOpen())).toBe(true);
      await tab.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect.poll(cards).toEqual([
        { finding: 'EA99-901', tone: 'grey', focus: true, sheet: false },
        // Without being opened anew, which would take the focus from where it is in the card.
        { finding: 'EA99-901', tone: 'neutral', focus: false, sheet: false },
      ]);
      await tab.evaluate(() => document.querySelector('p')!.remove());
      await settled();
      expect(await tab.evaluate(() => driver.cardIsOpen())).toBe(false);
    });

    test('nothing opens while text is selected', async () => {
      await open(`<p>${SENTENCE}</p><p id="other">EA99-904</p>`);
      await settled();
      const { x, y } = await middleOf('p', inQuotation, inQuotation + 1);
      await tab.evaluate(() => {
        document.addEventListener('mousedown', (event) => event.preventDefault());
        getSelection()!.selectAllChildren(document.querySelector('p')!);
      });
      await tab.mouse.click(x, y);
      await tab.evaluate(() => getSelection()!.empty());
      const other = await middleOf('#other', 0, 4);
      await tab.mouse.click(other.x, other.y);
      await expect.poll(cards).toMatchObject([{ finding: 'EA99-904' }]);
    });

    test('the keyboard steps through the findings in order, with focus; past either end it says so, and begins anew', async () => {
      await open(`<p>${SENTENCE}</p><div style="height: 3000px"></div><p>EA99-904 <span hidden>EA99-905</span></p>`);
      await settled();
      const moved: boolean[] = [];
      for (const direction of [1, 1, 1, 1, 1, 1, -1, -1] as const)
        moved.push((await tab.evaluate((way: 1 | -1) => driver.step(way), direction)).shown);
      expect(moved).toEqual([true, true, true, true, false, true, false, true]);
      await expect.poll(cards).toHaveLength(6);
      expect((await cards()).map(({ finding, focus }) => [finding, focus])).toEqual(
        ['EA99-901', QUOTED, 'MC-99000001', 'EA99-904', 'EA99-901', 'EA99-904'].map((finding) => [finding, true]),
      );
      expect(await tab.evaluate(() => scrollY)).toBeGreaterThan(1000);
    });

    test('the keyboard opens the card where the reader is: the first finding in sight, later the one shown last', async () => {
      await open(`<p>EA99-904</p><div style="height: 3000px"></div><p id="here">EA99-905 and EA99-906</p>`);
      await settled();
      await tab.evaluate(() => document.querySelector('#here')!.scrollIntoView());
      for (const direction of [0, 1, 0] as const)
        expect(await tab.evaluate((way: 0 | 1) => driver.step(way), direction)).toEqual({ shown: true });
      await expect.poll(cards).toHaveLength(3);
      expect((await cards()).map(({ finding }) => finding)).toEqual(['EA99-905', 'EA99-906', 'EA99-906']);
    });
  });

  describe('answers that do not come', () => {
    test('one that is lost is asked for once more', async () => {
      await open(`<p>${SENTENCE}</p>`, { silent: 1 });
      expect((await settled()).summary).toMatchObject({ green: 1, grey: 0 });
      expect(await asked()).toHaveLength(2);
    });

    test('two that are lost leave it grey, and the network coming back mends it', async () => {
      await open(`<p>${SENTENCE}</p>`, { silent: 2 });
      const report = await settled();
      expect(report.summary).toEqual({ green: 0, amber: 0, grey: 3, neutral: 0 });
      expect(report.findings.map(({ verdict }) => verdict.code)).toEqual(['not-confirmed', 'not-confirmed', 'not-confirmed']);
      await tab.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect.poll(marks).toEqual(ALL_MARKS);
      expect(tab.errors).toEqual([]);
    });

    test('what could not be checked is asked again when the network comes back, without losing its mark meanwhile', async () => {
      await open(`<p>${SENTENCE}</p>`, { unchecked: 1 });
      expect((await settled()).summary).toMatchObject({ grey: 3 });
      await tab.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect.poll(marks).toEqual(ALL_MARKS);
      expect(await asked()).toHaveLength(2);
    });
  });
});

describe('forced colours in Chromium, where every highlight looks alike', () => {
  test('only what is amber stays in the registry', async () => {
    const tabs = await openTabs('chromium', { forcedColors: 'active' });
    try {
      const tab = await tabs.newTab();
      body = `<p>${SENTENCE}</p><p>EA99-902 says “the horn is wrong and far too loud”.</p>`;
      await tab.goto(`${server.origin}/page`);
      await tab.evaluate(code);
      await tab.evaluate(() => {
        (globalThis as { driver?: Driver }).driver = PageDriver.start({ shapesSurviveForcedColours: false });
      });
      expect((await tab.evaluate(() => driver.report(true))).summary).toEqual({ green: 1, amber: 1, grey: 0, neutral: 3 });
      expect(await tab.evaluate(() => [...CSS.highlights.keys()])).toEqual([expect.stringMatching(/^[a-z]{16}-amber$/)]);
    } finally {
      await tabs.close();
    }
  });
});
