import { createElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * The ways in which chatbots write an answer into a page, token by token. Each ends with the same
 * sentence; on the way there ids are cut, quotations are open, and nodes are replaced.
 */
export const SENTENCE = 'According to EA99-901, “the horn may fail to sound in the cold”. MC-99000001 says more.';

/** What a stream does: `write` shows the first `length` characters, `end` is called once after the last. */
interface Stream {
  write(shown: string): void;
  end?(): void;
}

const TOKEN = 4;

/** Begins a stream in an element of its own. */
export const STREAMS: Readonly<Record<string, (box: HTMLElement) => Stream>> = {
  'whole value of the text node': (box) => {
    const text = box.appendChild(document.createTextNode(''));
    return { write: (shown) => void (text.nodeValue = shown) };
  },
  'appended data': (box) => {
    const text = box.appendChild(document.createTextNode(''));
    return { write: (shown) => text.appendData(shown.slice(text.length)) };
  },
  'a text node a token': (box) => ({ write: (shown) => box.append(shown.slice(box.textContent.length)) }),
  'markup replaced at each token': (box) => ({
    write: (shown) => void (box.innerHTML = `<p>Before.</p><p>${shown.replace('EA99-901', '<b>EA99-901</b>')}</p>`),
  }),
  'React text': (box) => {
    const { write } = reactText(box, (shown) => [shown]);
    return { write };
  },
  'React markdown, which closes its marks late': (box) => {
    const { write } = reactText(box, (shown) => shown.split(/(EA99-901|MC-99000001)/).map((part, index) => (index % 2 ? createElement('strong', { key: index }, part) : part)));
    return { write };
  },
  'React, a span a word, all replaced at the end': (box) => {
    const words = reactText(box, (shown) => shown.split(/(?<= )/).map((word, index) => createElement('span', { key: index, className: 'fade' }, word)));
    return { write: words.write, end: () => words.become([SENTENCE]) };
  },
  'elements with a path, as Angular writes them': (box) => ({
    write(shown) {
      const block = document.createElement('message-content');
      block.innerHTML = `<div class="markdown"><p data-path-to-node="0">${shown}</p></div>`;
      box.replaceChildren(block);
    },
  }),
  'a flag that goes at the end': (box) => {
    box.className = 'progressive-markdown';
    const text = box.appendChild(document.createTextNode(''));
    return { write: (shown) => void (text.nodeValue = shown), end: () => void (box.className = 'standard-markdown') };
  },
  'an empty place that is filled at once': (box) => ({ write: () => undefined, end: () => box.append(SENTENCE) }),
  'inside an open shadow root': (box) => {
    const inside = box.attachShadow({ mode: 'open' });
    return { write: (shown) => void (inside.innerHTML = `<p>${shown}</p>`) };
  },
};

/** Adds a stream to the page; each call of the result writes one more token, and is false when there was none left. */
export function begin(name: string): () => boolean {
  const box = document.body.appendChild(document.createElement('div'));
  const stream = STREAMS[name]!(box);
  let length = 0;
  return () => {
    if (length > SENTENCE.length) return false;
    length += TOKEN;
    if (length <= SENTENCE.length + TOKEN - 1) stream.write(SENTENCE.slice(0, length));
    if (length > SENTENCE.length) stream.end?.();
    return true;
  };
}

function reactText(box: HTMLElement, view: (shown: string) => React.ReactNode[]): { write(shown: string): void; become(nodes: React.ReactNode[]): void } {
  let change: (nodes: React.ReactNode[]) => void;
  function Answer() {
    const [nodes, setNodes] = useState<React.ReactNode[]>([]);
    change = setNodes;
    return <p>{nodes}</p>;
  }
  const root = createRoot(box);
  flushSync(() => root.render(<Answer />));
  const become = (nodes: React.ReactNode[]) => flushSync(() => change(nodes));
  return { write: (shown) => become(view(shown)), become };
}
