import { z } from 'zod';

/** Names a state of a row. Without a `_rev` it is never known to be the same. */
export type RowRevision = z.infer<typeof revisionSchema>;

const revisionSchema = z.object({ _id: z.string(), _rev: z.string().nullish() });

/** @returns null for what is not a row at all */
export function parseRevision(row: unknown): RowRevision | null {
  return revisionSchema.safeParse(row).data ?? null;
}
