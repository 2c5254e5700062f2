import * as z from 'zod/mini';
import { call } from '#call';
import { count, id } from '#shapes/wire';
import { auditPerson, auditRow } from './audit-shown.ts';

const value = z.nullable(z.string());

/** One entry whole: what was before and after, and its place in the chain. */
export const auditone = call(
  'auditone',
  z.strictObject({ auditId: id }),
  z.extend(auditRow, {
    /** Whom it concerns: some, and how many they are. */
    concerns: z.object({ count, people: z.array(auditPerson) }),
    /** Field by field; null: it had no such field. */
    changes: z.array(z.object({ name: z.string(), before: value, after: value })),
    /** What else was noted. */
    facts: z.array(z.object({ name: z.string(), value: z.string() })),
    /** Words or values went when somebody was erased; the chain holds all the same. */
    isErased: z.boolean(),
    chain: z.object({
      hash: z.string(),
      previousHash: z.string(),
      /** The entries before and behind it; null at the ends. */
      previousId: z.nullable(id),
      nextId: z.nullable(id),
      /** Looked at now: it is as it was sealed, and stands behind the one before it. */
      isWhole: z.boolean(),
      /** The act's event; null for what is older than events. */
      eventId: z.nullable(id),
    }),
  }),
);
