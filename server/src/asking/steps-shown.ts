import type { ApprovalStep } from '@laurel/contract/calls/approvals';
import { peopleNamed } from '@laurel/contract/shapes/quote';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { orderOfNames } from '#directory/order-of-names';
import { ofStep, secondsOf } from './seconds.ts';

interface Found extends Pick<ApprovalStep, 'by' | 'all' | 'isInstead' | 'state'> {
  approvalId: string;
  begun: Date | null;
  count: number | null;
  names: string[] | null;
  confirmed: Word[];
  declined: Word | null;
}

interface Word {
  member: string;
  forMember: string;
  at: string;
}

/** The steps of these, in their order: whose turn it is now by name, who has confirmed, and who has declined. */
export async function stepsOfAll(
  on: Tx,
  approvalIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ApprovalStep[]>> {
  if (approvalIds.length === 0) return new Map();
  const { rows } = await sql<Found>`
    select step.approval_id::text as "approvalId", step.approver as by, step.is_all as "all", step.is_instead as "isInstead", step.begun_at as begun,
      case when step.ended_at is not null or step.n < a.step_n or a.state = 'confirmed' and step.n = a.step_n then 'over'
        when step.n > a.step_n then 'ahead' when a.state = 'waiting' then 'now' else 'stopped' end as state,
      whose.count, whose.names,
      coalesce((select jsonb_agg(jsonb_build_object('member', p.display_name, 'forMember', coalesce(away.display_name, ''), 'at', x.at) order by x.at)
        from approval_decisions x join people p on p.id = x.by_id left join people away on away.id = x.for_id
        where x.approval_id = a.id and x.step_n = step.n), '[]'::jsonb) as confirmed,
      case when a.state = 'declined' and step.n = a.step_n then (
        select jsonb_build_object('member', p.display_name, 'forMember', coalesce(away.display_name, ''), 'at', a.decided_at)
        from people p left join people away on away.id = a.decided_for_id where p.id = a.decided_by_id) end as declined
    from approvals a join approval_steps step on step.approval_id = a.id
    left join lateral (
      select max(w.count) as count, array_agg(w.name order by w.place) as names from (
        select p.display_name as name, count(*) over () as count, row_number() over (order by ${orderOfNames('p')}, p.id) as place
        from (${secondsOf(ofStep(sql`${now}::timestamptz`))}) d join people p on p.id = d.member_id
        -- limit: some are named, all are counted
        order by ${orderOfNames('p')}, p.id limit ${peopleNamed}) w
    ) whose on a.state = 'waiting' and step.n = a.step_n
    where a.id = any(${[...approvalIds]}::bigint[]) order by step.approval_id, step.n`.execute(on);
  const shown = rows.map(({ approvalId, begun, count, names, confirmed, declined, ...rest }) => ({
    approvalId,
    step: {
      ...rest,
      dateBegun: begun?.toISOString() ?? null,
      people: { count: count ?? 0, names: names ?? [] },
      confirmed: confirmed.map(saidBy),
      declined: declined && saidBy(declined),
    },
  }));
  const grouped = Map.groupBy(shown, ({ approvalId }) => approvalId);
  return new Map([...grouped].map(([id, all]) => [id, all.map(({ step }) => step)]));
}

function saidBy({ at, ...who }: Word) {
  return { ...who, date: new Date(at).toISOString() };
}
