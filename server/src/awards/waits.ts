import type { AwardKind } from '@laurel/contract/points';
import type { ApprovalRule } from '@laurel/contract/programme/approval-rules';
import { rulesFor } from '@laurel/contract/programme/giving';
import { sql } from 'kysely';
import type { Step } from '#asking/steps';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { mostByRecognise, mostRecognised } from '#directory/pair-month';
import type { FoundPerson } from '#directory/people';
import { isAbove, limitsOf, rules } from '#programme/rules';

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
  return (
    rulesFor(what, rules().approvals).length > 0 || (what === 'reward' && limitsOf(giver).recogniseInMonth !== 'none')
  );
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

async function byRule(on: Db | Tx, giver: Actor, wish: Wish): Promise<Waits | undefined> {
  const place = await placeOf(on, giver.id);
  const missing = wish.what === 'adhoc' ? Math.max(0, wish.pointsTotal - place.pot) : 0;
  const rule = rulesFor(wish.what, rules().approvals).find((one) => fits(one, wish, { ...place, missing }));
  return rule && { why: rule.when, steps: rule.steps, missing };
}

/** The same while nobody else takes anything out of the pot. */
async function underLock(on: Db | Tx, giver: Actor, wish: Wish): Promise<Waits | undefined> {
  await sql`
    select from ledger_accounts where member_id = ${giver.id} and kind = 'pot' and closed_at is null for update`.execute(
    on,
  );
  return byRule(on, giver, wish);
}

interface Place {
  site: string;
  cluster: string;
  division: string;
  costCentre: string | null;
  managerId: number | null;
  pot: number;
}

/** Where a giver is, and what is in their pot. */
async function placeOf(on: Db | Tx, giverId: number): Promise<Place> {
  const { rows } = await sql<Place>`
    select m.site_template as site, d.cluster_code as cluster, d.code as division, m.cost_centre as "costCentre", m.manager_id as "managerId",
      coalesce((select balance from ledger_accounts where member_id = m.id and kind = 'pot' and closed_at is null), 0)::bigint as pot
    from members m join divisions d on d.code = m.division_code where m.id = ${giverId}`.execute(on);
  return rows[0] as Place;
}

function fits(rule: ApprovalRule, { everyone, pointsTotal }: Wish, place: Place & { missing: number }): boolean {
  if (rule.scopeKind !== 'everything' && place[rule.scopeKind] !== rule.scopeCode) return false;
  // What a budget lacks is given by no other rule.
  if (place.missing > 0) return rule.when === 'outsideBudget';
  switch (rule.when) {
    case 'always':
      return true;
    case 'above':
      return pointsTotal > rule.above;
    case 'ownManager':
      return place.managerId !== null && everyone.some(({ id }) => id === place.managerId);
    case 'outsideBudget':
      return false;
  }
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
