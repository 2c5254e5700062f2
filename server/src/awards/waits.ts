import type { AwardKind } from '@laurel/contract/points';
import type { ApprovalRule } from '@laurel/contract/programme/approval-rules';
import { ofKind } from '@laurel/contract/programme/giving';
import { sql } from 'kysely';
import { hasRules, ruleFor } from '#asking/ruled';
import type { Step } from '#asking/steps';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { mostByRecognise, mostRecognised } from '#directory/pair-month';
import type { FoundPerson } from '#directory/people';
import { isAbove, limitsOf } from '#programme/rules';

/** Why an award waits until others have confirmed it, and who they are, one step after the other. */
export interface Waits {
  why: ApprovalRule['when'] | 'month';
  steps: Step[];
  /** What is missing of it in the budget. */
  missing: number;
}

interface Wish {
  what: AwardKind;
  points: number;
  everyone: readonly FoundPerson[];
  pointsTotal: number;
}

/** Whether an award of this kind may wait at all: otherwise nothing is asked of it. */
export function mayWait({ what, points }: Pick<Wish, 'what' | 'points'>, giver: Pick<Actor, 'siteTemplate'>): boolean {
  if (what === 'thankyou' || points === 0) return false;
  return hasRules(ofKind[what]) || (what === 'reward' && limitsOf(giver).recogniseInMonth !== 'none');
}

/**
 * Undefined for what is given at once. Of the rules of the programme the first that fits goes; a Recognise award above what one person
 * gives another alone in a month waits for an administrator as well. When it is given, nobody counts beside it until the transaction ends.
 */
export async function waitsFor(
  on: Db | Tx,
  giver: Actor,
  wish: Wish,
  { now, isGiving }: { now: Date; isGiving: boolean },
): Promise<Waits | undefined> {
  if (!mayWait(wish, giver)) return undefined;
  const waits = await byRule(on, giver, wish);
  // What is given at once locks its accounts by itself, in their order.
  const ruled = waits && isGiving && wish.what === 'adhoc' ? await underLock(on, giver, wish) : waits;
  if (!(await isAboveMonth(on, giver, wish, { now, isGiving }))) return ruled;
  const { why = 'month', steps = [], missing = 0 } = ruled ?? {};
  const isThere = steps.some(({ by }) => by === 'adminReports');
  const last = { by: 'adminReports' as const, all: false, fourEyes: true };
  return { why, steps: isThere ? steps : [...steps, last], missing };
}

async function byRule(on: Db | Tx, giver: Actor, { what, everyone, pointsTotal }: Wish): Promise<Waits | undefined> {
  if (what === 'thankyou') return undefined;
  const toIds = everyone.map(({ id }) => id);
  const found = await ruleFor(on, { what: ofKind[what], giverId: giver.id, toIds, points: pointsTotal });
  return found && { why: found.rule.when, steps: found.rule.steps, missing: found.missing };
}

/** The same while nobody else takes anything out of the pot. */
async function underLock(on: Db | Tx, giver: Actor, wish: Wish): Promise<Waits | undefined> {
  await sql`
    select from ledger_accounts where member_id = ${giver.id} and kind = 'pot' and closed_at is null for update`.execute(
    on,
  );
  return byRule(on, giver, wish);
}

async function isAboveMonth(
  on: Db | Tx,
  by: Actor,
  { what, points, everyone }: Wish,
  { now, isGiving }: { now: Date; isGiving: boolean },
): Promise<boolean> {
  const most = limitsOf(by).recogniseInMonth;
  if (what !== 'reward' || most === 'none') return false;
  const pair = { byId: by.id, toIds: everyone.map(({ id }) => id), now };
  const given = await (isGiving ? mostByRecognise(on as Tx, pair) : mostRecognised(on, pair));
  return isAbove(points + given, most);
}
