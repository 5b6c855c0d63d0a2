import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commentLines, parseSource } from './parse-source.ts';
import { isCode, readSources, type Sources } from './sources.ts';

const LONGEST_LINE = 140;
const LONGEST_FILE = 500;

/** A state machine whose steps read best beside each other. */
const LONG_FILE = 'lib/checking/words/read-words.ts';

/** What people write and read here; not the pages and records of tests (they are as others wrote them), and no generated files. */
function isWritten(path: string): boolean {
  return (isCode(path) || /\.(?:d\.ts|css|html|md|ya?ml|sh)$/.test(path)) && !/^test\/(?:pages|records)\//.test(path);
}

/** An address that stands alone, as a comment, item or link target, cannot be broken. */
const ONLY_ADDRESS = /^[\s/*#<>-]*(?:\[[^\]]*\]: ?)?https?:\/\/\S+$/;

/** Markdown knows no way to break a row of a table, which are also what is generated. */
function isRow(line: string, file: string): boolean {
  return file.endsWith('.md') && /^\|.*\|$/.test(line);
}

/** A page, a sentence of one, or a pattern, that a test reads whole: broken up it would say less. */
function isExample(line: string, file: string): boolean {
  return (
    /^test\/(?:unit|browser|e2e|bench)\//.test(file) && /['"`<“]|^\s*\/.*\/[a-z]*[,;]?$/.test(line) && !/^\s*(?:\/\/|\*|\/\*)/.test(line)
  );
}

function longLines(sources: Sources): string[] {
  return [...sources].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, at) => {
      const isTooLong = line.length > LONGEST_LINE && !ONLY_ADDRESS.test(line) && !isRow(line, file) && !isExample(line, file);
      return isTooLong ? [`${file}:${at + 1} has ${line.length} characters`] : [];
    }),
  );
}

function longFiles(sources: Sources): string[] {
  const lengths = [...sources].map(([file, text]) => [file, text.trimEnd().split('\n').length] as const);
  return lengths.filter(([file, lines]) => lines > LONGEST_FILE && file !== LONG_FILE).map(([file, lines]) => `${file} has ${lines} lines`);
}

function privates(sources: Sources): string[] {
  // Only what holds the word is worth parsing.
  const suspect = [...sources].filter(([file, text]) => isCode(file) && /\bprivate\b/.test(text));
  return suspect.flatMap(([file, text]) => parseSource(file, text).privates.map((line) => `${file}:${line} says private`));
}

/** Papers that no reader of the repository can open, and places that only one machine has. */
const CLOSED = [
  /\bresearch\//g,
  /\bDESIGN\b/g,
  /(?<![\w/])issue #?\d/gi,
  // A text that is named must be one of ours.
  /(?<![\w./-])[\w./-]+\.md\b/g,
  // Absolute paths of any system; not the end of another path, of an address, a regular expression or a tag.
  /(?<![\w.:/)\]}*<-])(?:\/(?:bin|etc|home|media|mnt|opt|private|root|srv|tmp|usr|Users|var|work)\/[\w.-]|[A-Z]:\\\w)/g,
];

/** Named from the file's own folder, or from one above it. */
function isOurs(name: string, file: string, files: ReadonlySet<string>): boolean {
  const folder = posix.dirname(file);
  return files.has(posix.join(folder, name)) || (folder !== '.' && isOurs(name, folder, files));
}

/** What comments, style sheets and texts say that a reader of the repository cannot look up. */
function closedCitations(sources: Sources): string[] {
  const files = new Set(sources.keys());
  return [...sources].flatMap(([file, text]) => {
    const said = isCode(file) ? commentLines(file, text) : text.split('\n').map((words, at) => ({ text: words, line: at + 1 }));
    return said.flatMap(({ text: words, line }) => {
      const named = words.replace(/https?:\/\/\S+/g, '');
      const cited = CLOSED.flatMap((closed) => [...named.matchAll(closed)].map(([found]) => found));
      const wrong = cited.find((found) => !(found.endsWith('.md') && isOurs(found, file, files)));
      return wrong === undefined ? [] : [`${file}:${line} cites ${wrong}`];
    });
  });
}

const written = readSources([''], isWritten);

describe('here', () => {
  test('no line is longer than 140 characters', () => {
    expect(longLines(written)).toEqual([]);
  });

  test('no file of the product, of its harness and its benches is longer than 500 lines', () => {
    expect(longFiles(readSources(['lib', 'components', 'entrypoints', 'test/harness', 'test/bench', 'wxt.config.ts'], isWritten))).toEqual(
      [],
    );
  });

  test('what is private in a class is so by name: #name', () => {
    expect(privates(written)).toEqual([]);
  });

  test('comments, style sheets and texts cite what is in the repository, or has an address', () => {
    expect(closedCitations(written)).toEqual([]);
  });
});

