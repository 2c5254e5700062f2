import * as z from 'zod/mini';
import { call } from '#call';
import { count, monthSpan, monthsInOrder, oneOf } from '#shapes/wire';

/** What is decided about somebody of a division. */
export const decidedKinds = ['nomination', 'idea'] as const;

const times = {
  /** Decided in these months. */
  decided: count,
  /** Of these, so many in the days that were agreed. */
  inTime: count,
  /** Working days from the first day to the decision: of the middle one, and of the one behind nine tenths of them. */
  median: z.number(),
  ninetieth: z.number(),
};

const row = z.object({ division: z.string(), ...times });
export type TimesRow = z.output<typeof row>;

/** How long decisions took, by the division of whom they are about: the slowest first. Divisions with few decisions stand together. */
export const worktimes = call(
  'worktimes',
  z.strictObject({ ...monthSpan, kind: z.enum(decidedKinds, oneOf(decidedKinds)) }).check(z.superRefine(monthsInOrder)),
  z.object({
    divisions: z.array(row),
    /** Of divisions that had fewer than five: all of them together; null where that would be fewer than five too. */
    few: z.nullable(z.object(times)),
    all: z.object(times),
    /** Days that are agreed now. */
    target: count,
  }),
);
