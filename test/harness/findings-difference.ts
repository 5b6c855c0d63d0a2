/** What is found on each page, by the page's name: `style: what it catches`. */
export type Findings = Readonly<Record<string, unknown>>;

/** One text a page that differs: its name, then the lines that are gone and those that are new. */
export function differences(before: Findings, after: Findings): string[] {
  const { pairs, gone, added } = pairUp(Object.keys(before), Object.keys(after));
  const changed = pairs.flatMap(([was, is]) => {
    const [one, other] = [linesOf(before[was]), linesOf(after[is])];
    if (one.join('\n') === other.join('\n')) return [];
    const lost = one.filter((line) => !other.includes(line)).map((line) => `  - ${line.trim()}`);
    const won = other.filter((line) => !one.includes(line)).map((line) => `  + ${line.trim()}`);
    return [[is, ...lost, ...won].join('\n')];
  });
  return [...changed, ...gone.map((name) => `${name}\n  - the page is gone`), ...added.map((name) => `${name}\n  + the page is new`)];
}

const linesOf = (findings: unknown): string[] => JSON.stringify(findings, null, 1).split('\n');

/**
 * Which page is which: the one of the same name, else of the same `catches` under another style, since styles are renamed. Where
 * several catch the same, they are paired in their order.
 */
function pairUp(before: readonly string[], after: readonly string[]) {
  const pairs = before.filter((name) => after.includes(name)).map((name): [string, string] => [name, name]);
  const free = after.filter((name) => !before.includes(name));
  const gone: string[] = [];
  for (const name of before.filter((each) => !after.includes(each))) {
    const at = free.findIndex((each) => catchesOf(each) === catchesOf(name));
    if (at < 0) gone.push(name);
    else pairs.push([name, free.splice(at, 1)[0]!]);
  }
  return { pairs, gone, added: free };
}

const catchesOf = (name: string): string => name.slice(name.indexOf(': ') + 2);
