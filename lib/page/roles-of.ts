import { MARKUP_RULES, type MarkupRule, type Role } from './page-markup.ts';
import { attributeOf, isMatch, nameOf, native } from './native.ts';

/** The name that every element has which the selector can match, told by its last compound: a class, else a tag, else an attribute. */
interface Key {
  by: 'class' | 'tag' | 'attribute';
  name: string;
}

const NONE: ReadonlySet<Role> = new Set();
const NO_RULES: readonly MarkupRule[] = [];

/** The rules by their keys, as browsers keep style sheets: of an element with none of these names nothing further is asked. */
const RULES: Record<Key['by'], Map<string, MarkupRule[]>> = { class: new Map(), tag: new Map(), attribute: new Map() };
for (const rule of MARKUP_RULES) {
  const { by, name } = keyOf(rule.selector);
  const rules = RULES[by].get(name);
  if (rules) rules.push(rule);
  else RULES[by].set(name, [rule]);
}

const ATTRIBUTE = /\[([\w-]+)/g;

/** Attributes that selectors of the table ask for: when one of them changes, roles may change, also of what stands inside. */
export const ROLE_ATTRIBUTES: readonly string[] = [
  ...namesIn(
    MARKUP_RULES.map(({ selector }) => selector),
    ATTRIBUTE,
  ),
];

/** Names by which an element can give a role to others inside of it: those in selectors of more than one compound. */
const COMBINED = MARKUP_RULES.map(({ selector }) => selector.replace(/"[^"]*"/g, '""')).filter((selector) => /[\s>(]/.test(selector));
const OUTER_CLASSES = namesIn(
  COMBINED.map((selector) => selector.toLowerCase()),
  /\.([\w-]+)/g,
);
const OUTER_ATTRIBUTES = namesIn(COMBINED, ATTRIBUTE);

/** What a pattern finds in any of the selectors. */
function namesIn(selectors: readonly string[], pattern: RegExp): ReadonlySet<string> {
  return new Set(selectors.flatMap((selector) => Array.from(selector.matchAll(pattern), (match) => match[1]!)));
}

/**
 * Can another value of an attribute give other roles to what stands in its element?
 * @param before null where there was none, as `now`
 */
export function mattersInside(attribute: string, before: string | null, now: string | null): boolean {
  if (before === now) return false;
  return attribute === 'class' ? outerClasses(before) !== outerClasses(now) : OUTER_ATTRIBUTES.has(attribute);
}

function outerClasses(value: string | null): string {
  const names = value?.toLowerCase().split(/\s+/) ?? [];
  return names
    .filter((name) => OUTER_CLASSES.has(name) || name.includes('language-'))
    .sort()
    .join(' ');
}

/** Which roles an element has by the table. */
export function rolesOf(element: Element): ReadonlySet<Role> {
  const byTag = RULES.tag.get(nameOf(element));
  if (!byTag && !native(element, 'hasAttributes').call(element)) return NONE;
  let roles: Set<Role> | undefined;
  const ask = (rules: readonly MarkupRule[]) => {
    for (const { selector, role, holds } of rules) {
      if (isMatch(element, selector) && (holds?.(element as HTMLElement) ?? true)) (roles ??= new Set()).add(role);
    }
  };
  if (byTag) ask(byTag);
  for (const name of native(element, 'getAttributeNames').call(element)) {
    if (name === 'class') ask(rulesOfClasses(attributeOf(element, 'class')!));
    const rules = RULES.attribute.get(name);
    if (rules) ask(rules);
  }
  return roles ?? NONE;
}

/** Pages repeat their class attributes; so many different ones are remembered. */
const MOST_KNOWN = 5_000;
const known = new Map<string, readonly MarkupRule[]>();

function rulesOfClasses(classes: string): readonly MarkupRule[] {
  let rules = known.get(classes);
  if (rules) return rules;
  // Old pages, in quirks mode, do not tell capitals in class names apart.
  const own = new Set(classes.toLowerCase().split(/\s+/));
  rules = [...own].flatMap((name) => RULES.class.get(name) ?? NO_RULES);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(classes, rules.length > 0 ? rules : NO_RULES);
  return rules;
}

function keyOf(selector: string): Key {
  const compound = lastCompound(selector);
  const name = /\.((?:[\w-]|\\.)+)/.exec(compound)?.[1];
  if (name) return { by: 'class', name: name.replaceAll('\\', '').toLowerCase() };
  const tag = /^[a-z][\w-]*/.exec(compound)?.[0];
  if (tag) return { by: 'tag', name: tag };
  const attribute = /\[([\w-]+)/.exec(compound)?.[1];
  if (attribute) return { by: 'attribute', name: attribute };
  throw new Error(`No name to find ${selector} by`);
}

/** What stands behind the last combinator, without what stands in parentheses. */
function lastCompound(selector: string): string {
  let outside = selector;
  for (let inner = ''; inner !== outside;) {
    inner = outside;
    outside = outside.replace(/\([^()]*\)/g, '');
  }
  return outside
    .replace(/"[^"]*"/g, '""')
    .split(/\s*[>\s]\s*(?![^[]*\])/)
    .at(-1)!;
}
