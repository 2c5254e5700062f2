import type { Confirmation } from '@laurel/contract/upload-kinds';
import { sql } from 'kysely';
import { append } from '#events/append';
import { keepWords } from '#words/keep';
import type { Undoing, UndoPlan } from './undoing.ts';

/** An entry of its own in the history, linked with the file that it took back; what stayed is kept with that, as long as its former state. */
export async function keepUndo(
  { tx, now, actorId, confirmerId, taken, reason }: Undoing,
  plan: UndoPlan,
  { stays, confirmed }: { stays: number; confirmed: Confirmation[] },
): Promise<void> {
  const { added, changed, removed, points, codes } = plan;
  const { id } = await tx
    .insertInto('uploads')
    .values({
      ...{ kind: taken.kind, file_name: taken.fileName, sha256: taken.sha256, is_part: taken.isPart },
      ...{ source: taken.source, way: 'screen', by_id: actorId, second_id: confirmerId, undo_of: taken.id },
      ...{ added, changed, removed, unchanged: 0, left_out: stays, created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepWords(tx, [{ of: 'undo.reason', ofId: id, byId: actorId, aboutId: null, text: reason }]);
  await sql`
    delete from upload_differences d using undo_rows u where d.upload_id = ${taken.id} and d.n = u.n and u.stays is null`.execute(
    tx,
  );
  await sql`
    update upload_differences d set stays = u.stays - 'message' from undo_rows u
    where d.upload_id = ${taken.id} and d.n = u.n and u.stays is not null`.execute(tx);
  await append(tx, {
    type: 'upload.undone',
    at: now,
    actorId,
    subject: `upload:${id}`,
    facts: {
      ...{ kind: taken.kind, undoneId: String(taken.id), added, changed, removed, stays, confirmed },
      ...(points > 0 && { pointsTakenBack: points }),
      ...(codes !== undefined && { codesRemoved: codes }),
    },
    particulars: { about: [actorId], values: { fileName: taken.fileName, reason } },
  });
}
