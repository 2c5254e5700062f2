import type { ReversalKind } from '@laurel/contract/rules/correction-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { wasOf } from '#ledger/was-of';

/** What is to be reversed: who had given it, and who else has decided about it. */
export interface Subject {
  /** Of a budget or a forfeit perhaps nobody. */
  giverId: number | null;
  deciderId: number | null;
}

const deciders: Record<ReversalKind, (id: string) => RawBuilder<unknown>> = {
  award: (id) => sql`select by_id as giver, by_id as decider from awards where id = ${id} and points > 0`,
  nomination: (id) => sql`
    select n.by_id as giver, v.reviewer_id as decider from nominations n
    join payouts p on p.nomination_id = n.id and p.points_each > 0 join reviews v on v.id = p.review_id where n.id = ${id}`,
  idea: (id) => sql`
    select reviewed_by_id as giver, reviewed_by_id as decider from ideas where id = ${id} and reward_points > 0`,
  budget: (id) => sql`select by_id as giver, null as decider from budget_grants where id = ${id}`,
  card: (id) => sql`select from_id as giver, from_id as decider from recognitions where id = ${id} and points = 0`,
  forfeit: (id) =>
    sql`select null as giver, null as decider from ledger_transactions where id = ${id} and kind = 'leaver'`,
};

export async function subjectOf(on: Db | Tx, kind: ReversalKind, id: string): Promise<Subject | undefined> {
  const { rows } = await sql<Subject>`
    select giver::bigint as "giverId", decider::bigint as "deciderId" from (${deciders[kind](id)}) subject`.execute(on);
  return rows[0];
}

/** Points were posted for who somebody was then: before two accounts were merged. */
const paidAs = sql.raw(wasOf('recognitions.to_id', 'r.id'));

/** By which transactions points moved for it, as rows `kind, source_id`. */
export const sources: Record<ReversalKind, (id: string) => RawBuilder<unknown>> = {
  award: (id) => sql`
    select a.what as kind, l.id::text as source_id from awards a join award_lines l on l.award_id = a.id where a.id = ${id}`,
  nomination: (id) => sql`
    select 'nomination' as kind, r.nomination_id || ':' || coalesce(${paidAs}, r.to_id) as source_id from recognitions r where r.nomination_id = ${id}`,
  idea: (id) => sql`select 'idea' as kind, ${id}::text as source_id`,
  budget: (id) => sql`
    select 'budget' as kind, period || ':' || member_id as source_id from budget_grants where id = ${id}`,
  card: () => sql`select null as kind, null as source_id where false`,
  forfeit: (id) => sql`select kind, source_id from ledger_transactions where id = ${id} and kind = 'leaver'`,
};
