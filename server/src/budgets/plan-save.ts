import type { Input, Output } from '@laurel/contract/call';
import type { BudgetPlan } from '@laurel/contract/calls/budgets/budgetplans';
import { savebudgetplan } from '@laurel/contract/calls/budgets/savebudgetplan';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { askOrAlone, secondsWords } from '#asking/ask';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { notFound, refusalWith, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { isAbove, limitsOf } from '#programme/rules';
import { grantsOf, monthBegin } from './plan-run.ts';
import * as texts from './texts.ts';

type Saved = Input<typeof savebudgetplan>;
export type PlanWish = Omit<Saved, 'reason' | 'alone'> & { kind: 'plan' };

interface Doing {
  by: Actor;
  now: Date;
  confirmer?: Actor;
}

/** Saves a plan; what it would grant to one manager in a month goes by the limit of who saves it. */
export async function savePlan(
  tx: Tx,
  { by, now }: Doing,
  { reason, alone = false, ...plan }: Saved,
): Promise<Output<typeof savebudgetplan>> {
  await mustBeAsSeen(tx, plan);
  await mustBeAlone(tx, plan);
  const grants = await grantsOf(tx, { ...plan, byId: by.id, secondId: null }, now);
  const { budgetInMonth: most } = limitsOf(by);
  // Where they are counted by the head, more people may come: the points of one are what is sure.
  const largest = Math.max(plan.points, ...grants.map(({ points }) => points));
  if (plan.isOn && isAbove(largest, most)) {
    const second = await askOrAlone(
      tx,
      {
        ...{ kind: 'pots' as const, by, now, concerns: grants.map(({ id }) => id) },
        points: grants.reduce((sum, { points }) => sum + points, 0),
        ...{ wish: { ...plan, kind: 'plan' as const }, words: reason },
      },
      {
        isAlone: alone,
        why: say(texts.aboveAlone, { most: most as number }),
        subject: `budgetPlan:${plan.planId ?? 0}`,
      },
    );
    if (second) return { message: say(texts.planWaits, { seconds: secondsWords(second.seconds) }), second };
  }
  await store(tx, { by, now }, plan);
  return { message: say(texts.planSaved) };
}

export async function savePlanConfirmed(
  tx: Tx,
  { wish: { kind: _, ...plan }, ...doing }: Doing & { wish: PlanWish },
): Promise<string> {
  await mustBeAsSeen(tx, plan);
  await mustBeAlone(tx, plan);
  await store(tx, doing, plan);
  return say(texts.planSaved);
}

/** Whoever saves it at the same moment waits, and finds what it is then. */
async function mustBeAsSeen(tx: Tx, { planId, revision: seen }: Pick<Saved, 'planId' | 'revision'>): Promise<void> {
  if (planId === undefined) return;
  const { rows } = await sql<{ revision: number }>`
    select revision from pot_plans where id = ${planId} for update`.execute(tx);
  const { revision } = rows[0] ?? notFound();
  if (seen === undefined || seen === revision) return;
  throw refusalWith(savebudgetplan, { code: 'changedMeanwhile', words: say(texts.planChanged) }, { revision });
}

/** Its name is that of what it grants. */
async function mustBeAlone(tx: Tx, { planId, name }: Pick<Saved, 'planId' | 'name'>): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from pot_plans where lower(name) = lower(${name.trim()}) and id is distinct from ${planId ?? null}::bigint`.execute(
    tx,
  );
  if (rows.length > 0) refuse('alreadyExists', say(texts.planThere), { name: say(texts.planThere) });
}

async function store(tx: Tx, { by, now, confirmer }: Doing, plan: Omit<Saved, 'reason' | 'alone'>): Promise<void> {
  const row = {
    ...{
      name: plan.name.trim(),
      points: plan.points,
      per_report: plan.perReport,
      site: plan.site,
      division: plan.division,
    },
    ...{ cost_centre: plan.costCentre, first_month: plan.firstMonth, last_month: plan.lastMonth, ends: plan.ends },
    ...{ carries: plan.carries, is_on: plan.isOn, by_id: by.id, second_id: confirmer?.id ?? null, saved_at: now },
  };
  const saved =
    plan.planId === undefined
      ? await tx.insertInto('pot_plans').values(row).returning('id').executeTakeFirstOrThrow()
      : await tx
          .updateTable('pot_plans')
          .set(row)
          .where('id', '=', Number(plan.planId))
          .returning('id')
          .executeTakeFirst();
  const { id } = saved ?? notFound();
  const { name, points, perReport, isOn } = plan;
  await append(tx, {
    ...{ type: 'budget.planned', at: now, actorId: by.id, subject: `budgetPlan:${id}` },
    facts: { name: name.trim(), points, perReport, isOn },
  });
}

/** Every plan, with what it did and what it would do next. */
export async function plans(tx: Tx, now: Date): Promise<BudgetPlan[]> {
  const { rows } = await sql<
    Omit<BudgetPlan, 'next' | 'date' | 'runs'> & {
      at: Date;
      byId: number;
      secondId: number | null;
      runs: BudgetPlan['runs'];
    }
  >`
    select p.id::text as "planId", p.name, p.points, p.per_report as "perReport", p.site, p.division, p.cost_centre as "costCentre",
      p.first_month as "firstMonth", p.last_month as "lastMonth", p.ends, p.carries, p.is_on as "isOn", p.revision, p.saved_at as at,
      p.by_id as "byId", p.second_id as "secondId", by_whom.display_name as "byMember", coalesce(second.display_name, '') as "secondMember",
      coalesce((select jsonb_agg(jsonb_build_object('month', r.month::text, 'people', r.people, 'points', r.points,
          'date', to_char(r.run_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by r.month desc)
        from pot_plan_runs r where r.plan_id = p.id), '[]'::jsonb) as runs
    from pot_plans p join people by_whom on by_whom.id = p.by_id left join people second on second.id = p.second_id
    order by p.is_on desc, lower(p.name)`.execute(tx);
  const found: BudgetPlan[] = [];
  // loop: a company has a handful of plans
  for (const { at, byId, secondId, ...plan } of rows) {
    const month = nextMonth(plan, now);
    const grants =
      month === null ? [] : await grantsOf(tx, { ...plan, byId, secondId }, now, `${plan.name} ${month.slice(0, 7)}`);
    const points = grants.reduce((sum, grant) => sum + grant.points, 0);
    found.push({
      ...plan,
      date: at.toISOString(),
      next: month === null ? null : { month, people: grants.length, points },
    });
  }
  return found;
}

/** In which it runs next: this one, unless it has; null where it does not. */
function nextMonth(
  { isOn, firstMonth, lastMonth, runs }: Pick<BudgetPlan, 'isOn' | 'firstMonth' | 'lastMonth' | 'runs'>,
  now: Date,
): string | null {
  if (!isOn) return null;
  const current = monthBegin(now);
  const hasRun = runs.some(({ month }) => month === current);
  const following = monthBegin(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)));
  const earliest = hasRun ? following : current;
  const month = firstMonth > earliest ? firstMonth : earliest;
  return lastMonth !== null && month > lastMonth ? null : month;
}
