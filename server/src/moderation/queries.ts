import type { Input, Output } from '@laurel/contract/call';
import type { ReportedRow } from '@laurel/contract/calls/moderation/reported';
import type { reportedlist } from '@laurel/contract/calls/moderation/reportedlist';
import type { reportedone } from '@laurel/contract/calls/moderation/reportedone';
import type { CardDeed, ReportReason } from '@laurel/contract/rules/card-cases';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { isStanding, isVisibleTo, onlookerOf } from '#directory/card-scope';
import { notOwn } from '#directory/decides';
import { someoneIsCalled } from '#directory/search-text';
import { recognisedFor } from '#languages/translated';
import { countedTo, limitTo } from '#streams/counted';
import { cardWords, joinCardWords, joinWords } from '#words/read';

export type Filter = Pick<Input<typeof reportedlist>, 'state' | 'search'>;

/** Of cases `k` of cards `r`: never of what the actor gave or received. */
export function wanted({ state, search = '' }: Filter, actor: Pick<Actor, 'id'>): RawBuilder<SqlBool> {
  const ofState = state === undefined ? sql`true` : sql`k.state = ${state}`;
  return sql<SqlBool>`${ofState} and ${notOwn(actor, sql`r.from_id`, sql`r.to_id`)} and ${someoneIsCalled(search, sql`p.member_id in (r.from_id, r.to_id)`)}`;
}

const cases = sql`card_cases k join recognitions r on r.id = k.card_id`;

function person(alias: string): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`jsonb_build_object('memberId', case when ${of('registered_at')} is null then '0.' else '1.' end || ${of('public_id')},
    'memberNumber', ${of('member_number')}, 'name', ${of('display_name')})`;
}

const columns = (
  actorId: number,
) => sql`r.id::text as "cardId", k.revision, k.state, k.opened_at as at, r.kind, ${recognisedFor()} as value,
  r.points::int as points, ${cardWords} as message, r.created_at as given, r.withdrawn_at is not null as "isWithdrawn", ${person('f')} as "from", ${person('t')} as "to",
  (select count(*) from card_reports p where p.card_id = k.card_id and p.withdrawn_at is null) as reports,
  exists (select from card_reports p where p.card_id = k.card_id and p.withdrawn_at is null and p.by_id = ${actorId}) as "isOwn"`;
const joins = sql`join people f on f.id = r.from_id join people t on t.id = r.to_id ${joinCardWords('t')}`;

type Found = Omit<ReportedRow, 'dateReported' | 'dateGiven'> & { at: Date; given: Date };

function shown({ at, given, ...row }: Found): ReportedRow {
  return { ...row, dateReported: at.toISOString(), dateGiven: given.toISOString() };
}

/** A page of reported cards, the newest first; with the first one how many there are. */
export async function casePage(
  tx: Tx,
  actor: Actor,
  { limit, after, ...filter }: Input<typeof reportedlist>,
): Promise<Output<typeof reportedlist>> {
  const where = wanted(filter, actor);
  const most = countedTo({ limit });
  const behind =
    after === undefined
      ? sql`true`
      : sql`(k.opened_at, k.card_id) < ((select opened_at from card_cases where card_id = ${after}::bigint), ${after}::bigint)`;
  const [counted, { rows }] = await inOrder(
    tx,
    () =>
      after === undefined
        ? sql<{ count: number }>`
          select count(*) as count from (select from ${cases} where ${where} ${limitTo(most)}) counted`.execute(tx)
        : undefined,
    () =>
      sql<Found>`
      select ${columns(actor.id)} from ${cases} ${joins} where ${where} and ${behind}
      -- limit: a page, and the row that tells whether another follows
      order by k.opened_at desc, k.card_id desc limit ${sql.lit(limit + 1)}`.execute(tx),
  );
  const page = rows.slice(0, limit);
  const count = counted?.rows[0]?.count ?? 0;
  return {
    cards: page.map(shown),
    next: rows.length > limit ? (page.at(-1)?.cardId ?? null) : null,
    ...(counted && { total: Math.min(count, most), isMore: count > most }),
  };
}

type Person = ReportedRow['from'];

/** Others of a giver that are told beside one. */
const othersMost = 20;

/** One of them whole; undefined where there is none. */
export async function caseWhole(tx: Tx, actor: Actor, cardId: string): Promise<Output<typeof reportedone> | undefined> {
  const { rows } = await sql<Found>`
    select ${columns(actor.id)} from ${cases} ${joins} where k.card_id = ${cardId}::bigint and ${wanted({}, actor)}`.execute(
    tx,
  );
  if (!rows[0]) return undefined;
  const [{ rows: said }, deeds, { rows: others }] = await inOrder(
    tx,
    () =>
      sql<{ by: Person; reason: ReportReason; text: string; at: Date; isWithdrawn: boolean }>`
      select ${person('b')} as by, p.reason, coalesce(said.text, '') as text, p.created_at as at, p.withdrawn_at is not null as "isWithdrawn"
      from card_reports p join people b on b.id = p.by_id ${joinWords('said', 'card.report', 'p.id')}
      where p.card_id = ${cardId}::bigint order by p.id`.execute(tx),
    () => deedsOf(tx, cardId),
    () =>
      sql<Found>`
      select ${columns(actor.id)} from ${cases} ${joins}
      where r.from_id = (select from_id from recognitions where id = ${cardId}::bigint) and k.card_id <> ${cardId}::bigint and k.state <> 'dropped'
        and ${wanted({}, actor)}
      -- limit: enough to see whether it is a habit
      order by k.opened_at desc, k.card_id desc limit ${sql.lit(othersMost)}`.execute(tx),
  );
  return {
    ...shown(rows[0]),
    said: said.map(({ at, ...report }) => ({ ...report, date: at.toISOString() })),
    deeds,
    others: others.map(shown),
  };
}

type Deed = Output<typeof reportedone>['deeds'][number];

/** What moderators did with a card, the oldest first. */
export async function deedsOf(tx: Tx, cardId: string): Promise<Deed[]> {
  const { rows } = await sql<{ kind: CardDeed; by: Person; to: Person | null; text: string; at: Date }>`
    select d.kind, ${person('b')} as by, case when t.id is not null then ${person('t')} end as to, coalesce(said.text, '') as text, d.created_at as at
    from card_deeds d join people b on b.id = d.by_id left join people t on t.id = d.to_id ${joinWords('said', 'card.talk', 'd.id')}
    where d.card_id = ${cardId}::bigint order by d.id`.execute(tx);
  return rows.map(({ at, ...deed }) => ({ ...deed, date: at.toISOString() }));
}

/** A card, for who reports it: one that they see, or of those that were given before others saw any one that was told of. */
export async function cardInSight(
  tx: Tx,
  cardId: string,
  actor: Actor,
): Promise<{ fromId: number; toId: number } | undefined> {
  const { rows } = await sql<{ fromId: number; toId: number }>`
    select r.from_id as "fromId", r.to_id as "toId" from recognitions r
    where r.id = ${cardId}::bigint and ${isStanding} and (${isVisibleTo(await onlookerOf(tx, actor))}
      or ${actor.id} in (r.from_id, r.to_id) or (r.audience is null and r.kind <> 'thankyou'))`.execute(tx);
  return rows[0];
}
