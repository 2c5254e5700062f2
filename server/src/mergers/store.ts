import type { MergerLine } from '@laurel/contract/shapes/merger';
import { sql } from 'kysely';
import { giveBack } from '#asking/give-back';
import { limiting } from '#db/begin';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { append } from '#events/append';
import { keepWords } from '#words/keep';
import type { Side } from './account.ts';
import { closeDoubled, takeOverProfile } from './close.ts';
import { settleFallen } from './fallen.ts';
import { isAsCounted, moveNominations, moveThings } from './move.ts';
import { movePoints } from './points.ts';

export interface Merging {
  stays: Side;
  doubled: Side;
  by: Actor;
  secondId: number | null;
  reason: string;
  /** As it was seen. */
  lines: readonly MergerLine[];
  now: Date;
}

/** For one statement: somebody may have a hundred thousand rows. */
const patienceMs = 60_000;

/** Does it, keeps it and tells it. Answers whether all moved that was counted: otherwise nothing of it may stay. */
export async function storeMerger(tx: Tx, merging: Merging): Promise<boolean> {
  const { stays, doubled, by, secondId, reason, lines, now } = merging;
  await sql.raw(limiting({ statementMs: patienceMs })).execute(tx);
  const [points, potPoints] = [doubled.wallet ?? 0, doubled.pot ?? 0];
  const { id } = await tx
    .insertInto('mergers')
    .values({
      ...{ doubled_id: doubled.id, stays_id: stays.id, by_id: by.id, second_id: secondId },
      ...{ reason_length: [...reason].length, wallet_points: points, pot_points: potPoints },
      ...{ account: JSON.stringify(lines), created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const pair = { doubled: doubled.id, stays: stays.id, now };
  const nominations = await moveNominations(tx, id, pair);
  await closeDoubled(tx, pair);
  const moved = [...nominations, ...(await moveThings(tx, id, pair))];
  if (!isAsCounted(moved, lines)) return false;
  const withdrawn = await settleFallen(tx, pair, by.id);
  await takeOverProfile(tx, pair);
  await movePoints(tx, merging, id);
  await giveBack(tx, { approvalIds: withdrawn, actorId: null, now });
  await keepWords(tx, [{ of: 'merger.reason', ofId: id, byId: by.id, aboutId: stays.id, text: reason }]);
  await append(tx, {
    ...{ type: 'person.merged', at: now, actorId: by.id, subject: `member:${stays.id}` },
    concerns: [stays.id, doubled.id],
    facts: {
      ...{ mergerId: id, memberId: doubled.id, memberNumber: doubled.number, points, potPoints },
      wentOver: Object.fromEntries(lines.map(({ kind, moves }) => [kind, moves])),
      fellTogether: Object.fromEntries(lines.map(({ kind, together }) => [kind, together])),
    },
    particulars: { about: [stays.id, doubled.id], values: { reason } },
  });
  return true;
}
