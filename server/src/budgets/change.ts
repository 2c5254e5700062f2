import type { Input, Output } from '@laurel/contract/call';
import { changebudget as call } from '@laurel/contract/calls/budgets/changebudget';
import type { BudgetPreview } from '@laurel/contract/calls/budgets/shapes';
import { monthOf, monthsRange } from '@laurel/contract/rules/months';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { askOrAlone, secondsWords } from '#asking/ask';
import type { Deed } from '#asking/deed';
import { namedSeconds } from '#asking/seconds';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { mustNotBeOwn } from '#directory/decides';
import { refusalWith, refuse } from '#errors/refuse';
import { openAccounts } from '#ledger/accounts';
import { isAbove, limitsOf } from '#programme/rules';
import * as usual from '#texts/texts';
import { savePlanConfirmed } from './plan-save.ts';
import { type BudgetWish, done, pointsOf, previewOf, type Side, sidesOf } from './sides.ts';
import { storeAct } from './store.ts';
import * as texts from './texts.ts';

interface Doing {
  by: Actor;
  now: Date;
  /** Who has confirmed it. */
  confirmer?: Actor;
}

type Reason = Pick<Input<typeof call>, 'reason' | 'seen' | 'alone'>;

/** What would be done now. */
export async function tryBudget(tx: Tx, { by, now }: Doing, wish: BudgetWish): Promise<BudgetPreview> {
  const sides = await sidesOf(tx, wish, { by: by.id, now });
  mustBeOthers(wish, sides, by);
  return shown(tx, { by, now }, wish, sides);
}

/** Fills, empties and levels pots: nobody their own, nothing below zero, and above a limit with a second person. */
export async function changeBudget(
  tx: Tx,
  doing: Doing,
  wish: BudgetWish,
  { reason, seen, alone = false }: Reason,
): Promise<Output<typeof call>> {
  const { by, now, confirmer } = doing;
  mustEndLater(wish, now);
  const before = await sidesOf(tx, wish, { by: by.id, now });
  mustBeOthers(wish, before, by);
  const sides = await locked(tx, doing, wish, before);
  const points = pointsOf(wish, sides);
  const people = done(sides).length;
  if (points !== seen.points || people !== seen.people) {
    const words = say(texts.changed);
    throw refusalWith(call, { code: 'changedMeanwhile', words }, { preview: await shown(tx, doing, wish, sides) });
  }
  if (people === 0) refuse('notEnoughPoints', say(texts.nothing));
  const { budgetInMonth: most } = limitsOf(by);
  if (!confirmer && isAbove(await mostFor(tx, doing, wish, sides), most)) {
    const second = await askOrAlone(
      tx,
      {
        ...{ kind: 'pots' as const, by, now, concerns: done(sides).map(({ id }) => id), points },
        ...{ wish: { ...wish, seen }, words: reason },
      },
      {
        isAlone: alone,
        why: say(texts.aboveAlone, { most: most as number }),
        subject: `member:${done(sides)[0]?.id ?? 0}`,
      },
    );
    if (second) return { message: say(texts.waits, { seconds: secondsWords(second.seconds) }), points: 0, second };
  }
  await storeAct(tx, {
    wish,
    sides: done(sides),
    by,
    secondId: confirmer?.id ?? null,
    reason: reason.trim(),
    points,
    now,
  });
  return { message: say(texts.done, { kind: wish.kind, points, people }), points };
}

/** The same when the second person has confirmed it; a plan is saved. */
export const potsConfirmed: Deed<'pots'> = async (tx, confirmed) => {
  const { asker, confirmer, now, wish, words } = confirmed;
  if (words === '') refuse('ruleBroken', say(usual.wordsGone));
  if (wish.kind === 'plan') return savePlanConfirmed(tx, { by: asker, confirmer, now, wish });
  const { seen, ...asked } = wish;
  return (await changeBudget(tx, { by: asker, now, confirmer }, asked, { reason: words, seen })).message;
};

/** Of a list whoever asks is left out; by name nobody names themselves. */
function mustBeOthers(wish: BudgetWish, sides: readonly Side[], by: Actor): void {
  const isNamed = wish.kind === 'move' || wish.memberIds !== undefined;
  if (isNamed)
    mustNotBeOwn(
      'pot',
      by.id,
      sides.map(({ id }) => id),
    );
}

function mustEndLater(wish: BudgetWish, now: Date): void {
  if (!('lastDay' in wish) || wish.lastDay === null) return;
  if (wish.lastDay < now.toISOString().slice(0, 10)) {
    const words = say(texts.dayIsOver);
    refuse('badInput', words, { lastDay: words });
  }
}

/** As it is while all of their pots are locked, in the order of their ids as everything locks them that moves points. */
async function locked(tx: Tx, { by, now }: Doing, wish: BudgetWish, sides: readonly Side[]): Promise<Side[]> {
  const toOpen = sides.filter(({ accountId, points }) => accountId === null && points > 0).map(({ id }) => id);
  if (toOpen.length > 0) await openAccounts(tx, 'pot', toOpen, now);
  await sql`
    select id from ledger_accounts where kind = 'pot' and closed_at is null and member_id = any(${sides.map(({ id }) => id)}::bigint[])
    order by id for update`.execute(tx);
  return sidesOf(tx, wish, { by: by.id, now });
}

/** What one of them has from this person in this month with it, of those who get something. */
async function mostFor(tx: Tx, { by, now }: Doing, { kind }: BudgetWish, sides: readonly Side[]): Promise<number> {
  if (kind !== 'grant' && kind !== 'move') return 0;
  const getting = done(sides).filter(({ points }) => points > 0);
  const { from, to } = monthsRange(monthOf(now), monthOf(now));
  const { rows } = await sql<{ most: number }>`
    select coalesce(max(g.points + coalesce(given.points, 0) + coalesce(moved.points, 0)), 0)::bigint as most
    from unnest(${getting.map(({ id }) => id)}::bigint[], ${getting.map(({ points }) => points)}::bigint[]) as g (id, points)
    left join lateral (select sum(b.points) as points from budget_grants b
      where b.member_id = g.id and b.by_id = ${by.id} and b.created_at >= ${from} and b.created_at < ${to}) given on true
    left join lateral (select sum(m.points) as points from pot_moves m join pot_acts a on a.id = m.act_id
      where m.to_id = g.id and a.by_id = ${by.id} and a.kind <> 'merge' and a.created_at >= ${from} and a.created_at < ${to}) moved on true`.execute(
    tx,
  );
  return rows[0]?.most ?? 0;
}

async function shown(tx: Tx, doing: Doing, wish: BudgetWish, sides: readonly Side[]): Promise<BudgetPreview> {
  const { by, now } = doing;
  const needsSecond = isAbove(await mostFor(tx, doing, wish, sides), limitsOf(by).budgetInMonth);
  const concerns = done(sides).map(({ id }) => id);
  const seconds = needsSecond ? await namedSeconds(tx, { kind: 'pots', askerId: by.id, concerns, now }) : null;
  return previewOf(wish, sides, seconds);
}
