import { ID_RULES } from '../../lib/citing/ids/grammar.ts';

/** The grammar of ids as a Markdown table for the README, without a newline at its end. */
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
