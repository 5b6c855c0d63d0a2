import type { BlockKind } from '../citing/page-text.ts';

/** What the tag alone says. */
export interface TagMeaning {
  /** Starts and ends a block. */
  block?: true;
  /** The kind of text in it; without one that of what is around it. */
  kind?: BlockKind;
  level?: number;
  list?: true;
  inline?: 'link' | 'quote' | 'code';
  /** Text in it is read by nobody on the page, or only while it is typed. */
  unread?: true;
}

const tags = (meaning: TagMeaning, ...names: string[]): [string, TagMeaning][] => names.map((name) => [name, meaning]);

/** Elements by their local names; those that are missing say nothing. */
export const TAGS: ReadonlyMap<string, TagMeaning> = new Map([
  ...tags(
    { block: true },
    'address',
    'article',
    'aside',
    'blockquote',
    'center',
    'details',
    'dialog',
    'div',
    'fieldset',
    'figure',
    'footer',
    'form',
  ),
  ...tags({ block: true }, 'header', 'hgroup', 'hr', 'main', 'nav', 'p', 'search', 'section', 'summary', 'tbody', 'tfoot', 'thead', 'tr'),
  ...tags({ block: true, kind: 'paragraph' }, 'body', 'dl', 'table'),
  ...tags({ block: true, kind: 'caption' }, 'caption', 'figcaption', 'legend'),
  ...tags({ block: true, kind: 'cell' }, 'td'),
  ...tags({ block: true, kind: 'header-cell' }, 'th'),
  ...tags({ block: true, kind: 'term' }, 'dt'),
  ...tags({ block: true, kind: 'definition' }, 'dd'),
  ...tags({ block: true, kind: 'list-item' }, 'li'),
  ...tags({ block: true, kind: 'preformatted' }, 'pre'),
  ...tags({ block: true, list: true }, 'menu', 'ol', 'ul'),
  ...[1, 2, 3, 4, 5, 6].flatMap((level) => tags({ block: true, kind: 'heading', level }, `h${level}`)),
  ...tags({ inline: 'link' }, 'a'),
  ...tags({ inline: 'quote' }, 'q'),
  ...tags({ inline: 'code' }, 'code', 'kbd', 'samp', 'tt'),
  ...tags(
    { unread: true },
    'audio',
    'canvas',
    'datalist',
    'embed',
    'head',
    'iframe',
    'input',
    'meter',
    'noembed',
    'noframes',
    'noscript',
    'object',
  ),
  // What is crossed out is not the page's statement, neither its words nor its ids.
  ...tags({ unread: true }, 'del', 's', 'strike'),
  ...tags({ unread: true }, 'option', 'progress', 'rp', 'rt', 'script', 'select', 'style', 'svg', 'template', 'textarea', 'title', 'video'),
]);
