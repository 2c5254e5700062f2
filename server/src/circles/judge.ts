import type { Input } from '@laurel/contract/call';
import type { judgecircle } from '@laurel/contract/calls/circles';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { mustNotBeOwn } from '#directory/decides';
import { publicIdOf } from '#directory/member-id';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
import { keepWords } from '#words/keep';
import * as texts from './texts.ts';

/** Notes what somebody thinks of points that went round: as they have seen it, and never of themselves. */
export async function judgeCircle(
  tx: Tx,
  { by, now }: { by: Actor; now: Date },
  { members, verdict, note, seen }: Input<typeof judgecircle>,
): Promise<void> {
  const { rows: found } = await sql<{ id: number }>`
    select id from members where public_id = any(${members.map(publicIdOf)}::text[]) order by id`.execute(tx);
  const people = found.map(({ id }) => id);
  if (people.length !== members.length) refuse('badInput', say(texts.notThese), { members: say(texts.notThese) });
  mustNotBeOwn('circle', by.id, people);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`circle of ${people.join()}`}, 0))`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    select id::text as id from circle_judgements where people = ${people}::bigint[]
    -- limit: the last one counts
    order by id desc limit 1`.execute(tx);
  if ((rows[0]?.id ?? null) !== seen) refuse('changedMeanwhile', say(texts.judgedMeanwhile));
  const { id } = await tx
    .insertInto('circle_judgements')
    .values({ people, verdict, by_id: by.id, note_length: note.length, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepWords(tx, [{ of: 'circle.note', ofId: id, byId: by.id, aboutId: null, text: note }]);
  await append(tx, {
    type: 'circle.judged',
    at: now,
    actorId: by.id,
    subject: `circle:${id}`,
    concerns: people,
    facts: { verdict, people: people.length },
  });
}
