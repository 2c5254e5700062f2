import { holdersOf } from '@laurel/contract/access';
import type { Input, Output } from '@laurel/contract/call';
import type { ContactRow } from '@laurel/contract/calls/inbox/contact-shown';
import type { inboxkeepers } from '@laurel/contract/calls/inbox/inboxkeepers';
import type { inboxlist } from '@laurel/contract/calls/inbox/inboxlist';
import type { inboxone } from '@laurel/contract/calls/inbox/inboxone';
import type { mycontacts } from '@laurel/contract/calls/inbox/mycontacts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { inOrder } from '#db/in-order';
import { literally } from '#db/text-match';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { orderOfNames } from '#directory/order-of-names';
import { notFound } from '#errors/refuse';
import { countedTo, limitTo } from '#streams/counted';
import { answerLetter } from './answer-letter.ts';
import { entriesOf, personShown } from './entries.ts';

export type Filter = Pick<Input<typeof inboxlist>, 'state' | 'taken' | 'from' | 'dateFrom' | 'dateUntil' | 'search'>;

/** Of `contact_messages c`. */
export function wanted(filter: Filter, { id }: Pick<Actor, 'id'>): RawBuilder<SqlBool> {
  const { state, taken, from, dateFrom, dateUntil, search = '' } = filter;
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const parts = [
    state && sql`c.state = ${state}`,
    taken === 'mine' && sql`c.taken_by_id = ${id}`,
    taken === 'nobody' && sql`c.taken_by_id is null`,
    taken === 'somebody' && sql`c.taken_by_id is not null`,
    from === 'members' && sql`c.member_id is not null`,
    from === 'outside' && sql`c.member_id is null`,
    dateFrom && sql`c.created_at >= ${dateFrom}::timestamptz`,
    dateUntil && sql`c.created_at < ${dateUntil}::timestamptz`,
    ...words.map(said),
  ].filter((part) => part !== undefined && part !== false && part !== '');
  return sql<SqlBool>`(${sql.join([sql`true`, ...parts], sql` and `)})`;
}

/** In what was written, or the message's own number. */
function said(word: string): RawBuilder<SqlBool> {
  const isSaid = sql<SqlBool>`c.search_text like ${`%${literally(word)}%`}`;
  return /^\d{1,18}$/.test(word) ? sql<SqlBool>`(${isSaid} or c.id = ${word}::bigint)` : isSaid;
}

/** Letters of a message that stand in the list. */
const beginningMost = 200;

const notSent = sql`('stuck', 'givenUp', 'undeliverable')`;

/** Of messages `c`, with who wrote it `w` and who has taken it `k`. */
const columns = (actorId: number) => sql`
  c.id::text as "contactId", c.revision, c.state, c.created_at as at, c.name, c.email, c.member_id is not distinct from ${actorId} as "isOwn",
  left(c.message, ${sql.lit(beginningMost)}) as beginning, ${personShown('w')} as member, ${personShown('k')} as "takenBy",
  (select count(*) from contact_entries e where e.contact_id = c.id and e.kind = 'answer') as answers,
  (select count(*) from contact_entries e join messages m on m.letter = ${answerLetter} and m.about_id = e.id
    where e.contact_id = c.id and e.kind = 'answer' and m.state in ${notSent}) as failed`;
const joins = sql`left join people w on w.id = c.member_id left join people k on k.id = c.taken_by_id`;

type Found = Omit<ContactRow, 'dateWritten'> & { at: Date };

function shown({ at, ...row }: Found): ContactRow {
  return { ...row, dateWritten: at.toISOString() };
}

/** A page of messages, the newest first; with the first one how many there are, and what is open. */
export async function contactPage(
  tx: Tx,
  actor: Actor,
  { limit, after, ...filter }: Input<typeof inboxlist>,
): Promise<Output<typeof inboxlist>> {
  const where = wanted(filter, actor);
  const [beside, { rows }] = await inOrder(
    tx,
    () => (after === undefined ? besidePage(tx, actor, where, countedTo({ limit })) : undefined),
    () =>
      sql<Found>`
      select ${columns(actor.id)} from (
        select c.* from contact_messages c where ${where} and ${behind(after)}
        -- limit: a page, and the row that tells whether another follows
        order by c.created_at desc, c.id desc limit ${sql.lit(limit + 1)}) c ${joins}
      order by c.created_at desc, c.id desc`.execute(tx),
  );
  const page = rows.slice(0, limit);
  return {
    contacts: page.map(shown),
    next: rows.length > limit ? (page.at(-1)?.contactId ?? null) : null,
    ...beside,
  };
}

