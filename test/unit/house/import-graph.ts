import { parseSource, type Import } from './parse-source.ts';
import type { Sources } from './sources.ts';

/** What each file imports. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>;

/** A file, and the line of it that leads on. */
export interface Step {
  file: string;
  line: number;
}

export function importGraph(sources: Sources): ImportGraph {
  return new Map([...sources].map(([file, text]) => [file, parseSource(file, text).imports]));
}

/** As `a.ts:1 -> b.ts:7 -> a.ts`: editors and terminals open what is printed so. */
export function printSteps(steps: readonly Step[], end: string): string {
  return [...steps.map(({ file, line }) => `${file}:${line}`), end].join(' -> ');
}

/**
 * How each file is reached from one file by code (what is imported as a type is not there when code runs): the shortest way, without the
 * file itself.
 */
export function waysFrom(entry: string, graph: ImportGraph): ReadonlyMap<string, readonly Step[]> {
  const ways = new Map<string, readonly Step[]>([[entry, []]]);
  for (const [file, way] of ways) {
    for (const { target, line, typeOnly } of graph.get(file) ?? []) {
      if (!typeOnly && graph.has(target) && !ways.has(target)) ways.set(target, [...way, { file, line }]);
    }
  }
  return ways;
}

/** The circles among files, type imports included; of circles that share files one of the shortest. */
export function findCircles(graph: ImportGraph): string[] {
  const circles: string[] = [];
  const seen = new Set<string>();
  for (const file of graph.keys()) {
    const circle = seen.has(file) ? null : shortestCircle(file, graph);
    if (!circle) continue;
    for (const step of circle) seen.add(step.file);
    circles.push(printSteps(circle, file));
  }
  return circles;
}

/** The shortest way from a file back to it. */
function shortestCircle(start: string, graph: ImportGraph): readonly Step[] | null {
  const ways = new Map<string, readonly Step[]>([[start, []]]);
  for (const [file, way] of ways) {
    for (const { target, line } of graph.get(file) ?? []) {
      const next = [...way, { file, line }];
      if (target === start) return next;
      if (!ways.has(target)) ways.set(target, next);
    }
  }
  return null;
}

/**
 * On which floor each room stands: the ground floor (1) imports no other room, each further one imports the floor beneath it. Rooms that
 * import each other in a circle stand on no floor (Infinity).
 * @param roomOf the room of a file; null for files of other houses
 */
export function floors(graph: ImportGraph, roomOf: (file: string) => string | null): ReadonlyMap<string, number> {
  const beneath = new Map<string, Set<string>>();
  for (const [file, imports] of graph) {
    const room = roomOf(file);
    if (room === null) continue;
    const others = imports.map(({ target }) => (graph.has(target) ? roomOf(target) : null)).filter((one) => one !== null && one !== room);
    beneath.set(room, new Set([...(beneath.get(room) ?? []), ...(others as string[])]));
  }
  const found = new Map<string, number>();
  // A room has its floor when all beneath it have theirs; who never gets one is in a circle, or above one.
  for (let grown = true; grown;) {
    grown = false;
    for (const [room, others] of beneath) {
      if (found.has(room) || ![...others].every((other) => found.has(other))) continue;
      found.set(room, 1 + Math.max(0, ...[...others].map((other) => found.get(other)!)));
      grown = true;
    }
  }
  return new Map([...beneath.keys()].map((room) => [room, found.get(room) ?? Infinity]));
}
