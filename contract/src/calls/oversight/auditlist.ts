import * as z from 'zod/mini';
import { call } from '#call';
import { oversightPageMax } from '#limits';
import { countedRows } from '#shapes/list-page';
import { id, whole } from '#shapes/wire';
import { auditFilter, auditPerson, auditRow, spanInOrder } from './audit-shown.ts';

/** What was done, the newest first, a page of it. */
export const auditlist = call(
  'auditlist',
  z
    .strictObject({
      ...auditFilter,
      limit: whole.check(z.minimum(1), z.maximum(oversightPageMax)),
      /** The place where the last page ended: its `next`. */
      after: z.optional(id),
    })
    .check(z.superRefine(spanInOrder)),
  z.object({
    entries: z.array(auditRow),
    next: z.nullable(id),
    ...countedRows,
    /** Who was asked for, beside the total; null: nobody is known by that id. */
    actor: z.optional(z.nullable(auditPerson)),
    about: z.optional(z.nullable(auditPerson)),
  }),
);
