import * as z from 'zod/mini';
import { call } from '#call';
import { delegationsPageMax } from '#limits';
import { count, id, whole } from '#shapes/wire';
import { delegation } from './delegation.ts';

/** By whom the caller is stood in for, and for whom they stand in; the newest first. */
export const mydelegations = call(
  'mydelegations',
  z.strictObject({
    /** What is to come or runs, or what was. */
    show: z.enum(['current', 'past']),
    /** The place where the last page ended: its `next`. */
    after: z.optional(id),
    limit: z.optional(whole.check(z.minimum(1), z.maximum(delegationsPageMax))),
  }),
  z.object({
    /** Each with whether the caller is who is away. */
    delegations: z.array(z.extend(delegation, { isMine: z.boolean() })),
    total: count,
    next: z.nullable(id),
  }),
);
