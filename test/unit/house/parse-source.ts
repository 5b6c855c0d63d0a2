import { posix } from 'node:path';
import { parseSync, visitorKeys } from 'oxc-parser';

export interface Import {
  /** Path in the repository, or the package's name and path in it; '' where only running the code could tell. */
  target: string;
  line: number;
  /** It is gone when the code runs. */
  typeOnly: boolean;
}

/** Where a name that no scope of the file declares, or a member, is used: `document.body.append(x)`. */
export interface Use {
  /** Root and members: `['document', 'body', 'append']`; the root is '' where it is no name. */
  path: readonly string[];
  /** The root is declared nowhere in the file. */
  isGlobal: boolean;
  how: 'read' | 'called' | 'written';
  line: number;
}

export interface Parsed {
  imports: readonly Import[];
  uses: readonly Use[];
  /** Lines with the keyword `private` (not `#name`). */
  privates: readonly number[];
}

/** A node of the syntax tree; its kinds differ in all but this. */
type Node = { type: string; start: number } & Record<string, unknown>;

interface Scope {
  names: ReadonlySet<string>;
  outer: Scope | null;
}

const cache = new Map<string, { text: string; parsed: Parsed }>();

/**
 * What a file imports and uses.
 * @param file path in the repository
 * @throws {SyntaxError} where `text` cannot be parsed
 */
export function parseSource(file: string, text: string): Parsed {
  const known = cache.get(file);
  if (known?.text === text) return known.parsed;
  const parsed = new Reader(file, text).parsed;
  cache.set(file, { text, parsed });
  return parsed;
}

/** The lines of a file's comments. Much faster than `parseSource`: the syntax tree is not fetched. */
export function commentLines(file: string, text: string): { text: string; line: number }[] {
  const lineStarts = lineStartsOf(text);
  return parseSync(file, text).comments.flatMap(({ value, start }) =>
    value.split('\n').map((words, at) => ({ text: words, line: lineAt(start, lineStarts) + at })),
  );
}

function lineStartsOf(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

/** How many lines begin at or before an offset. */
function lineAt(offset: number, lineStarts: readonly number[]): number {
  let [from, to] = [0, lineStarts.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (lineStarts[middle]! <= offset) from = middle + 1;
    else to = middle;
  }
  return from;
}

class Reader {
  readonly parsed: Parsed;
  readonly #file: string;
  readonly #lineStarts: readonly number[];
  readonly #imports: Import[] = [];
  readonly #uses: Use[] = [];
  readonly #privates: number[] = [];

  constructor(file: string, text: string) {
    this.#file = file;
    this.#lineStarts = lineStartsOf(text);
    const { program, errors } = parseSync(file, text, { preserveParens: false });
    if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
    this.#visit(program as unknown as Node, { names: new Set(), outer: null });
    this.parsed = {
      imports: this.#imports,
      uses: this.#uses,
      privates: this.#privates,
    };
  }

  #lineAt(offset: number): number {
    return lineAt(offset, this.#lineStarts);
  }

  #visit(node: Node, outer: Scope, how: Use['how'] = 'read'): void {
    if (node['accessibility'] === 'private') this.#privates.push(this.#lineAt(node.start));
    this.#noteImport(node);
    if (isType(node)) return this.#visitTypes(node);
    const names = namesDeclaredBy(node);
    const scope = names ? { names, outer } : outer;
    switch (node.type) {
      case 'Identifier':
        this.#use([nameOf(node)], node, scope, how);
        return this.#visitAll(node, scope);
      case 'MemberExpression':
        return this.#visitMember(node, scope, how);
      case 'CallExpression':
      case 'NewExpression':
        this.#visit(node['callee'] as Node, scope, 'called');
        return this.#visitAll(node, scope, ['callee']);
      case 'AssignmentExpression':
        this.#visit(node['left'] as Node, scope, 'written');
        return this.#visitAll(node, scope, ['left']);
      case 'UpdateExpression':
        return this.#visit(node['argument'] as Node, scope, 'written');
      case 'UnaryExpression':
        return this.#visit(node['argument'] as Node, scope, node['operator'] === 'delete' ? 'written' : 'read');
      case 'ObjectPattern':
        for (const { type, key, computed } of node['properties'] as Node[]) {
          if (type === 'Property' && !computed) this.#use(['', nameOf(key as Node)], node, scope, 'read');
        }
        return this.#visitAll(node, scope);
      case 'Property':
      case 'MethodDefinition':
      case 'PropertyDefinition':
        return this.#visitAll(node, scope, node['computed'] ? [] : ['key']);
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'MetaProperty':
      case 'BreakStatement':
      case 'ContinueStatement':
        return undefined;
      case 'ExportNamedDeclaration':
        return node['source'] ? undefined : this.#visitAll(node, scope, ['specifiers']);
      case 'LabeledStatement':
        return this.#visit(node['body'] as Node, scope);
      // What stands around a member and changes nothing in how it is used.
      case 'ChainExpression':
      case 'TSNonNullExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        this.#visit(node['expression'] as Node, scope, how);
        return this.#visitAll(node, scope, ['expression']);
      default:
        return this.#visitAll(node, scope);
    }
  }

  #visitAll(node: Node, scope: Scope, but: readonly string[] = []): void {
    for (const child of childrenOf(node, but)) this.#visit(child, scope);
  }

  /** Types use nothing, but may import. */
  #visitTypes(node: Node): void {
    for (const child of childrenOf(node)) {
      this.#noteImport(child);
      this.#visitTypes(child);
    }
  }

  #visitMember(node: Node, scope: Scope, how: Use['how']): void {
    const path: string[] = [];
    let at = node;
    while (at.type === 'MemberExpression') {
      const property = at['property'] as Node;
      const isNamed = !at['computed'] || property.type === 'Literal';
      if (!isNamed) this.#visit(property, scope);
      path.unshift(isNamed ? nameOf(property) : '');
      at = withoutWrapping(at['object'] as Node);
    }
    const isName = at.type === 'Identifier';
    if (!isName) this.#visit(at, scope);
    this.#use([isName ? nameOf(at) : '', ...path], node, scope, how);
  }

  #use(path: readonly string[], { start }: Node, scope: Scope, how: Use['how']): void {
    const isGlobal = path[0] !== '' && !isDeclared(path[0]!, scope);
    if (isGlobal || path.length > 1) this.#uses.push({ path, isGlobal, how, line: this.#lineAt(start) });
  }

  #noteImport(node: Node): void {
    const { type, source } = node as { type: string; source?: Node | null };
    switch (type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'ExportNamedDeclaration': {
        if (!source) return;
        const specifiers = (node['specifiers'] as Node[] | undefined) ?? [];
        const kinds = [node['importKind'], node['exportKind']];
        const areTypes = specifiers.length > 0 && specifiers.every((one) => [one['importKind'], one['exportKind']].includes('type'));
        return this.#import(nameOf(source), source, kinds.includes('type') || areTypes);
      }
      case 'ImportExpression':
        return this.#import(source!.type === 'Literal' ? nameOf(source!) : '', node, false);
      case 'TSImportType':
        return this.#import(nameOf(source!), node, true);
    }
  }

  #import(from: string, { start }: Node, typeOnly: boolean): void {
    const target = from.startsWith('.') ? posix.join(posix.dirname(this.#file), from.replace(/\?.*/, '')) : from;
    this.#imports.push({ target, line: this.#lineAt(start), typeOnly });
  }
}

