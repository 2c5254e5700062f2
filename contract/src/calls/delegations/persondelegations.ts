import * as z from 'zod/mini';
import { call } from '#call';
import { delegationsPageMax } from '#limits';
import { count, id, memberId, whole } from '#shapes/wire';
import { delegation } from './delegation.ts';

/** Of somebody: by whom they are stood in for, the newest first. */
export const persondelegations = call(
  'persondelegations',
  z.strictObject({
    memberId,
    after: z.optional(id),
    limit: z.optional(whole.check(z.minimum(1), z.maximum(delegationsPageMax))),
  }),
  z.object({
    delegations: z.array(delegation),
    total: count,
    next: z.nullable(id),
    /** Whether the caller may name one, and end one, for this person. */
    mayName: z.boolean(),
  }),
);
