import type { Input } from '@laurel/contract/call';
import type { AuditPerson } from '@laurel/contract/calls/oversight/audit-shown';
import type { auditlist } from '@laurel/contract/calls/oversight/auditlist';
import { language } from '@laurel/contract/say';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import { publicIdOf } from '#directory/member-id';
import { countedTo, limitTo } from '#streams/counted';
import { actsOf } from './acts.ts';
import type { FoundEntry } from './audit-rows.ts';

export type AuditFilter = Pick<
  Input<typeof auditlist>,
  'dateFrom' | 'dateUntil' | 'actor' | 'about' | 'kind' | 'search'
>;

/** A page of entries, the newest first; with the first one how many there are. */
export async function auditPage(tx: Tx, { limit, after, ...filter }: Input<typeof auditlist>) {
  const isFirst = after === undefined;
  const [counted, actor, about, { rows }] = await inOrder(
    tx,
    () => (isFirst ? countEntries(tx, filter, countedTo({ limit })) : undefined),
    () => (isFirst && filter.actor !== undefined ? personOf(tx, filter.actor) : undefined),
    () => (isFirst && filter.about !== undefined ? personOf(tx, filter.about) : undefined),
    () => sql<FoundEntry>`${entries(found(filter, { limit, after }))} order by a.at desc, a.id desc`.execute(tx),
  );
  const shown = rows.slice(0, limit);
  return {
    ...{ ...counted, rows: shown, next: rows.length > limit ? (shown.at(-1)?.auditId ?? null) : null },
    ...(actor !== undefined && { actor }),
    ...(about !== undefined && { about }),
  };
}

/** Who has this id, also of those who have left. */
export async function personOf(tx: Tx, memberId: string): Promise<AuditPerson | null> {
  const { rows } = await sql<{ person: AuditPerson }>`
    select ${personShown('m')} as person from people m where m.public_id = ${publicIdOf(memberId)}`.execute(tx);
  return rows[0]?.person ?? null;
}

/** Counts to `most`, and whether there are more. */
async function countEntries(tx: Tx, filter: AuditFilter, most: number) {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select from audit_entries a where ${wanted(filter)} ${limitTo(most)}) counted`.execute(
    tx,
  );
  const count = rows[0]?.count ?? 0;
  return { total: Math.min(count, most), isMore: count > most };
}

/** The ids of a page and of one more, the newest first. Of a kind each of its acts is read in its order, and they are merged. */
function found(filter: AuditFilter, { limit, after }: { limit: number; after: string | undefined }) {
  const { kind, ...rest } = filter;
  const place =
    after === undefined
      ? sql`true`
      : sql`(a.at, a.id) < ((select at from audit_entries where id = ${after}::bigint), ${after}::bigint)`;
  const first = (where: RawBuilder<unknown>) => sql`
    select a.id, a.at from audit_entries a where ${where} and ${wanted(rest)} and ${place}
    -- limit: a page, and the row that tells whether another follows
    order by a.at desc, a.id desc limit ${sql.lit(limit + 1)}`;
  if (kind === undefined) return first(sql`true`);
  return sql`
    select w.id from unnest(${actsOf(kind)}::text[]) k (act) cross join lateral (${first(sql`a.act = k.act`)}) w
    -- limit: likewise, of all acts of the kind
    order by w.at desc, w.id desc limit ${sql.lit(limit + 1)}`;
}

/** Of entries `a`. */
export function wanted({ dateFrom, dateUntil, actor, about, kind, search }: AuditFilter): RawBuilder<SqlBool> {
  const words = search?.trim() ?? '';
  const parts = [
    dateFrom && sql`a.at >= ${dateFrom}::timestamptz`,
    dateUntil && sql`a.at < ${dateUntil}::timestamptz`,
    actor && sql`a.actor_id = ${memberOf(actor)}`,
    about && isAbout(memberOf(about)),
    kind && sql`a.act = any(${actsOf(kind)}::text[])`,
    words !== '' && isDoneTo(words),
  ].filter((part): part is RawBuilder<unknown> => typeof part === 'object');
  return sql<SqlBool>`(${sql.join([sql`true`, ...parts], sql` and `)})`;
}

function memberOf(memberId: string): RawBuilder<unknown> {
  return sql`(select id from members where public_id = ${publicIdOf(memberId)})`;
}

/** It was done to them, or concerns them: each is found by an index. */
function isAbout(member: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`a.id = any(array(
    select b.id from audit_entries b where b.subject = 'member:' || ${member}
    union select b.id from audit_entries b where b.event_id = any(array(
      select e.id from events e where e.is_act and e.concerns @> array[${member}]))
    union select v.entry_id from audit_values v where v.about @> array[${member}]))`;
}

const idDigitsMax = 18;

/** By the noun and id, by the id, by the number of an order or a member, or by the number of the entry. */
function isDoneTo(words: string): RawBuilder<unknown> {
  const isEntry = new RegExp(`^[1-9]\\d{0,${idDigitsMax - 1}}$`).test(words)
    ? sql`a.id = ${words}::bigint`
    : sql`false`;
  return sql`(split_part(a.subject, ':', 2) = ${words} or ${isEntry} or a.subject = any(array(
    select ${words}::text
    union all select 'order:' || o.id from orders o where o.order_num = ${words}
    union all select 'orderLine:' || l.id from orders o join order_lines l on l.order_id = o.id where o.order_num = ${words}
    union all select 'member:' || m.id from members m where m.member_number = ${words})))`;
}

/** Entries `a` of these ids, with what people read of them. The ids come first: so many joins are made in the order in which they stand. */
function entries(ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select ${entryColumns()} from (${ids}) ids join audit_entries a on a.id = ids.id ${entryJoins}`;
}