function childrenOf(node: Node, but: readonly string[] = []): Node[] {
  const keys = (visitorKeys[node.type] ?? []).filter((key) => !but.includes(key));
  return keys.flatMap((key) => node[key] as Node | null | (Node | null)[]).filter((child) => !!child);
}

/** Kinds of node that begin with TS and are code all the same. */
const CODE = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSTypeAssertion', 'TSInstantiationExpression']);

function isType({ type }: Node): boolean {
  return type.startsWith('TS') && !CODE.has(type);
}

function withoutWrapping(node: Node): Node {
  const isWrapping = CODE.has(node.type) || node.type === 'ChainExpression';
  return isWrapping ? withoutWrapping(node['expression'] as Node) : node;
}

/** Of an identifier, `#name` or literal. */
function nameOf(node: Node): string {
  if (node.type === 'PrivateIdentifier') return `#${String(node['name'])}`;
  return String(node['name'] ?? node['value']);
}

function isDeclared(name: string, scope: Scope | null): boolean {
  return scope !== null && (scope.names.has(name) || isDeclared(name, scope.outer));
}

/** Names that are known within a node and not around it; null where a node opens no scope. */
function namesDeclaredBy(node: Node): Set<string> | null {
  switch (node.type) {
    case 'Program':
    case 'BlockStatement':
    case 'StaticBlock':
      return new Set(declaredAmong(node['body'] as Node[]));
    case 'SwitchStatement':
      return new Set(declaredAmong((node['cases'] as Node[]).flatMap(({ consequent }) => consequent as Node[])));
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return new Set([...namesIn(node['id'] as Node | null), ...(node['params'] as Node[]).flatMap(namesIn), 'arguments']);
    case 'ClassDeclaration':
    case 'ClassExpression':
      return new Set(namesIn(node['id'] as Node | null));
    case 'CatchClause':
      return new Set(namesIn(node['param'] as Node | null));
    case 'ForStatement':
      return new Set(declaredAmong([node['init'] as Node | null]));
    case 'ForInStatement':
    case 'ForOfStatement':
      return new Set(declaredAmong([node['left'] as Node]));
    default:
      return null;
  }
}

function declaredAmong(statements: readonly (Node | null)[]): string[] {
  return statements.flatMap((statement) => {
    switch (statement?.type) {
      case 'VariableDeclaration':
        return (statement['declarations'] as Node[]).flatMap(({ id }) => namesIn(id as Node));
      case 'FunctionDeclaration':
      case 'ClassDeclaration':
        return namesIn(statement['id'] as Node | null);
      case 'ImportDeclaration':
        return (statement['specifiers'] as Node[]).flatMap(({ local }) => namesIn(local as Node));
      case 'ExportNamedDeclaration':
      case 'ExportDefaultDeclaration':
        return declaredAmong([statement['declaration'] as Node | null]);
      default:
        return [];
    }
  });
}

/** Names that a pattern binds: `{ a, b: [c = 1, ...d] }` binds a, c and d. */
function namesIn(pattern: Node | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [nameOf(pattern)];
    case 'ObjectPattern':
      return (pattern['properties'] as Node[]).flatMap((one) => namesIn((one['value'] ?? one['argument']) as Node));
    case 'ArrayPattern':
      return (pattern['elements'] as (Node | null)[]).flatMap(namesIn);
    case 'AssignmentPattern':
      return namesIn(pattern['left'] as Node);
    case 'RestElement':
      return namesIn(pattern['argument'] as Node);
    default:
      return [];
  }
}
