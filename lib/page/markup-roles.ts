import { MARKUP_RULES, type Role } from './page-markup.ts';

const ALL_SELECTORS = MARKUP_RULES.map((rule) => rule.selector).join(',');
const NONE: ReadonlySet<Role> = new Set();

/** Which elements of a tree have a role; found natively in one pass a tree, so that ordinary elements cost one look-up. */
export class MarkupRoles {
  private readonly marked = new Set<Element>();
  readonly shadowRoots: ShadowRoot[] = [];

  /** @param root a document or a shadow root; others found on the way are added by the reader */
  addTree(root: Document | ShadowRoot): void {
    if (root instanceof ShadowRoot) this.shadowRoots.push(root);
    for (const element of root.querySelectorAll(ALL_SELECTORS)) this.marked.add(element);
  }

  of(element: Element): ReadonlySet<Role> {
    if (!this.marked.has(element)) return NONE;
    return new Set(MARKUP_RULES.filter((rule) => element.matches(rule.selector)).map((rule) => rule.role));
  }
}
