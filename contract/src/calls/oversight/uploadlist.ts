import * as z from 'zod/mini';
import { call } from '#call';
import { oversightPageMax } from '#limits';
import { count, id, isoInstant, whole } from '#shapes/wire';
import { uploadKinds } from '#upload-kinds';
import { auditPerson } from './audit-shown.ts';

const upload = z.object({
  uploadId: z.string(),
  at: isoInstant,
  /** Null: a command of whoever operates the portal. */
  by: z.nullable(auditPerson),
  kind: z.enum(uploadKinds),
  fileName: z.string(),
  sha256: z.string(),
  added: count,
  changed: count,
  removed: count,
  unchanged: count,
  /** Of a roster: it held only some people. */
  isPart: z.boolean(),
  /** Rows in which something was wrong, and that stayed out. */
  leftOut: count,
  /** It took another file back. */
  isUndo: z.boolean(),
});
export type UploadRow = z.output<typeof upload>;

/** The files that were taken in, the newest first. */
export const uploadlist = call(
  'uploadlist',
  z.strictObject({ limit: whole.check(z.minimum(1), z.maximum(oversightPageMax)), after: z.optional(id) }),
  z.object({
    uploads: z.array(upload),
    next: z.nullable(id),
    total: z.optional(count),
    isMore: z.optional(z.boolean()),
  }),
);
