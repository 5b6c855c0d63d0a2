import { readFileSync, writeFileSync } from 'node:fs';
import { ID_RULES } from '../../lib/citing/ids/grammar.ts';

/** Where the table stands, between two comments. */
export const ID_TABLE_FILE = 'lib/citing/README.md';
const FRAME = /(<!-- ids:[^\n]*-->\n)([\s\S]*?)(\n<!-- \/ids -->)/;

/** The grammar of ids as a Markdown table, without a newline at its end. */
export function idTable(): string {
  const rows = ID_RULES.map(({ name, kind, example, exampleId, exampleLead = '', label, source }) => [
    name.startsWith(kind) ? name : `${kind}: ${name}`,
    `${exampleLead}\`${example}\``,
    `\`${exampleId}\``,
    label?.words ?? 'no',
    source,
  ]);
  return [['kind', 'example', 'canonical', 'needs a word', 'source'], ['---', '---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** The table that stands in the file; undefined where the comments around it are gone. */
export function writtenIdTable(): string | undefined {
  return FRAME.exec(readFileSync(ID_TABLE_FILE, 'utf8'))?.[2];
}

if (import.meta.main) {
  const text = readFileSync(ID_TABLE_FILE, 'utf8');
  writeFileSync(
    ID_TABLE_FILE,
    text.replace(FRAME, (_, before: string, __, after: string) => before + idTable() + after),
  );
}
