import type { Alteration } from './alteration.ts';
import type { RecordDocument } from './document.ts';
import type { Found } from './match-document.ts';
import type { Code } from './verdict.ts';

/** What a check found, before it is put into a verdict. */
export interface Outcome {
  code: Code;
  /** Where the words stand, the places of one text; one without context cautions is taken if there is one. */
  found?: readonly Found[];
  alteration?: Alteration;
  /** Documents that hold the words. */
  foundIn: readonly RecordDocument[];
}
