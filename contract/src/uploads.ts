import { z } from 'zod';
import { post } from './call.ts';
import { dataUploadBytesMax } from './limits.ts';
import { callPaths } from './paths.ts';
import { count } from './wire.ts';

export const uploadKinds = ['countries', 'roster', 'budgets', 'products', 'vouchers', 'promos'] as const;
export type UploadKind = (typeof uploadKinds)[number];

const rowError = z.object({ line: count, field: z.string(), message: z.string() });
export type RowError = z.output<typeof rowError>;

const change = z.object({
  line: count,
  key: z.string(),
  what: z.enum(['added', 'changed', 'removed']),
  text: z.string(),
});
export type UploadChange = z.output<typeof change>;

/** What the server does only when somebody has said yes. */
export const confirmations = ['leavers', 'roles'] as const;
export type Confirmation = (typeof confirmations)[number];

const outcome = z.object({
  kind: z.enum(uploadKinds),
  added: count,
  changed: count,
  removed: count,
  unchanged: count,
  /** At most 200. */
  changes: z.array(change),
  errors: z.array(rowError),
  /** What a real run of this file still needs in `?confirm=`. */
  confirm: z.array(z.enum(confirmations)),
});
export type UploadOutcome = z.output<typeof outcome>;

export const uploads = {
  /** `?dryRun=1`, `?confirm=leavers,roles` and `?uploadId=…` go in the address. */
  dataupload: post(callPaths.dataupload, 'adminReports', z.strictObject({}), outcome, {
    file: 'fileData',
    limit: 'dataUploads',
    bodyMax: dataUploadBytesMax,
  }),
  uploadprogress: post(
    callPaths.uploadprogress,
    'adminReports',
    z.strictObject({ uploadId: z.string('Please give the upload.').regex(/^[\w-]{1,64}$/, 'This is not an upload.') }),
    /** Rows read, and rows in all; both 0 until the first is read. */
    z.object({ done: count, total: count, isFinished: z.boolean() }),
  ),
};
