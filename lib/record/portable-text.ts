import type { TsbRow } from './schemas.ts';

/** Portable text as far as it was understood. */
export interface PlainText {
  /** Paragraphs; where something that was not understood stood, a new list begins, because nothing may reach across. Never empty. */
  parts: readonly (readonly string[])[];
  /** All of it was understood. */
  whole: boolean;
}

type Node = Readonly<Record<string, unknown>>;

/** Reads portable text: paragraphs as GROQ's `pt::text` reads them (spans joined without a seam, null as nothing), and what editors add. */
export function readPortableText(body: TsbRow['body']): PlainText {
  const reader = new Reader();
  for (const block of body ?? []) {
    if (block['_type'] === 'block') reader.block(block);
    else reader.object(block);
  }
  return reader.read();
}

/** Joins paragraphs the way `DocumentText.text` parts them. */
export function joinParagraphs(paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n');
}

/** Fields of tables, call-outs, lists and code, which hold what a reader sees; in the order in which it is seen. */
const TEXT_FIELDS = ['title', 'heading', 'text', 'caption', 'columns', 'rows', 'cells', 'items', 'children', 'content', 'body', 'code'];

/** Fields that say how something looks, or where it is; besides those that begin with "_". */
const SILENT_FIELDS: ReadonlySet<string> = new Set(
  'style listItem level markDefs marks mark alt href url src asset hotspot crop language filename tone variant align'.split(' '),
);

/** Objects that have no words of their own: a picture's are not read, as in any document. */
const WORDLESS: ReadonlySet<unknown> = new Set(['image', 'file', 'break', 'divider', 'hr']);

const LETTER_OR_FIGURE = /[\p{L}\p{N}]/u;

class Reader {
  readonly #parts: string[][] = [[]];
  #whole = true;

  read(): PlainText {
    return { parts: this.#parts, whole: this.#whole };
  }

  block({ children }: Node): void {
    let paragraph = '';
    for (const child of nodesIn(children)) {
      const text = isSpan(child) ? textOf(child) : inlineText(child);
      if (text !== null) paragraph += text;
      else {
        this.#parts.at(-1)!.push(paragraph);
        paragraph = '';
        this.#hole();
      }
    }
    this.#parts.at(-1)!.push(paragraph);
  }

  object(node: Node): void {
    if (WORDLESS.has(node['_type'])) return;
    const paragraphs = paragraphsIn(node);
    if (paragraphs) this.#parts.at(-1)!.push(...paragraphs);
    else this.#hole();
  }

  #hole(): void {
    this.#whole = false;
    this.#parts.push([]);
  }
}

function isSpan({ _type }: Node): boolean {
  return _type === 'span' || _type === undefined;
}

function textOf({ text }: Node): string {
  return typeof text === 'string' ? text : '';
}

/** The words of an object within a paragraph; null where they are not known. */
function inlineText(node: Node): string | null {
  return WORDLESS.has(node['_type']) ? '' : (paragraphsIn(node)?.join(' ') ?? null);
}

/** The words of an object, each field a paragraph of its own; null where there are others, or none where some could be. */
function paragraphsIn(node: Node): string[] | null {
  if (node['_type'] === 'block') return [nodesIn(node['children']).map(textOf).join('')];
  const paragraphs: string[] = [];
  for (const [field, value] of Object.entries(node)) {
    if (field.startsWith('_') || SILENT_FIELDS.has(field) || TEXT_FIELDS.includes(field)) continue;
    if (LETTER_OR_FIGURE.test(JSON.stringify(value) ?? '')) return null;
  }
  for (const field of TEXT_FIELDS) {
    const value = node[field];
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (typeof one === 'string') paragraphs.push(one);
      else if (isNode(one)) {
        const inner = paragraphsIn(one);
        if (!inner) return null;
        paragraphs.push(...inner);
      }
    }
  }
  return paragraphs.length > 0 ? paragraphs : null;
}

function nodesIn(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
