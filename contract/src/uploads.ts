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

const outcome = z.object({
  kind: z.enum(uploadKinds),
  added: count,
  changed: count,
  removed: count,
  unchanged: count,
  /** At most 200. */
  changes: z.array(change),
  errors: z.array(rowError),
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
    z.object({ done: count, total: count, isFinished: z.boolean() }),
  ),
};