test('npm test asks the formatter, the linter, the compiler (of both programs) and knip first', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(scripts['test']).toMatch(/^oxfmt --check && npm run lint && npm run types && npm run unused && vitest run/);
  expect(scripts).toMatchObject({ lint: 'oxlint', types: 'tsc -p lib && tsc', unused: 'knip' });
});

describe('the guard sees', () => {
  const one = (text: string, file = 'lib/a.ts'): Sources => new Map([[file, text]]);
  const wide = 'x'.repeat(LONGEST_LINE + 1);

  test.each(['lib/a.ts', 'lib/a.css', 'lib/README.md', 'README.md'])('a long line of %s', (file) => {
    expect(longLines(one(`short\n${wide}`, file))).toEqual([`${file}:2 has 141 characters`]);
    expect(longLines(one(wide.slice(1), file))).toEqual([]);
  });

  test('a long line, but no row of a table in Markdown', () => {
    expect(longLines(one(`| ${wide} |`, 'README.md'))).toEqual([]);
    expect(longLines(one(`| ${wide} |`))).toHaveLength(1);
  });

  test('a long line of a test, unless it holds an example', () => {
    expect(longLines(one(`expect(${wide})\n// '${wide}'`, 'test/unit/a.test.ts'))).toHaveLength(2);
    expect(longLines(one(`const html = '${wide}';\n  /${wide}/i,`, 'test/unit/a.test.ts'))).toEqual([]);
    expect(longLines(one(`const html = '${wide}';`, 'test/harness/a.ts'))).toHaveLength(1);
  });

  test('a long address, unless it stands alone', () => {
    const address = `https://example.org/${wide}`;
    expect(longLines(one(`  // ${address}\n * ${address}\n${address}\n[1]: ${address}`))).toEqual([]);
    expect(longLines(one(`const a = '${address}';\n// see ${address}`))).toHaveLength(2);
  });

  test('a long file, but for one', () => {
    const long = 'a;\n'.repeat(LONGEST_FILE + 1);
    expect(longFiles(one(long))).toEqual(['lib/a.ts has 501 lines']);
    expect(longFiles(one(long.slice(3)))).toEqual([]);
    expect(longFiles(one(long, LONG_FILE))).toEqual([]);
  });

  test.each([
    'class A { private a = 1; }',
    'class A { private a() {} }',
    'class A { private readonly a: string; }',
    'class A { constructor(private a: string) {} }',
    'class A { private static get a() { return 1; } }',
  ])('%s', (text) => {
    expect(privates(one(`// private\n${text}`))).toEqual(['lib/a.ts:2 says private']);
  });

  test('nothing wrong in what is private by name, or called so', () => {
    expect(privates(one("class A { #a = 1; }\nconst private_ = { private: 'private' };"))).toEqual([]);
  });

  // Broken in two, so that this file does not cite them.
  test.each([
    `see resea${'rch/'}citing.md`,
    `(record${'.md'} 8.2)`,
    `peers${'.md'}`,
    `DES${'IGN'} rule 3`,
    `iss${'ue'} 10`,
    `iss${'ue'} #4`,
    `/ho${'me'}/me/file`,
    `in /t${'mp'}/a.json`,
    `C:${'\\'}a`,
  ])('%s', (text) => {
    expect(closedCitations(one(`/**\n * ${text}\n */`))).toHaveLength(1);
    expect(closedCitations(one(`let a; // ${text}`)).length, text).toBeGreaterThan(0);
    expect(closedCitations(one(`/* ${text} */`, 'lib/a.css'))).toHaveLength(1);
    expect(closedCitations(one(text, 'lib/README.md'))).toHaveLength(1);
    expect(closedCitations(one(`const a = '${text.replace('\\', '/')}';`))).toEqual([]);
  });

  test('nothing wrong in what can be opened', () => {
    const files = new Map([
      [
        'lib/page/a.ts',
        '// README.md, "Heading"; lib/record/README.md; .github/CONTRIBUTING.md; hypothesis/client#5324; tissue 3; /^work/ and a/tmp/b',
      ],
      [
        'lib/page/README.md',
        'See https://example.org/research/paper.md, [this](../record/README.md), [that](https://example.org/home/issue-4).',
      ],
      ['lib/record/README.md', ''],
      ['.github/CONTRIBUTING.md', ''],
    ]);
    expect(closedCitations(files)).toEqual([]);
    expect(closedCitations(new Map([...files, ['lib/page/b.ts', '// README.md; other.md']]))).toEqual([
      `lib/page/b.ts:1 cites other${'.md'}`,
    ]);
    expect(closedCitations(one('// README.md, "Heading"'))).toEqual([`lib/a.ts:1 cites README${'.md'}`]);
  });
});
