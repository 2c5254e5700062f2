import { z } from 'zod';
import { post } from './call.ts';
import { dataUploadBytesMax } from './limits.ts';
import { uploadKinds } from './upload-kinds.ts';
import { count } from './wire.ts';

const rowError = z.object({ line: count, field: z.string(), message: z.string() });
export type RowError = z.output<typeof rowError>;

/** What the server does only when somebody has said yes. */
export const confirmations = ['leavers', 'roles', 'prices'] as const;
export type Confirmation = (typeof confirmations)[number];

/** Share of a point value or a price that may change without a confirmation. */
export const priceChangeMax = 0.2;

const change = z.object({
  /** 0 for what is not in the file. */
  line: count,
  key: z.string(),
  what: z.enum(['added', 'changed', 'removed']),
  text: z.string(),
  /** What it needs before it is done. */
  asks: z.enum(confirmations).nullable(),
  /** Who or what changes. */
  name: z.string(),
  /** Of a change, field by field. */
  fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});
export type UploadChange = z.output<typeof change>;

/** Entries in all, and the first of them. */
const changeList = z.object({ count, changes: z.array(change) });

/** Parts of the changes that can be looked at by themselves. */
export const changeGroups = ['asked', 'added', 'changed', 'removed'] as const;
export type ChangeGroup = (typeof changeGroups)[number];

const outcome = z.object({
  kind: z.enum(uploadKinds),
  added: count,
  changed: count,
  removed: count,
  unchanged: count,
  /** At most 200. */
  changes: z.array(change),
  /** Each at most 200; `uploadchanges` has them all. */
  groups: z.object({ asked: changeList, added: changeList, changed: changeList, removed: changeList }),
  errors: z.array(rowError),
  /** What a real run of this file still needs in `?confirm=`. */
  confirm: z.array(z.enum(confirmations)),
  /** Why, in words, for each of them. */
  asks: z.array(z.object({ confirm: z.enum(confirmations), words: z.string() })),
});
export type UploadOutcome = z.output<typeof outcome>;

export const uploads = {
  /** `?dryRun=1`, `?confirm=leavers,roles` and `?uploadId=…` go in the address. */
  dataupload: post('dataupload', z.strictObject({}), outcome, {
    file: 'fileData',
    limit: 'dataUploads',
    bodyMax: dataUploadBytesMax,
  }),
  /** Every change that a file would make, as a CSV file; changes nothing. */
  uploadchanges: post('uploadchanges', z.strictObject({}), z.undefined(), {
    answers: 'file',
    file: 'fileData',
    limit: 'dataUploads',
    bodyMax: dataUploadBytesMax,
  }),
  uploadprogress: post(
    'uploadprogress',
    z.strictObject({ uploadId: z.string('Please give the upload.').regex(/^[\w-]{1,64}$/, 'This is not an upload.') }),
    /** Rows read, and rows in all; both 0 until the first is read. */
    z.object({ done: count, total: count, isFinished: z.boolean() }),
  ),
};
