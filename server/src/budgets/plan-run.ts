import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';
import { underAnyNumber } from '#directory/any-number';
import { append } from '#events/append';
import { openAccounts } from '#ledger/accounts';
import { grantAll } from './store.ts';

interface StandingPlan {
  id: number;
  name: string;
  points: number;
  perReport: boolean;
  site: string;
  division: string;
  costCentre: string;
  ends: 'never' | 'month' | 'quarter' | 'year';
  carries: boolean;
  byId: number;
  secondId: number | null;
}

/** Runs what is due this month by the company's calendar, each plan in a transaction: whole or not at all, and once. */
export async function runPlans(db: Db, now: Date): Promise<number> {
  const month = monthBegin(now);
  const { rows } = await sql<{ id: number }>`
    select p.id from pot_plans p where ${dueIn(month)} order by p.id`.execute(db);
  // loop: each plan is a transaction of its own, so that one that fails leaves the others
  for (const { id } of rows) await transaction(db, (tx) => runPlan(tx, id, now));
  return rows.length;
}

/** Of plans `p`. */
const dueIn = (month: string) => sql`
  p.is_on and p.first_month <= ${month}::date and coalesce(p.last_month >= ${month}::date, true)
  and not exists (select from pot_plan_runs r where r.plan_id = p.id and r.month = ${month}::date)`;

/** The row of the plan is locked, so that another instance waits, and finds the month run. */
async function runPlan(tx: Tx, id: number, now: Date): Promise<void> {
  const month = monthBegin(now);
  await sql`select id from pot_plans where id = ${id} for update`.execute(tx);
  const { rows } = await sql<StandingPlan>`
    select p.id, p.name, p.points, p.per_report as "perReport", p.site, p.division, p.cost_centre as "costCentre", p.ends, p.carries,
      p.by_id as "byId", p.second_id as "secondId"
    from pot_plans p where p.id = ${id} and ${dueIn(month)}`.execute(tx);
  const [plan] = rows;
  if (!plan) return;
  const period = `${plan.name} ${month.slice(0, 7)}`;
  const grants = await grantsOf(tx, plan, now, period);
  const points = grants.reduce((sum, grant) => sum + grant.points, 0);
  const actId = grants.length > 0 ? await actOf(tx, period, now) : null;
  if (actId !== null) {
    const people = grants.map((grant) => grant.id);
    await openAccounts(tx, 'pot', people, now);
    const lastDay = lastDayOf(plan.ends, now);
    await grantAll(tx, { actId, byId: null, period, lastDay, carries: plan.carries, now }, grants);
    await append(tx, {
      ...{ type: 'budget.changed', at: now, actorId: null, subject: `budget:${actId}`, concerns: people },
      facts: { kind: 'plan', people: people.length, points, period },
    });
  }
  await sql`
    insert into pot_plan_runs (plan_id, month, act_id, people, points, run_at)
    values (${plan.id}, ${month}::date, ${actId}::bigint, ${grants.length}, ${points}, ${now})`.execute(tx);
}

async function actOf(tx: Tx, period: string, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('pot_acts')
    .values({ kind: 'plan', by_id: null, period, reason_length: 0, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Whose = Pick<StandingPlan, 'points' | 'perReport' | 'site' | 'division' | 'costCentre' | 'byId' | 'secondId'>;

/** Who is a manager when it runs; whoever becomes one later has it from the next month on. Neither of the two who agreed on it. */
export async function grantsOf(
  on: Db | Tx,
  { points, perReport, site, division, costCentre, byId, secondId }: Whose,
  now: Date,
  period = '',
): Promise<{ id: number; points: number }[]> {
  const { rows } = await sql<{ id: number; points: number }>`
    select g.id, g.points::bigint as points from (
      select m.id, ${points}::bigint * case when ${perReport} then (
          select count(*) from members r where r.manager_id = m.id and r.deactivated_at is null) else 1 end as points
      from members m where m.deactivated_at is null and m.id in (select r.member_id from roles_at(${now}) r where r.capability = 'manager')
        and (${site} = '' or m.site_template = ${site}) and (${division} = '' or m.division_code = ${division})
        and (${costCentre} = '' or m.cost_centre = ${costCentre})
        and m.id is distinct from ${byId}::bigint and m.id is distinct from ${secondId}::bigint
        and not exists (select from budget_grants b where b.member_id = ${underAnyNumber} and b.period = ${period})
    ) g where g.points > 0 order by g.id`.execute(on);
  return rows;
}

export const monthBegin = (now: Date): string => `${now.toISOString().slice(0, 7)}-01`;

/** Of the month, quarter or year in which it runs. */
function lastDayOf(ends: StandingPlan['ends'], now: Date): string | null {
  if (ends === 'never') return null;
  const month = now.getUTCMonth();
  const until = { month: month + 1, quarter: month - (month % 3) + 3, year: 12 }[ends];
  return new Date(Date.UTC(now.getUTCFullYear(), until, 0)).toISOString().slice(0, 10);
}
