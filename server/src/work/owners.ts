import type { Capability } from '@laurel/contract/access';
import { type RawBuilder, sql } from 'kysely';
import { secondsOf } from '#asking/seconds';
import { decidersOf } from '#directory/decides';
import { ownersOfNomination } from './sources.ts';

/**
 * Who is told in a round of what came to which stage, as rows `kind, item_id, stage, member_id`: of each thing its last stage in that round.
 * What is soon due or overdue is its owners' matter; what waits longer is told to whom it goes on to, and to those above.
 */
export function toldIn(round: RawBuilder<unknown>, at: RawBuilder<unknown>): RawBuilder<unknown> {
  const reached = sql`(
    select distinct on (g.kind, g.item_id) g.kind, g.item_id, g.stage from work_stages g where g.round_id = ${round}
    order by g.kind, g.item_id, array_position(array['unowned', 'escalated', 'overdue', 'soon'], g.stage))`;
  return sql`
    select s.kind, s.item_id, s.stage, o.member_id from ${reached} s
    cross join lateral (${ownersOf(sql`s`, at)}) o join members m on m.id = o.member_id
    where m.deactivated_at is null and m.registered_at is not null and m.site_template <> ''`;
}

/** Of a row `kind, item_id, stage`. */
function ownersOf(s: RawBuilder<unknown>, at: RawBuilder<unknown>): RawBuilder<unknown> {
  const administrators = sql`select r.member_id from roles_at(${at}) r where r.capability = 'administrator'`;
  const keepers = (kind: string, capability: Capability, but: RawBuilder<unknown>) => sql`
    select r.member_id from roles_at(${at}) r where ${s}.kind = ${kind} and r.member_id not in (${but})
      and r.capability = case when exists (select from roles_at(${at}) q where q.capability = ${capability} and q.member_id not in (${but}))
        then ${capability} else 'administrator' end`;
  const nobody = sql`select -1::bigint`;
  return sql`
    select d.member_id from nominations n cross join lateral (${firstOwners(s, at)}) d
    where ${s}.kind = 'nomination' and ${s}.stage <> 'unowned' and n.id = ${s}.item_id
    union select d.member_id from ideas i cross join lateral (${decidersOf('idea', { person: sql`i.by_id` }, at)}) d
    where ${s}.kind = 'idea' and i.id = ${s}.item_id and d.member_id <> i.by_id
    union select d.member_id from approvals a
    cross join lateral (${secondsOf({ kind: sql`a.kind`, askerId: sql`a.asked_by_id`, askedForId: sql`a.asked_for_id`, concerns: sql`a.concerns`, at })}) d
    where ${s}.kind = 'approval' and a.id = ${s}.item_id
    union ${keepers('order', 'shop', nobody)}
    union ${keepers('contact', 'content', sql`select coalesce(c.member_id, -1) from contact_messages c where c.id = ${s}.item_id`)}
    union ${keepers(
      'card',
      'moderator',
      sql`select unnest(array[r.from_id, r.to_id]) from recognitions r where r.id = ${s}.item_id
        union select p.by_id from card_reports p where p.card_id = ${s}.item_id and p.withdrawn_at is null`,
    )}
    union select r.member_id from fed_files f join roles_at(${at}) r on r.capability = any(
      case f.kind when 'roster' then array['people', 'administrator'] when 'budgets' then array['finance', 'administrator']
        when 'countries' then array['programme', 'administrator'] when 'translations' then array['programme', 'administrator']
        else array['shop', 'administrator'] end)
    where ${s}.kind = 'file' and f.id = ${s}.item_id
    union ${administrators} and (${s}.stage = 'unowned' or ${s}.stage = 'escalated' and ${s}.kind <> 'nomination')`;
}

/** Of a nomination `n`: its managers, where there are any, before it went on; then everybody who decides it. */
function firstOwners(s: RawBuilder<unknown>, at: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select d.member_id from (${ownersOfNomination(at)}) d
    where n.state = 'waiting' or ${s}.stage = 'escalated' or d.capability = 'manager'
      or not exists (select from (${ownersOfNomination(at)}) e where e.capability = 'manager')`;
}
