import type { DocumentScope } from './document.ts';

/** A car as a person or a sentence names it; what is not known is left out. */
export interface Car {
  year?: number;
  make?: string;
  model?: string;
  trim?: string;
  vin?: string;
}

/** Whether a document is about a car in one respect; `not-said` by the document, `not-given` for the car. */
type Coverage = 'covered' | 'not-covered' | 'not-said' | 'not-given';

/** Where a VIN stands to a document's range. A range never rules a document out: it marks the cars of one remedy. */
export type VinState = 'in' | 'out' | 'unreadable' | 'no-range' | 'not-given' | 'invalid';

export interface Applicability {
  year: Coverage;
  make: Coverage;
  model: Coverage;
  /** A document names the trims it leaves out; any other trim is covered. */
  trim: Coverage;
  vin: VinState;
}

/** How a document's scope stands to a car, each respect by itself. Pure; an unreadable or missing side never counts as "not covered". */
export function applicability(car: Car, scope: DocumentScope): Applicability {
  return {
    year: coverage(car.year, scope.years.length > 0, (year) => scope.years.includes(year)),
    make: coverage(car.make, Boolean(scope.make), (make) => folded(make) === folded(scope.make ?? '')),
    model: coverage(car.model, Boolean(scope.model), (model) => folded(model) === folded(scope.model ?? '')),
    trim: coverage(
      car.trim,
      scope.excludedTrims.length > 0,
      (trim) => !scope.excludedTrims.some((excluded) => folded(excluded) === folded(trim)),
    ),
    vin: vinState(car.vin, scope.vinRange),
  };
}

/** Where `vin` stands to `range`; serials are compared as text, and only within one line of cars. */
export function vinState(vin: string | undefined, range: DocumentScope['vinRange']): VinState {
  if (!vin?.trim()) return 'not-given';
  const parts = vinParts(vin);
  if (!parts) return 'invalid';
  if (!range?.start.trim() && !range?.end.trim()) return 'no-range';
  const start = vinParts(range.start);
  const end = vinParts(range.end);
  if (!start || !end || start.line !== end.line || start.serial > end.serial) return 'unreadable';
  return parts.line === start.line && start.serial <= parts.serial && parts.serial <= end.serial ? 'in' : 'out';
}

/** Seventeen characters without I, O and Q. */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

/** Positions 1 to 8, 10 and 11 name a line of cars (9 is a check digit), 12 to 17 one car of it. */
function vinParts(vin: string): { line: string; serial: string } | null {
  const clean = vin.trim().toUpperCase();
  return VIN.test(clean) ? { line: clean.slice(0, 8) + clean.slice(9, 11), serial: clean.slice(11) } : null;
}

function coverage<Value>(given: Value | undefined, said: boolean, covers: (given: Value) => boolean): Coverage {
  if (given === undefined || given === '') return 'not-given';
  if (!said) return 'not-said';
  return covers(given) ? 'covered' : 'not-covered';
}

/** Makes, models and trims are written with and without hyphens, blanks and capitals: CR-V, CRV, cr v. */
function folded(name: string): string {
  return name.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
