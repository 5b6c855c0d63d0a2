import { isReadPlace } from './is-read-place.ts';
import { mattersInside, ROLE_ATTRIBUTES } from './roles-of.ts';
import { TEXT_ATTRIBUTES } from './watching.ts';
import { attributeOf, nameOf, native } from './native.ts';

/** What has changed on a page. */
export interface Changes {
  /** Text that was written anew, elements with other attributes. */
  nodes: ReadonlySet<Node>;
  /** Whose children are others, or in another order. */
  parents: ReadonlySet<Node>;
  /** Elements that may mean something else to all that is in them. */
  anew: ReadonlySet<Node>;
}

/** Attributes that say what an element is, or what its text is. */
export const READ_ATTRIBUTES: readonly string[] = [
  ...new Set([...TEXT_ATTRIBUTES, ...ROLE_ATTRIBUTES, 'cite', 'name', 'colspan', 'rowspan']),
];

const CELLS: ReadonlySet<string> = new Set(['td', 'th']);
const TABLE_PARTS: ReadonlySet<string> = new Set([...CELLS, 'table', 'thead', 'tbody', 'tfoot', 'tr']);

const isTablePart = (node: Node): boolean => TABLE_PARTS.has(nameOf(node as Element));

/** So many are kept; a page that changes more is read as a whole. */
const MOST_CHANGES = 10_000;

/** Gathers what changes on a page, until it is read again. */
export class ChangedNodes {
  #nodes = new Set<Node>();
  #parents = new Set<Node>();
  #anew = new Set<Node>();

  note(record: MutationRecord): void {
    if (this.#size > MOST_CHANGES) return;
    const { type, target } = record;
    if (type === 'childList') this.#noteChildren(record);
    else this.#nodes.add(target);
    if (type === 'attributes') this.#noteAttribute(record);
    // Every cell has its number by what stands before it.
    if (isTablePart(target) && (type === 'attributes' || !CELLS.has(nameOf(target as Element)))) this.#renumber(target);
  }

  /** What has changed since the last call and may be text that is read; null where that is too much to tell. */
  take(): Changes | null {
    const nodes = this.#nodes;
    const parents = this.#parents;
    const anew = this.#anew;
    const size = this.#size;
    this.#nodes = new Set();
    this.#parents = new Set();
    this.#anew = new Set();
    if (size > MOST_CHANGES) return null;
    // An element may have become unread by its own change.
    const isRead = (node: Node) => {
      const parent = native(node, 'parentNode');
      return parent !== null && isReadPlace(parent);
    };
    return { nodes: new Set([...nodes].filter(isRead)), parents: new Set([...parents].filter(isReadPlace)), anew };
  }

  #noteChildren(record: MutationRecord): void {
    const { target } = record;
    if (this.#parents.has(target) && this.#anew.has(target)) return;
    this.#parents.add(target);
    const { addedNodes, removedNodes } = record;
    // What is put in anew at every token is not looked at node by node.
    if (removedNodes.length > 1 && addedNodes.length > 0) this.#anew.add(target);
    // While it was not in the page it may have changed without being seen.
    else for (const node of addedNodes) if (native(node, 'nodeType') === Node.ELEMENT_NODE) this.#anew.add(node);
  }

  #noteAttribute({ target, attributeName, oldValue }: MutationRecord): void {
    const element = target as Element;
    // Another place in its parent's shadow root.
    const parent = native(element, 'parentNode');
    if (attributeName === 'slot' && parent) this.#parents.add(parent);
    if (mattersInside(attributeName!, oldValue, attributeOf(element, attributeName!))) this.#anew.add(target);
  }

  #renumber(part: Node): void {
    const table = native(part as Element, 'closest').call(part, 'table');
    if (!table) return;
    this.#nodes.add(table);
    this.#anew.add(table);
  }

  get #size(): number {
    return this.#nodes.size + this.#parents.size + this.#anew.size;
  }
}
