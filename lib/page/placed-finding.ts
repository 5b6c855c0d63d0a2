import type { Finding } from '../report.ts';
import type { Place } from './places.ts';

/** A finding, and where on the page it stands. */
export interface PlacedFinding {
  /** The same finding has the same key when the page renders it anew. */
  key: string;
  finding: Finding;
  place: Place;
}
