import * as z from 'zod/mini';
import { call } from '#call';
import { feedDaysMax, oversightPageMax } from '#limits';
import { count, id, isoInstant, oneOf, whole } from '#shapes/wire';
import { told } from '#told';
import { confirmations, uploadKinds } from '#upload-kinds';
import * as texts from './texts.ts';
import { uploadOutcome } from './uploads.ts';

const daysWords = told(texts.feedDays, { max: feedDaysMax });

/** A token by which a system sends the files of one source; it is told this once. */
export const givefeedtoken = call(
  'givefeedtoken',
  z.strictObject({ sourceId: id, days: whole.check(z.minimum(1, daysWords), z.maximum(feedDaysMax, daysWords)) }),
  z.object({ token: z.string(), path: z.string(), endsAt: isoInstant }),
);

/** It opens nothing from now on. */
export const endfeedtoken = call('endfeedtoken', z.strictObject({ tokenId: id }), z.strictObject({}));

export const historyStates = [
  ...(['done', 'waiting', 'failed', 'replaced', 'confirmed', 'declined'] as const),
  /** It waits for a second person, or the one who asked for them has withdrawn it. */
  ...(['asked', 'withdrawn'] as const),
  /** It took another file back. */
  'undo',
  /** Expected, and it did not come. */
  'missed',
] as const;
export type HistoryState = (typeof historyStates)[number];

/** Whether a file can be undone, or why not. */
export const undoStandings = ['can', 'done', 'notKept', 'tooLate', 'nothing', 'ofKind'] as const;
export type UndoStanding = (typeof undoStandings)[number];

const row = z.object({
  /** Of the list. */
  key: z.string(),
  at: isoInstant,
  kind: z.enum(uploadKinds),
  fileName: z.string(),
  /** Empty where the file was read by the names of its columns alone. */
  source: z.string(),
  way: z.enum(['screen', 'command', 'token', 'folder']),
  /** Empty for a command of whoever operates the portal. */
  by: z.string(),
  state: z.enum(historyStates),
  /** Why it waits or failed. */
  words: z.string(),
  errors: z.array(z.object({ line: count, field: z.string(), message: z.string() })),
  added: count,
  changed: count,
  removed: count,
  unchanged: count,
  leftOut: count,
  /** Of a file that waits. */
  fedFileId: z.nullable(z.string()),
  /** Of one that was taken in; of an undo that which it took back. */
  uploadId: z.nullable(z.string()),
  /** Null where there is nothing to undo: of an undo, and of what was not taken in. */
  undo: z.nullable(z.enum(undoStandings)),
  /** When the file was taken in that this entry took back; when this file was taken back. */
  undoesAt: z.nullable(isoInstant),
  undoneAt: z.nullable(isoInstant),
  /** Who confirmed or declined it as the second person. */
  second: z.string(),
  /** Of an expected file that did not come: when the next one did. */
  arrivedAt: z.nullable(isoInstant),
});
export type HistoryRow = z.output<typeof row>;

/** Files of the kinds that the caller may upload, the newest first: taken in, waiting, failed. */
export const uploadhistory = call(
  'uploadhistory',
  z.strictObject({
    limit: whole.check(z.minimum(1), z.maximum(oversightPageMax)),
    after: z.optional(z.string().check(z.regex(/^\d{1,16}\.[aefu]\.[1-9]\d{0,17}$/, told(texts.noPlace)))),
  }),
  z.object({
    uploads: z.array(row),
    next: z.nullable(z.string()),
    total: z.optional(count),
    isMore: z.optional(z.boolean()),
  }),
);

const one = { fedFileId: id };

/** What a file that waits would do now; changes nothing. */
export const feedpreview = call('feedpreview', z.strictObject(one), uploadOutcome);

/** Does it, with all that it asks; refused where it asks for more than was seen. */
export const confirmfeed = call(
  'confirmfeed',
  z.strictObject({
    ...one,
    confirm: z.array(z.enum(confirmations, oneOf(confirmations))),
  }),
  uploadOutcome,
);

export const declinefeed = call('declinefeed', z.strictObject(one), z.strictObject({}));