/** A row of `people`, as somebody is shown; null for nobody. */
export function personShown(who: string): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${who}.${column}`);
  return sql`case when ${of('id')} is not null then jsonb_build_object(
    'memberId', case when ${of('registered_at')} is null then '0.' else '1.' end || ${of('public_id')},
    'memberNumber', ${of('member_number')}, 'name', ${of('display_name')}) end`;
}

const idOfSubject = sql`split_part(a.subject, ':', 2)::bigint`;

/** What the thing is called to which something was done: '' where it has no name, or none any more. */
const nameOfSubject = () => sql`coalesce(case split_part(a.subject, ':', 1)
  when 'member' then subject.display_name
  when 'order' then (select order_num from orders where id = ${idOfSubject})
  when 'orderLine' then (select o.order_num from order_lines l join orders o on o.id = l.order_id where l.id = ${idOfSubject})
  when 'idea' then (select text from words where of = 'idea.title' and of_id = ${idOfSubject})
  when 'delegation' then (select away.display_name from delegations g join people away on away.id = g.away_id where g.id = ${idOfSubject})
  when 'ballot' then (select q.num || '/' || q.year from ballots b join quarters q on q.id = b.quarter_id where b.id = ${idOfSubject})
  when 'competition' then (select title from competitions where id = ${idOfSubject})
  when 'announcement' then (
    select t.title from announcement_texts t where t.announcement_id = ${idOfSubject}
    -- limit: one of them names it, the reader's own where there is one
    order by t.language <> ${language()}, t.language limit 1)
  end, '')`;

/** What people read of entries `a`, joined by `entryJoins`. */
export const entryColumns = () => sql`a.id::text as "auditId", a.at, a.act, a.subject, ${personShown('who')} as actor,
  ${nameOfSubject()} as name, coalesce(subject.member_number, '') as number, coalesce(named.display_name, '') as named,
  coalesce(away.display_name, '') as away, e.facts, p.particulars, v.before, v.after`;

export const entryJoins = sql`
  left join people who on who.id = a.actor_id
  left join events e on e.id = a.event_id and e.at = a.at
  left join event_particulars p on p.event_id = a.event_id
  left join audit_values v on v.entry_id = a.id
  left join people subject on subject.id = case when split_part(a.subject, ':', 1) = 'member' then ${idOfSubject} end
  left join people named on named.id = (e.facts ->> 'memberId')::bigint
  left join people away on away.id = (e.facts ->> 'forId')::bigint`;
