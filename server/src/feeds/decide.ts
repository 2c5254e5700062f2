import type { UploadOutcome } from '@laurel/contract/calls/uploads';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { type Confirmation, mayUpload } from '@laurel/contract/upload-kinds';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { spoolBytes, type UploadedFile } from '#files/uploaded-file';
import { importFile, importInside } from '#uploads/import-file';
import * as texts from './texts.ts';

interface Deciding {
  fedFileId: string;
  by: Actor;
  now: Date;
  voucherKeys: readonly Buffer[];
}

/** What a file that waits would do now. */
export async function previewFed(db: Db, { fedFileId, by, now, voucherKeys }: Deciding): Promise<UploadOutcome> {
  const waiting = await transaction(db, (tx) => waitingFile(tx, fedFileId, by), { reads: true });
  return withFile(waiting, (file) =>
    importFile(db, { file, now, by, voucherKeys, source: waiting.source, dryRun: true, confirm: waiting.confirm }),
  );
}

/** Does it as whoever confirms it, who says yes to what was seen. */
export function confirmFed(db: Db, doing: Deciding, confirm: readonly Confirmation[]): Promise<UploadOutcome> {
  const { fedFileId, by, now, voucherKeys } = doing;
  return transaction(db, async (tx) => {
    const waiting = await waitingFile(tx, fedFileId, by);
    const outcome = await withFile(waiting, (file) =>
      importInside(tx, {
        ...{ file, now, by, voucherKeys, source: waiting.source, dryRun: false, way: 'token' },
        confirm: new Set([...waiting.confirm, ...confirm]),
      }),
    );
    await decided(tx, doing, waiting.source, true);
    return outcome;
  });
}

/** Nothing is done with it. */
export async function declineFed(tx: Tx, doing: Omit<Deciding, 'voucherKeys'>): Promise<void> {
  const { source } = await waitingFile(tx, doing.fedFileId, doing.by);
  await decided(tx, doing, source, false);
}

interface Waiting {
  source: string;
  fileName: string;
  bytes: Buffer;
  /** What the source says of rows in which something is wrong. */
  confirm: ReadonlySet<Confirmation>;
}

async function waitingFile(tx: Tx, fedFileId: string, by: Actor): Promise<Waiting> {
  const found = await tx
    .selectFrom('fed_files as f')
    .leftJoin('upload_sources as s', 's.id', 'f.source_id')
    .select(['f.kind', 'f.state', 'f.file', 'f.file_name as fileName', 's.name', 's.leaves_out as leavesOut'])
    .where('f.id', '=', Number(fedFileId))
    .executeTakeFirst();
  if (!found) notFound();
  if (!mayUpload(found.kind as never, by)) refuse('forbidden', say(said.authorisedOnly));
  if (found.state !== 'waiting' || !found.file || found.name === null)
    refuse('changedMeanwhile', say(texts.noLongerWaits));
  return {
    ...{ source: found.name, fileName: found.fileName, bytes: found.file },
    confirm: new Set(found.leavesOut ? (['goodRows'] as const) : []),
  };
}

async function withFile<Result>(
  { bytes, fileName }: Waiting,
  run: (file: UploadedFile) => Promise<Result>,
): Promise<Result> {
  const file = await spoolBytes(bytes, fileName);
  try {
    return await run(file);
  } finally {
    await file.close();
  }
}

/** Of two who decide at once, one does. */
async function decided(
  tx: Tx,
  { fedFileId, by, now }: Omit<Deciding, 'voucherKeys'>,
  source: string,
  isConfirmed: boolean,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('fed_files')
    .set({ state: isConfirmed ? 'confirmed' : 'declined', file: null, decided_by_id: by.id, decided_at: now })
    .where('id', '=', Number(fedFileId))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) refuse('changedMeanwhile', say(texts.noLongerWaits));
  await append(tx, {
    type: 'feed.decided',
    at: now,
    actorId: by.id,
    subject: `fed:${fedFileId}`,
    facts: { source, isConfirmed },
  });
}
