import { calls } from '@laurel/contract';
import { act, file as fileCall, query, stream } from '#http/call-context';
import { fileDay } from '#streams/file-day';
import type { ReportLane } from '#streams/lane';
import { reportFile } from '#streams/report-file';
import { askedIn, askedOfChanges } from './asked.ts';
import { changesFile } from './changes-file.ts';
import { importFile } from './import-file.ts';
import { progressOf, uploadProgress } from './progress.ts';
import { translationsReport } from './translations-report.ts';

export interface UploadDeps {
  /** Newest first. */
  voucherKeys: readonly Buffer[];
}

const { dataupload, uploadchanges, uploadprogress, exporttranslations } = calls.uploads;

export const uploadCalls = ({ lane, ...deps }: UploadDeps & { lane: ReportLane }) => [
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
  fileCall(uploadchanges, async (db, { actor, now, file, query }) => {
    const changes = await changesFile(db, { file, now, by: actor, ...askedOfChanges(query), ...deps });
    return { bytes: changes.stream(), mimeType: changes.mimeType, downloadAs: changes.fileName };
  }),
  stream(exporttranslations, (_, asked) =>
    reportFile(lane, asked, {
      ...translationsReport(),
      names: { csv: 'translations.csv', xlsx: `Translations_${fileDay(asked.actor, asked.now)}.xlsx` },
    }),
  ),
  query(uploadprogress, (db, { actor, input }) => uploadProgress(db, { uploadId: input.uploadId, memberId: actor.id })),
];
