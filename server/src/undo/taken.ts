import { undoDaysMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { mayUpload, undoKinds } from '@laurel/contract/upload-kinds';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { notFound, refuse } from '#errors/refuse';
import * as texts from './texts.ts';
import type { Taken } from './undoing.ts';

interface Found extends Taken {
  isUndo: boolean;
  isUndone: boolean;
  differences: number | null;
}

/** Former states from then on are kept. */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - undoDaysMax * 86_400_000);
}

/** A file that can be undone, locked until the transaction ends: it is undone once. */
export async function takenToUndo(
  tx: Tx,
  { uploadId, by, now }: { uploadId: string; by: Actor; now: Date },
): Promise<Taken> {
  const { isUndo, isUndone, differences, ...taken } = await takenNumbered(tx, uploadId, by);
  if (isUndo) refuse('ruleBroken', say(texts.isUndo));
  if (isUndone) refuse('changedMeanwhile', say(texts.alreadyUndone));
  if (!undoKinds.includes(taken.kind)) refuse('ruleBroken', say(texts.ofKind));
  if (differences === null) refuse('ruleBroken', say(texts.notKept));
  if (taken.at < keptSince(now)) refuse('ruleBroken', say(texts.tooLate, { days: undoDaysMax }));
  if (differences === 0) refuse('ruleBroken', say(texts.nothing));
  return taken;
}

/** The same, undone or not; who may not upload its kind knows nothing of it. */
export async function takenNumbered(tx: Tx, uploadId: string, by: Actor): Promise<Found> {
  const { rows } = await sql<Found>`
    select u.id, u.kind, u.file_name as "fileName", u.sha256, u.source, u.is_part as "isPart", u.created_at as at, u.differences,
      u.undo_of is not null as "isUndo", exists (select from uploads o where o.undo_of = u.id) as "isUndone"
    from uploads u where u.id = ${uploadId}::bigint for update of u`.execute(tx);
  const found = rows[0] ?? notFound();
  if (!mayUpload(found.kind, by)) refuse('forbidden', say(said.authorisedOnly));
  return found;
}
