import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join, normalize, sep } from 'node:path';
import MarkdownIt from 'markdown-it';
// @ts-expect-error It is published without types.
import footnote from 'markdown-it-footnote';
import type { Served } from './serve-pages.ts';

/** How a chatbot renders its answer: no HTML from the model, bare addresses become links, footnotes work. */
const markdown = new MarkdownIt({ html: false, linkify: true }).use(footnote);

/** What a page file, or a file beside it that the page asks for, is served as. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export const PAGE_EXTENSIONS = ['.html', '.htm', '.md', '.txt'];

/** Is this page an address, not a file? */
export function isAddress(page: string): boolean {
  return /^https?:\/\//i.test(page);
}

/** The page file at `path`, ready to serve: Markdown as a chatbot renders it, everything else as it is. */
export async function readPage(path: string): Promise<Served> {
  const bytes = await readFile(path);
  if (extname(path).toLowerCase() !== '.md') return { type: typeOf(path), body: bytes };
  return { type: 'text/html; charset=utf-8', body: answerPage(basename(path), markdown.render(bytes.toString('utf8'))) };
}

/** A file that the page at `path` asks for (a style sheet, a picture), from the page's own folder; null where there is none. */
export async function readBeside(path: string, name: string): Promise<Served | null> {
  const folder = dirname(path);
  const asked = normalize(join(folder, name));
  if (!asked.startsWith(folder + sep)) return null;
  try {
    return { type: typeOf(asked), body: await readFile(asked) };
  } catch {
    return null;
  }
}

function typeOf(path: string): string {
  return TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

function answerPage(name: string, article: string): string {
  const title = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title></head>
<body><article class="markdown">
${article}</article></body>
</html>
`;
}
