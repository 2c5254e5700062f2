import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { sql } from 'kysely';
import { underAnyNumber } from '#directory/any-number';
import { ownDecisionWords } from '#directory/decides';
import { appendAll } from '#events/append';
import { countsByRow, keepChanges } from '#imports/changes';
import { budgetsForSecond } from '#imports/for-second';
import type { Importer, Importing, Plan } from '#imports/importer';
import { fault, faults, type Place, repeats } from '#imports/staging';
import * as imports from '#imports/texts';
import { openAccounts, openAccountsOf, systemAccount } from '#ledger/accounts';
import { post } from '#ledger/post';
import * as texts from './texts.ts';

/** Points for managers to award. A period grants to each manager once; the same file again grants nothing. */
export const budgets: Importer = {
  kind: 'budgets',
  staged: { member_number: 'text', period: 'text', points: 'bigint', last_day: 'text' },
  reader: () => (row) => {
    const points = row.whole('points');
    if (points === null && !row.isFaulty) row.fault('points', say(said.fillIn));
    return {
      member_number: row.text('memberNumber') || null,
      period: row.text('period') || null,
      points,
      last_day: row.date('lastDay'),
    };
  },
  states: () => sql`
    select 'grant' as thing, g.id as thing_id, g.id::text as ref, r.line, r.member_number as key, '{}'::jsonb as state,
      jsonb_build_object('period', g.period, 'points', g.points, 'memberId', g.member_id) as fresh
    from upload_rows r join members m on m.member_number = r.member_number
    join budget_grants g on g.member_id = m.id and g.period = r.period where not r.is_faulty`,
  async plan(importing) {
    await check(importing);
    return planOf(importing);
  },
};

async function check(importing: Importing): Promise<void> {
  await faults(
    importing,
    repeats('member_number, period', 'memberNumber', (found) => say(texts.budgetTwice, found)),
  );
  await faults(
    importing,
    fault(
      sql<Place & { number: string; name: string | null }>`
        select r.line, 'memberNumber'::text as field, r.member_number as number, p.roster_name as name
        from upload_rows r left join members m on m.member_number = r.member_number and m.deactivated_at is null
        left join profiles p on p.member_id = m.id
        where not r.is_faulty and (m.id is null
          or m.id not in (select held.member_id from roles_at(${importing.now}) held where held.capability = 'manager'))`,
      ({ number, name }) => (name === null ? say(imports.noMember, { number }) : say(texts.noManager, { name })),
    ),
  );
  // What a colleague has granted before may stand in the file again: it grants nothing.
  await faults(
    importing,
    fault(
      sql<Place>`
        select r.line, 'memberNumber'::text as field
        from upload_rows r join members m on m.member_number = r.member_number
        where not r.is_faulty and m.id = ${importing.actorId}::bigint
          and not exists (select from budget_grants g where g.member_id = ${underAnyNumber} and g.period = r.period)`,
      () => ownDecisionWords('budget'),
    ),
  );
  await faults(
    importing,
    fault(
      sql<Place & { period: string; points: number }>`
        select r.line, 'points'::text as field, r.period, g.points
        from upload_rows r join members m on m.member_number = r.member_number
        join budget_grants g on g.member_id = ${underAnyNumber} and g.period = r.period where not r.is_faulty and g.points <> r.points`,
      ({ period, points }) => say(texts.grantedAlready, { period, points }),
    ),
  );
  await checkLastDays(importing);
}

/** What is granted has a day to come; what was granted has the one that it had, and gets another on the screen of budgets. */
async function checkLastDays(importing: Importing): Promise<void> {
  const today = importing.now.toISOString().slice(0, 10);
  await faults(
    importing,
    fault(
      sql<Place & { period: string | null }>`
        select r.line, 'lastDay'::text as field, g.period
        from upload_rows r join members m on m.member_number = r.member_number
        left join budget_grants g on g.member_id = m.id and g.period = r.period
        where not r.is_faulty and r.last_day is not null
          and case when g.id is null then r.last_day < ${today} else g.ends_on is distinct from r.last_day::date end`,
      ({ period }) => (period === null ? say(texts.lastDayOver) : say(texts.otherLastDay, { period })),
    ),
  );
}

interface Grant {
  memberId: number;
  period: string;
  points: number;
  lastDay: string | null;
}

async function planOf(importing: Importing): Promise<Plan> {
  const { tx } = importing;
  await keepChanges(
    importing,
    'grant',
    sql`select r.line, r.member_number as key, 'added' as what, null as asks, m.roster_name as name,
        '{}'::jsonb as before, jsonb_strip_nulls(jsonb_build_object('period', r.period, 'points', r.points, 'memberId', m.id, 'lastDay', r.last_day)) as after
      from upload_rows r join people m on m.member_number = r.member_number
      where not r.is_faulty and not exists (select from budget_grants g where g.member_id = ${underAnyNumber} and g.period = r.period) order by r.line`,
  );
  const { rows: grants } = await sql<Grant>`
    select (after ->> 'memberId')::bigint as "memberId", after ->> 'period' as period, (after ->> 'points')::bigint as points, after ->> 'lastDay' as "lastDay"
    from upload_changes order by n`.execute(tx);
  return {
    ...(await countsByRow(importing)),
    needs: [],
    second: await budgetsForSecond(importing),
    facts: { pointsGranted: grants.reduce((sum, { points }) => sum + points, 0) },
    apply: () => grant(importing, grants),
  };
}

async function grant({ tx, now, actorId }: Importing, grants: Grant[]): Promise<void> {
  if (grants.length === 0) return;
  const memberIds = [...new Set(grants.map(({ memberId }) => memberId))];
  await sql`
    insert into budget_grants (period, member_id, points, by_id, created_at, ends_on)
    select period, member_id, points, ${actorId}::bigint, ${now}, last_day::date from unnest(${grants.map(({ period }) => period)}::text[],
      ${grants.map(({ memberId }) => memberId)}::bigint[], ${grants.map(({ points }) => points)}::bigint[],
      ${grants.map(({ lastDay }) => lastDay)}::text[]) as g (period, member_id, points, last_day)`.execute(tx);
  await openAccounts(tx, 'pot', memberIds, now);
  const pots = await openAccountsOf(tx, 'pot', memberIds);
  const from = await systemAccount(tx, 'issuance');
  const lines = grants.map(({ period, memberId, points }) => ({
    source: `${period}:${memberId}`,
    from,
    to: pots.get(memberId) as number,
    points,
  }));
  await post(tx, { kind: 'budget', at: now, actorId, lines });
  await appendAll(
    tx,
    { type: 'points.granted', at: now, actorId },
    sql`select 'member:' || id as subject, array[id] as concerns, jsonb_build_object('period', period, 'points', points) as facts,
        '{}'::bigint[] as about, null::jsonb as particulars
      from unnest(${grants.map(({ memberId }) => memberId)}::bigint[], ${grants.map(({ period }) => period)}::text[],
        ${grants.map(({ points }) => points)}::bigint[]) as g (id, period, points)`,
  );
}
