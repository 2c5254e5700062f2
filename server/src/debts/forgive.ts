import type { Input, Output } from '@laurel/contract/call';
import { forgivedebt as call } from '@laurel/contract/calls/debts';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { askOrAlone, secondsWords } from '#asking/ask';
import type { Deed } from '#asking/deed';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { mustNotBeOwn } from '#directory/decides';
import { notFound, refusalWith, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { aboveWords, isAboveAlone } from '#limits/corrected-alone';
import * as usual from '#texts/texts';
import { keepWords } from '#words/keep';
import * as texts from './texts.ts';

interface Doing {
  by: Actor;
  now: Date;
  /** Who has confirmed it. */
  confirmer?: Actor;
}

/** Somebody need not repay a debt, or a part: what was lent stays with the programme. Above what one person corrects alone with a second one. */
export async function forgiveDebt(
  tx: Tx,
  doing: Doing,
  { debtId, points, reason, seen, alone = false }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const { by, now, confirmer } = doing;
  const { memberId, left } = (await lockedDebt(tx, debtId)) ?? notFound();
  mustNotBeOwn('correction', by.id, [memberId]);
  if (left !== seen)
    throw refusalWith(call, { code: 'changedMeanwhile', words: say(texts.changed, { left }) }, { left });
  if (points > left) refuse('badInput', say(texts.atMost, { left }), { points: say(texts.atMost, { left }) });
  if (!confirmer && (await isAboveAlone(tx, { byId: by.id, now, points }))) {
    const concerns = [memberId];
    const wish = { kind: 'forgive' as const, debtId, points, seen };
    const second = await askOrAlone(
      tx,
      { ...{ kind: 'correction' as const, by, now, concerns, points, wish }, words: reason },
      { isAlone: alone, why: aboveWords(), subject: `debt:${debtId}` },
    );
    if (second) return { message: say(texts.waits, { seconds: secondsWords(second.seconds) }), points: 0, second };
  }
  await forgive(tx, doing, { debtId, memberId, points, left: left - points, reason: reason.trim() });
  return { message: say(texts.forgiven, { points }), points };
}

/** The same when the second person has confirmed it. */
export const forgivenessConfirmed: Deed<'correction'> = async (tx, { asker, confirmer, now, wish, words }) => {
  if (wish.kind !== 'forgive') throw new Error('What is corrected is no debt.');
  if (words === '') refuse('ruleBroken', say(usual.wordsGone));
  const { debtId, points, seen } = wish;
  return (await forgiveDebt(tx, { by: asker, now, confirmer }, { debtId, points, seen, reason: words })).message;
};

interface Owed {
  accountId: number;
  memberId: number;
  left: number;
}

/** The wallet is locked first, as everything locks it by which a debt becomes less; then what is left is read. */
async function lockedDebt(tx: Tx, debtId: string): Promise<Owed | undefined> {
  const before = await owed(tx, debtId);
  if (!before) return undefined;
  await sql`select from ledger_accounts where id = ${before.accountId} for update`.execute(tx);
  const now = await owed(tx, debtId);
  // Merged meanwhile: who stays owes it, by another wallet.
  return now?.accountId === before.accountId ? now : lockedDebt(tx, debtId);
}

async function owed(tx: Tx, debtId: string): Promise<Owed | undefined> {
  const { rows } = await sql<Owed>`
    select account_id as "accountId", member_id as "memberId", left_points as left from debts where id = ${debtId}`.execute(
    tx,
  );
  return rows[0];
}

interface Forgiving {
  debtId: string;
  memberId: number;
  points: number;
  left: number;
  reason: string;
}

async function forgive(
  tx: Tx,
  { by, now, confirmer }: Doing,
  { debtId, memberId, points, left, reason }: Forgiving,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    with kept as (
      insert into debt_changes (debt_id, kind, points, by_id, second_id, reason_length, created_at)
      values (${debtId}, 'forgiven', ${points}, ${by.id}, ${confirmer?.id ?? null}, ${[...reason].length}, ${now})
      returning id
    ), less as (
      update debts set forgiven_points = forgiven_points + ${points}, ended = case when left_points = ${points} then 'forgiven' end,
        ended_at = case when left_points = ${points} then ${now}::timestamptz end
      where id = ${debtId}
    )
    select id from kept`.execute(tx);
  const id = rows[0]?.id as number;
  await keepWords(tx, [{ of: 'debt.reason', ofId: id, byId: by.id, aboutId: memberId, text: reason }]);
  await append(tx, {
    type: 'debt.forgiven',
    at: now,
    actorId: by.id,
    subject: `debt:${debtId}`,
    concerns: [memberId],
    facts: { changeId: id, points, left },
    particulars: { about: [memberId, by.id], values: { reason } },
  });
}
