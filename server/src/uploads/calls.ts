import { calls } from '@laurel/contract';
import { act, query } from '#http/call-context';
import { askedIn } from './asked.ts';
import { importFile } from './import-file.ts';
import { progressOf, uploadProgress } from './progress.ts';

export interface UploadDeps {
  leaversMaxPercent: number;
  /** Newest first. */
  voucherKeys: readonly Buffer[];
}

const { dataupload, uploadprogress } = calls.uploads;

export const uploadCalls = ({ leaversMaxPercent, voucherKeys }: UploadDeps) => [
  act(dataupload, async (db, { actor, now, file, query }) => {
    const { uploadId, ...asked } = askedIn(query);
    const progress = uploadId ? progressOf(db, { uploadId, memberId: actor.id }) : undefined;
    const request = { file, ...asked, now, actorId: actor.id, leaversMaxPercent, voucherKeys };
    try {
      return await importFile(db, progress ? { ...request, onProgress: progress.at } : request);
    } finally {
      await progress?.finish();
    }
  }),
  query(uploadprogress, (db, { actor, input }) => uploadProgress(db, { uploadId: input.uploadId, memberId: actor.id })),
];