function behind(after: string | undefined): RawBuilder<unknown> {
  if (after === undefined) return sql`true`;
  return sql`(c.created_at, c.id) < ((select created_at from contact_messages where id = ${after}::bigint), ${after}::bigint)`;
}

async function besidePage(tx: Tx, { id }: Actor, where: RawBuilder<SqlBool>, most: number) {
  const [{ rows: counted }, { rows: open }] = await inOrder(
    tx,
    () =>
      sql<{ count: number }>`
      select count(*) as count from (select from contact_messages c where ${where} ${limitTo(most)}) counted`.execute(
        tx,
      ),
    () =>
      sql<{ all: number; mine: number }>`
      select count(*) as "all", count(*) filter (where taken_by_id = ${id}) as mine from contact_messages where state = 'open'`.execute(
        tx,
      ),
  );
  const count = counted[0]?.count ?? 0;
  return { total: Math.min(count, most), isMore: count > most, open: open[0] ?? { all: 0, mine: 0 } };
}

/** One message with all that was done with it. */
export async function contactWhole(
  tx: Tx,
  actor: Actor,
  { contactId }: Input<typeof inboxone>,
): Promise<Output<typeof inboxone>> {
  const { rows } = await sql<Found & { text: string; language: string; isSpamAddress: boolean }>`
    select ${columns(actor.id)}, c.message as text, coalesce(
        case when w.id is null then c.language else language_read(w.language, w.roster_language, w.browser_language, n.language) end, '') as language,
      exists (select from contact_spam s where s.email = lower(c.email)) and c.member_id is null as "isSpamAddress"
    from contact_messages c ${joins} left join divisions d on d.code = w.division_code left join countries n on n.code = d.country_code
    where c.id = ${contactId}::bigint`.execute(tx);
  const { text, language, isSpamAddress, ...row } = rows[0] ?? notFound();
  const entries = await entriesOf(tx, contactId, { withNotes: !row.isOwn });
  return { ...shown(row), text, language, isSpamAddress, entries };
}

/** Colleagues to choose from: who keeps an inbox are few. */
const keepersMost = 200;

/** Who else may answer messages. */
export async function keepers(tx: Tx, actor: Actor, now: Date): Promise<Output<typeof inboxkeepers>> {
  const { rows } = await sql<{ keeper: ContactRow['takenBy'] }>`
    select ${personShown('k')} as keeper from people k where ${isKeeper(now)} and k.id <> ${actor.id}
    -- limit: more than keep the inbox of any company
    order by ${orderOfNames('k')}, k.id limit ${sql.lit(keepersMost)}`.execute(tx);
  return { keepers: rows.flatMap(({ keeper }) => keeper ?? []) };
}

/** Of `people k`: whoever may answer now. */
export function isKeeper(now: Date): RawBuilder<SqlBool> {
  return sql`k.deactivated_at is null and k.site_template <> '' and k.id in (
    select r.member_id from roles_at(${now}) r where r.capability = any(${[...holdersOf('content')]}::text[]))`;
}

type Own = Output<typeof mycontacts>['contacts'][number];

/** What somebody wrote themselves, and what they were answered. */
export async function ownContacts(
  tx: Tx,
  { id }: Actor,
  { limit, after }: Input<typeof mycontacts>,
): Promise<Output<typeof mycontacts>> {
  const [counted, { rows }] = await inOrder(
    tx,
    () =>
      after === undefined
        ? sql<{ total: number }>`select count(*) as total from contact_messages where member_id = ${id}`.execute(tx)
        : undefined,
    () =>
      sql<Omit<Own, 'dateWritten' | 'answers'> & { at: Date; answers: { at: string; text: string }[] }>`
    select c.id::text as "contactId", c.created_at as at, c.message as text, case when c.state = 'spam' then 'open' else c.state end as state,
      coalesce((select jsonb_agg(jsonb_build_object('at', e.created_at, 'text', e.text) order by e.id)
        from contact_entries e where e.contact_id = c.id and e.kind = 'answer'), '[]') as answers
    from contact_messages c where c.member_id = ${id} and (${after ?? null}::bigint is null or c.id < ${after ?? null}::bigint)
    -- limit: a page, and the row that tells whether another follows
    order by c.id desc limit ${sql.lit(limit + 1)}`.execute(tx),
  );
  const page = rows.slice(0, limit);
  return {
    contacts: page.map(({ at, answers, ...row }) => ({
      ...row,
      dateWritten: at.toISOString(),
      answers: answers.map((answer) => ({ text: answer.text, date: new Date(answer.at).toISOString() })),
    })),
    next: rows.length > limit ? (page.at(-1)?.contactId ?? null) : null,
    ...(counted && { total: counted.rows[0]?.total ?? 0 }),
  };
}
