import {
  type ApprovalRule,
  conditionsOf,
  type RuleCondition,
  type RuledKind,
} from '@laurel/contract/programme/approval-rules';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { rules } from '#programme/rules';

/** What somebody would give, which a rule of the programme may have confirmed by others first. */
export interface Ruled {
  what: RuledKind;
  /** Of a nomination who nominated. */
  giverId: number;
  toIds: readonly number[];
  /** Of all together. */
  points: number;
}

export interface ByRule {
  rule: ApprovalRule;
  /** What is missing of it in the budget. */
  missing: number;
}

/** Whether there is any rule for what is given so. */
export function hasRules(what: RuledKind): boolean {
  return rules().approvals.rules.some((rule) => rule.what === what);
}

/** The first rule of the programme that fits. */
export async function ruleFor(on: Db | Tx, wish: Ruled): Promise<ByRule | undefined> {
  if (wish.points === 0 || !hasRules(wish.what)) return undefined;
  const place = await placeOf(on, wish.giverId);
  const missing = wish.what === 'adhoc' ? Math.max(0, wish.points - place.pot) : 0;
  const rule = rules().approvals.rules.find((one) => fits(one, wish, { ...place, missing }));
  return rule && { rule, missing };
}

/** When it goes back, where nobody has decided what is asked now. */
export function untilAt(now: Date): Date {
  return new Date(now.getTime() + rules().approvals.daysMost * dayMs);
}
const dayMs = 86_400_000;

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

function fits(rule: ApprovalRule, { what, toIds, points }: Ruled, place: Place & { missing: number }): boolean {
  if (rule.what !== what) return false;
  if (rule.scopeKind !== 'everything' && place[rule.scopeKind] !== rule.scopeCode) return false;
  const conditions = conditionsOf(rule);
  // What a budget lacks is given by no other rule.
  if (place.missing > 0 && !conditions.includes('outsideBudget')) return false;
  return conditions.every((one) => isSo(one, rule, { toIds, points, place }));
}

function isSo(
  condition: RuleCondition,
  { above }: ApprovalRule,
  { toIds, points, place }: Pick<Ruled, 'toIds' | 'points'> & { place: Place & { missing: number } },
): boolean {
  switch (condition) {
    case 'always':
      return true;
    case 'above':
      return points > above;
    case 'ownManager':
      return place.managerId !== null && toIds.includes(place.managerId);
    case 'outsideBudget':
      return place.missing > 0;
  }
}
