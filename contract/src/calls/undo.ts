import * as z from 'zod/mini';
import { call } from '#call';
import { pointsInAllMost, undoReasonMax } from '#limits';
import { requiredText } from '#shapes/text';
import { count, id, isoInstant, oneOf } from '#shapes/wire';
import { confirmations } from '#upload-kinds';
import * as texts from './texts.ts';
import { uploadOutcome } from './uploads.ts';

/** One row of a file that stays as it is, and why. */
const stays = z.object({ line: count, key: z.string(), name: z.string(), why: z.string() });
export type StaysRow = z.output<typeof stays>;

const { kind, added, changed, removed, changes, groups, confirm, asks, second } = uploadOutcome.shape;

/** What goes back, and what cannot. */
const outcome = z.object({
  ...{ kind, added, changed, removed, changes, groups, confirm, asks, second },
  fileName: z.string(),
  /** When the file was taken in. */
  at: isoInstant,
  /** Taken back from pots. */
  points: count,
  /** At most 200; `undofile` has them all. */
  stays: z.object({ count, rows: z.array(stays) }),
});
export type UndoOutcome = z.output<typeof outcome>;

const one = { uploadId: id };

/** What would go back now, and what cannot; changes nothing. */
export const tryundo = call('tryundo', z.strictObject(one), outcome);

/** Each change that would go back, and each row that stays with why, as a CSV file; of a file that is undone, what stayed. */
export const undofile = call('undofile', z.strictObject(one), z.undefined());

/** Takes back what a file has done, as far as nothing depends on it: all that was seen, once. */
export const undoupload = call(
  'undoupload',
  z.strictObject({
    ...one,
    reason: requiredText(undoReasonMax, texts.sayWhyUndone),
    /** As it was seen: anything else is refused, with what it would be now. */
    seen: z.strictObject({
      ...{ added: count, changed: count, removed: count, stays: count },
      points: count.check(z.maximum(pointsInAllMost * 1000)),
    }),
    confirm: z.array(z.enum(confirmations, oneOf(confirmations))),
  }),
  outcome,
  { refusals: { changedMeanwhile: z.partial(outcome), ruleBroken: z.partial(outcome) } },
);
