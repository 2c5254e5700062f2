import * as z from 'zod/mini';
import { mergerKinds } from '#rules/merger-kinds';
import { count } from './wire.ts';

/** Of one kind of thing, how many go to who stays, and how many fall together with what they have, or stay as evidence. */
export const mergerLine = z.object({ kind: z.enum(mergerKinds), moves: count, together: count });
export type MergerLine = z.output<typeof mergerLine>;

/** Points of somebody before and after; null for who has no such account. */
export const mergerBalance = z.object({ before: z.nullable(count), after: z.nullable(count) });

/** What a merger does, whole. */
export const mergerAccount = z.object({
  stays: z.object({ wallet: mergerBalance, pot: mergerBalance }),
  doubled: z.object({ wallet: mergerBalance, pot: mergerBalance }),
  lines: z.array(mergerLine),
});
export type MergerAccount = z.output<typeof mergerAccount>;
