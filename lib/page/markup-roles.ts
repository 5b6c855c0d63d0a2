import { MARKUP_RULES, type Role } from './page-markup.ts';

const NONE: ReadonlySet<Role> = new Set();
const isTag = (selector: string) => /^[a-z][a-z-]*$/.test(selector);
/** Roles that the tag alone gives need no search. */
const BY_TAG: ReadonlyMap<string, Role> = new Map(MARKUP_RULES.filter(({ selector }) => isTag(selector)).map(({ selector, role }) => [selector, role]));
const SEARCHED = MARKUP_RULES.filter(({ selector }) => !isTag(selector));

/** Which elements of a tree have a role; found natively, so that ordinary elements cost one look-up. */
export class MarkupRoles {
  private readonly roles = new Map<Element, Set<Role>>();
  readonly shadowRoots: ShadowRoot[] = [];

  /**
   * In steps: whoever drives it may pause between two of them.
   * @param root a document or a shadow root; others found on the way are added by the reader
   */
  *addTree(root: Document | ShadowRoot): Generator<void, void, void> {
    if (root instanceof ShadowRoot) this.shadowRoots.push(root);
    // One selector at a time: a browser passes over one whose names are not in the page, but tries each part of a long list on
    // every element (measured in Chromium on 80,000 elements: 80 ms against 800 ms).
    for (const { role, selector } of SEARCHED) {
      for (const element of root.querySelectorAll(selector)) this.of(element, true).add(role);
      yield;
    }
  }

  of(element: Element): ReadonlySet<Role>;
  of(element: Element, toChange: true): Set<Role>;
  of(element: Element, toChange = false): ReadonlySet<Role> {
    const found = this.roles.get(element);
    if (found) return found;
    const role = BY_TAG.get(element.localName);
    if (!role && !toChange) return NONE;
    const roles = new Set(role ? [role] : []);
    this.roles.set(element, roles);
    return roles;
  }
}
