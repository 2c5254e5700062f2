import { say } from '@laurel/contract/say';
import type { SettledStep } from '@laurel/contract/shapes/setup-steps';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { searchTextOf } from '#directory/search-text';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
import { lockBeginning } from './link.ts';
import { type Surroundings, setupOf } from './queries.ts';
import * as texts from './texts.ts';

export interface SettingUp {
  actor: Actor;
  now: Date;
}

/** Says that a step stays as it is, or takes that back. */
export async function markStep(
  tx: Tx,
  { actor, now }: SettingUp,
  { step, isSettled }: { step: SettledStep; isSettled: boolean },
): Promise<void> {
  const { numAffectedRows } = isSettled
    ? await sql`
        insert into setup_marks (step, marked_at, marked_by_id) values (${step}, ${now}, ${actor.id})
        on conflict (step) do nothing`.execute(tx)
    : await sql`delete from setup_marks where step = ${step}`.execute(tx);
  if (Number(numAffectedRows) === 0) return;
  await append(tx, {
    type: 'setup.marked',
    at: now,
    actorId: actor.id,
    subject: `setup:${step}`,
    facts: { isSettled },
  });
}

/** The roster knows people by their numbers: as long as the first administrator is alone, theirs may be put right. */
export async function correctNumber(tx: Tx, { actor, now }: SettingUp, memberNumber: string): Promise<void> {
  await lockBeginning(tx);
  const { rows } = await sql<{ firstname: string; knownAs: string | null; surname: string; familyFirst: boolean }>`
    select m.firstname, m.known_as as "knownAs", m.surname, m.family_first as "familyFirst"
    from people m join setup s on s.administrator_id = m.id
    where m.id = ${actor.id} and not exists (select from members o where o.id <> m.id)`.execute(tx);
  const [alone] = rows;
  if (!alone) refuse('ruleBroken', say(texts.numberFixed));
  await tx
    .updateTable('members')
    .set({ member_number: memberNumber, updated_at: now })
    .where('id', '=', actor.id)
    .execute();
  await tx
    .updateTable('profiles')
    .set({ search_text: searchTextOf({ ...alone, memberNumber }) })
    .where('member_id', '=', actor.id)
    .execute();
  await append(tx, {
    type: 'member.changed',
    at: now,
    actorId: actor.id,
    subject: `member:${actor.id}`,
    concerns: [actor.id],
    facts: { by: 'member' },
  });
}

/** Ends the beginning: nothing is open any more. */
export async function finishSetup(tx: Tx, { actor, now, ...around }: SettingUp & Surroundings): Promise<void> {
  await lockBeginning(tx);
  const { steps, dateFinished } = await setupOf(tx, { actor, now, ...around });
  if (dateFinished !== null) return;
  const open = steps.filter(({ standing }) => standing === 'open');
  if (open.length > 0) refuse('ruleBroken', say(texts.stepsOpen, { count: open.length }));
  await tx.updateTable('setup').set({ finished_at: now, finished_by_id: actor.id }).execute();
  await append(tx, { type: 'setup.finished', at: now, actorId: actor.id, subject: 'setup:1', facts: {} });
}
