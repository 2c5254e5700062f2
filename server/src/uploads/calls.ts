import { calls } from '@laurel/contract';
import { act, file as fileCall, query } from '#http/call-context';
import { askedIn } from './asked.ts';
import { changesFile } from './changes-file.ts';
import { importFile } from './import-file.ts';
import { progressOf, uploadProgress } from './progress.ts';

export interface UploadDeps {
  leaversMaxPercent: number;
  leaversGraceDays: number;
  /** Points to award that one person grants one manager alone in a month; undefined without limits. */
  budgetPointsPerMonth: number | undefined;
  /** Newest first. */
  voucherKeys: readonly Buffer[];
}

const { dataupload, uploadchanges, uploadprogress } = calls.uploads;

export const uploadCalls = (deps: UploadDeps) => [
  act(dataupload, async (db, { actor, now, file, query }) => {
    const { uploadId, ...asked } = askedIn(query);
    const progress = uploadId ? progressOf(db, { uploadId, memberId: actor.id }) : undefined;
    const request = { file, ...asked, now, by: actor, ...deps };
    try {
      return await importFile(db, progress ? { ...request, onProgress: progress.at } : request);
    } finally {
      await progress?.finish();
    }
  }),
  fileCall(uploadchanges, async (db, { actor, now, file }) => {
    const changes = await changesFile(db, { file, now, by: actor, ...deps });
    return { bytes: changes.stream(), mimeType: changes.mimeType, downloadAs: changes.fileName };
  }),
  query(uploadprogress, (db, { actor, input }) => uploadProgress(db, { uploadId: input.uploadId, memberId: actor.id })),
];
