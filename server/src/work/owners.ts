import { type Capability, holdersOf } from '@laurel/contract/access';
import { uploadAccess, uploadKinds } from '@laurel/contract/upload-kinds';
import { type RawBuilder, sql } from 'kysely';
import { giverNow, joinStep, ofStep, secondsOf } from '#asking/seconds';
import { concernsInCase } from '#directory/case-scope';
import { decidersOf } from '#directory/decides';
import { suggested } from '#directory/idea-scope';
import { ownersOfNomination } from './sources.ts';

/**
 * Who is told in a round of what came to which stage, as rows `kind, item_id, stage, member_id`: of each thing its last stage in that round.
 * What is soon due or overdue is its owners' matter; what waits longer is told to whom it goes on to, and to those above. Nobody is told of
 * what concerns themselves.
 */
export function toldIn(round: RawBuilder<unknown>, at: RawBuilder<unknown>): RawBuilder<unknown> {
  const reached = sql`(
    select distinct on (g.kind, g.item_id) g.kind, g.item_id, g.stage from work_stages g where g.round_id = ${round}
    order by g.kind, g.item_id, array_position(array['unowned', 'escalated', 'overdue', 'soon'], g.stage))`;
  return sql`
    select s.kind, s.item_id, s.stage, o.member_id
    from (select r.*, array_remove(array(${concernedBy(sql`r`, at)}), null) as concerned from ${reached} r) s
    cross join lateral (${ownersOf(sql`s`, at)}) o join members m on m.id = o.member_id
    where m.deactivated_at is null and m.registered_at is not null and m.site_template <> '' and m.id <> all (s.concerned)`;
}

/** Whom a row `kind, item_id` concerns: who is not to decide it, nor to hear that it waits; of what was reported those of them who could. */
function concernedBy(r: RawBuilder<unknown>, at: RawBuilder<unknown>): RawBuilder<unknown> {
  const of = (kind: string) => sql`${r}.kind = ${kind}`;
  return sql`
    select unnest(array[n.by_id, n.nominee_id]) from nominations n where ${of('nomination')} and n.id = ${r}.item_id
    union all select i.by_id from ideas i where ${of('idea')} and i.id = ${r}.item_id
    union all select unnest(array[a.asked_by_id, a.asked_for_id, ${giverNow}] || a.concerns) from approvals a where ${of('approval')} and a.id = ${r}.item_id
    union all select c.member_id from contact_messages c where ${of('contact')} and c.id = ${r}.item_id
    union all select q.member_id from card_cases k join roles_at(${at}) q on q.capability in ('moderator', 'administrator')
    where ${of('card')} and k.case_id = ${r}.item_id and ${concernsInCase(sql`q.member_id`)}`;
}

/** Of a row `kind, item_id, stage, concerned`. */
function ownersOf(s: RawBuilder<unknown>, at: RawBuilder<unknown>): RawBuilder<unknown> {
  const isOther = (who: RawBuilder<unknown>) => sql`${who} <> all (${s}.concerned)`;
  const keepers = (kind: string, capability: Capability) => sql`
    select r.member_id from roles_at(${at}) r where ${s}.kind = ${kind} and r.capability = case
      when exists (select from roles_at(${at}) q where q.capability = ${capability} and ${isOther(sql`q.member_id`)}) then ${capability}
      else 'administrator' end`;
  const uploaders = uploadKinds.map(
    (kind) => sql`(f.kind = ${kind} and r.capability = any(${[...holdersOf(uploadAccess[kind])]}::text[]))`,
  );
  return sql`
    select d.member_id from nominations n cross join lateral (${firstOwners(s, at)}) d
    where ${s}.kind = 'nomination' and ${s}.stage <> 'unowned' and n.id = ${s}.item_id
    union select d.member_id from ideas i cross join lateral (${decidersOf('idea', suggested, at)}) d
    where ${s}.kind = 'idea' and i.id = ${s}.item_id
    union select d.member_id from approvals a ${joinStep} cross join lateral (${secondsOf(ofStep(at))}) d
    where ${s}.kind = 'approval' and a.id = ${s}.item_id
    union ${keepers('order', 'shop')}
    union ${keepers('contact', 'content')}
    union ${keepers('card', 'moderator')}
    union select r.member_id from fed_files f join roles_at(${at}) r on ${sql.join(uploaders, sql` or `)}
    where ${s}.kind = 'file' and f.id = ${s}.item_id
    union select r.member_id from roles_at(${at}) r
    where r.capability = 'administrator' and (${s}.stage = 'unowned' or ${s}.stage = 'escalated' and ${s}.kind <> 'nomination')`;
}

/** Of a nomination `n`: its managers, where there are any, before it went on; then everybody who decides it. */
function firstOwners(s: RawBuilder<unknown>, at: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select d.member_id from (${ownersOfNomination(at)}) d
    where n.state = 'waiting' or ${s}.stage = 'escalated' or d.capability = 'manager'
      or not exists (select from (${ownersOfNomination(at)}) e where e.capability = 'manager')`;
}
