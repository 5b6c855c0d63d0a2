import { readdirSync, readFileSync, statSync } from 'node:fs';

/** Texts of files by their paths in the repository; tests of the guards invent some. */
export type Sources = ReadonlyMap<string, string>;

/** What is installed, built or drawn, and what git keeps for itself. */
const NOT_OURS = new Set(['node_modules', '.output', '.wxt', '.git', 'test-results']);

/**
 * @param places files or folders of the repository; '' is all of it
 * @param isWanted told by path
 */
export function readSources(places: readonly string[], isWanted: (path: string) => boolean = isCode): Sources {
  return new Map(
    places
      .flatMap((place) => (place !== '' && statSync(place).isFile() ? [place] : filesIn(place)))
      .filter(isWanted)
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
}

/** Declarations alone are no code. */
export function isCode(path: string): boolean {
  return /\.tsx?$/.test(path) && !path.endsWith('.d.ts');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder === '' ? '.' : folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}
