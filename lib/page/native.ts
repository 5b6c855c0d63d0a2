/** What forms and documents are made of; found out when it is first asked, because not every place where this is read has them. */
let hiding: ReadonlySet<object> | undefined;

/**
 * A property of a node as the browser has it. The fields of a form, and pictures, forms and frames of a document, hide what is called like
 * them: in `<form><input name="firstChild">` the form's first child is not what `form.firstChild` says.
 */
export function native<N extends Node, K extends keyof N>(node: N, name: K): N[K] {
  // By identity, because this is asked of every node: `instanceof` climbs the whole chain. What a page derives from forms is a form here.
  hiding ??= new Set([HTMLFormElement.prototype, HTMLDocument.prototype, XMLDocument.prototype]);
  const prototype = Object.getPrototypeOf(node) as object;
  return hiding.has(prototype) ? Reflect.get(prototype, name, node) : node[name];
}

/** This page's document, whose properties nothing of the page hides. For its methods and properties; to pass it on there is `document`. */
export const nativeDocument = new Proxy({} as Document, {
  get(_, name) {
    const value: unknown = native(document, name as keyof Document);
    return typeof value === 'function' ? value.bind(document) : value;
  },
});

export const nameOf = (element: Element): string => native(element, 'localName');

export const attributeOf = (element: Element, name: string): string | null => native(element, 'getAttribute').call(element, name);

export const isMatch = (element: Element, selector: string): boolean => native(element, 'matches').call(element, selector);

export const boxOf = (element: Element): DOMRect => native(element, 'getBoundingClientRect').call(element);

/** Is an element laid out, and not hidden? */
export const isVisible = (element: Element, options?: CheckVisibilityOptions): boolean =>
  native(element, 'checkVisibility').call(element, options);

export const contains = (node: Node, other: Node): boolean => native(node, 'contains').call(node, other);
