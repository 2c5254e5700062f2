import type { Input, Output } from '@laurel/contract/call';
import { withNames } from '@laurel/contract/calls/comments/comment';
import type { ReportedRow } from '@laurel/contract/calls/moderation/reported';
import type { reportedlist } from '@laurel/contract/calls/moderation/reportedlist';
import type { reportedone } from '@laurel/contract/calls/moderation/reportedone';
import type { CardKind, CaseDeed, CaseState, Reportable, ReportReason } from '@laurel/contract/rules/cases';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { isStanding, isVisibleTo, itemOf, type Onlooker, onlookerOf } from '#directory/card-scope';
import { isReportedBy, notAbout } from '#directory/case-scope';
import { isOpenTo } from '#directory/idea-scope';
import { someoneIsCalled } from '#directory/search-text';
import { isThereFor, stands } from '#items/group-cards';
import { microseconds } from '#items/places';
import { isCommentVisibleTo } from '#items/said';
import { recognisedFor } from '#languages/translated';
import { countedTo, limitTo } from '#streams/counted';
import { namesNow, namesOf } from '#words/mentions';
import { cardWords, joinCardWords, joinWords } from '#words/read';

export type Filter = Pick<Input<typeof reportedlist>, 'of' | 'state' | 'search'>;

/** Whose it is: who gave the card, wrote the comment, had the idea, or signed. */
const author = sql`coalesce(x.by_id, i.by_id, g.by_id, r.from_id)`;

/** Of which kind a case, a report or a deed is. */
export function kindIn(alias: string): RawBuilder<Reportable> {
  const its = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<Reportable>`case when ${its('idea_id')} is not null then 'idea' when ${its('comment_id')} is not null then 'comment'
    when ${its('signature_id')} is not null then 'signature' else 'card' end`;
}

/** Of cases `k`, of a card `r`, a comment `x`, an idea `i` or a signature `g`: never of what concerns the actor. */
export function wanted({ of, state, search = '' }: Filter, actor: Pick<Actor, 'id'>): RawBuilder<SqlBool> {
  const ofKind = of === undefined ? sql`true` : sql`${sql.ref(`k.${of}_id`)} is not null`;
  const ofState = state === undefined ? sql`true` : sql`k.state = ${state}`;
  return sql<SqlBool>`${ofKind} and ${ofState} and ${notAbout(actor)}
    and ${someoneIsCalled(search, sql`p.member_id in (${author}, coalesce(x.by_id, r.to_id, c.member_id))`)}`;
}

/**
 * Cases `k` with their card `r`, their idea `i` or their signature `g` on the group card `c`; of a comment `x` that to which it was written, of
 * several cards the first.
 */
export const cases = sql`
  card_cases k left join comments x on x.id = k.comment_id left join ideas i on i.id = coalesce(k.idea_id, x.idea_id)
  left join group_card_signatures g on g.id = k.signature_id left join group_cards c on c.id = g.card_id left join recognitions r on r.id = coalesce(k.card_id, (
    select r.id from recognitions r where ${itemOf} = x.item
    -- limit: one stands for all of them
    order by r.id limit 1))`;

/** What the comment `x` says, and who is named in it: as it is, or, once it was taken back, as it was reported last. */
const joinComment = sql`left join lateral (
  select now.text, ${namesNow} as names from words now where now.of = 'comment' and now.of_id = x.id and x.removed_at is null
  union all
  select kept.text, ${namesOf(sql`p.mentioned_ids`)} from (
    select p.id, p.mentioned_ids from card_reports p where p.comment_id = x.id and x.removed_at is not null
    -- limit: the last one
    order by p.id desc limit 1) p join words kept on kept.of = 'comment.reported' and kept.of_id = p.id) written on true`;

/** What the signature `g` says: as it is, or, once it was taken back, as it was reported last; a name in a script behind its words. */
const joinSignature = sql`left join lateral (
  select concat_ws(E'\\n', said.text, script.text) as text from (select g.id where g.removed_at is null) one
  ${joinWords('said', 'signature', 'one.id')} ${joinWords('script', 'signature.script', 'one.id')}
  union all
  select kept.text from (
    select p.id from card_reports p where p.signature_id = g.id and g.removed_at is not null
    -- limit: the last report
    order by p.id desc limit 1) p join words kept on kept.of = 'comment.reported' and kept.of_id = p.id) signed on true`;

export const joins = sql`
  left join people f on f.id = coalesce(i.by_id, c.member_id, r.from_id) left join people t on t.id = r.to_id
  left join people w on w.id = coalesce(x.by_id, i.by_id, g.by_id) ${joinCardWords('t')} ${joinComment} ${joinSignature}
  ${joinWords('title', 'idea.title', 'i.id')} ${joinWords('idea', 'idea.text', 'i.id')}`;

/** Of which kind it is, what it says, with tokens for `names`, when it was given or written, and how many reports stand. */
export const columns = () => sql`${kindIn('k')} as of, k.case_id::text as "caseId", k.state, k.opened_at as at,
  case when x.id is not null then coalesce(written.text, '') when i.id is not null then concat_ws(E'\n\n', title.text, idea.text)
    when g.id is not null then coalesce(signed.text, '') else ${cardWords} end as message, written.names,
  coalesce(x.created_at, i.created_at, g.created_at, r.created_at) as given,
  case when i.id is not null then coalesce(title.text, '') else coalesce(${recognisedFor()}, '') end as value,
  (select count(*) from card_reports p where p.case_id = k.case_id and p.withdrawn_at is null) as reports`;

function person(alias: string): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`jsonb_build_object('memberId', case when ${of('registered_at')} is null then '0.' else '1.' end || ${of('public_id')},
    'memberNumber', ${of('member_number')}, 'name', ${of('display_name')})`;
}

/** The company has no number. */
const giver = sql`case when f.id is null then jsonb_build_object('memberId', '', 'memberNumber', '', 'name', the_company()) else ${person('f')} end`;

const rowOf = (actor: Actor) => sql`${columns()}, k.revision, ${isReportedBy(sql`${actor.id}`)} as "isOwn",
  case when x.id is not null then x.removed_at is not null when i.id is not null then i.shared_site is null
    when g.id is not null then g.removed_at is not null else r.withdrawn_at is not null end as "isWithdrawn",
  i.id::text as "ideaId", r.id::text as "cardId", x.id::text as "commentId", g.id::text as "signatureId", coalesce(g.picture_id, '') as "picId",
  coalesce(g.strokes, '[]') as strokes, r.kind, r.points::int as points, ${giver} as "from", ${person('t')} as "to", ${person('w')} as by`;

type Person = ReportedRow['from'];

interface Found {
  of: Reportable;
  caseId: string;
  revision: number;
  state: CaseState;
  at: Date;
  message: string;
  names: string[] | null;
  given: Date;
  isWithdrawn: boolean;
  reports: number;
  isOwn: boolean;
  /** Null of an idea, of a comment on one, and of a signature. */
  cardId: string | null;
  ideaId: string | null;
  /** Null of all else. */
  commentId: string | null;
  /** Null of all else. */
  signatureId: string | null;
  picId: string;
  strokes: number[][];
  value: string;
  /** Of a card, and of a comment on one. */
  kind: CardKind | null;
  points: number | null;
  from: Person;
  to: Person;
  by: Person;
}

function shown({ of, at, given, message, names, ...found }: Found): ReportedRow {
  const { kind, points, to, by, commentId, signatureId, picId, strokes, ...row } = found;
  const both = {
    ...row,
    message: withNames(message, names ?? []),
    dateReported: at.toISOString(),
    dateGiven: given.toISOString(),
  };
  if (of === 'idea') return { of, ...both, by };
  if (of === 'signature') return { of, ...both, signatureId: signatureId ?? '', by, picId, strokes };
  return of === 'comment'
    ? { of, ...both, commentId: commentId ?? '', by }
    : { of, ...both, kind: kind as CardKind, points: points as number, to };
}

/** A page of what was reported, the newest first; with the first one how many there are. */
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
      : sql`(k.opened_at, k.case_id) < ((select opened_at from card_cases where case_id = ${after}::bigint), ${after}::bigint)`;
  const [counted, { rows }] = await inOrder(
    tx,
    () =>
      after === undefined
        ? sql<{ count: number }>`
          select count(*) as count from (select from ${cases} where ${where} ${limitTo(most)}) counted`.execute(tx)
        : undefined,
    () =>
      sql<Found>`
      select ${rowOf(actor)} from ${cases} ${joins} where ${where} and ${behind}
      -- limit: a page, and the row that tells whether another follows
      order by k.opened_at desc, k.case_id desc limit ${sql.lit(limit + 1)}`.execute(tx),
  );
  const page = rows.slice(0, limit);
  const count = counted?.rows[0]?.count ?? 0;
  return {
    cases: page.map(shown),
    next: rows.length > limit ? (page.at(-1)?.caseId ?? null) : null,
    ...(counted && { total: Math.min(count, most), isMore: count > most }),
  };
}

/** Others of one person that are told beside one. */
const othersMost = 20;

/** One of them whole; undefined where there is none. */
export async function caseWhole(tx: Tx, actor: Actor, caseId: string): Promise<Output<typeof reportedone> | undefined> {
  const { rows } = await sql<Found & { authorId: number | null; place: string | null }>`
    select ${rowOf(actor)}, ${author} as "authorId", ${placeFor(await onlookerOf(tx, actor))} as place
    from ${cases} ${joins} where k.case_id = ${caseId}::bigint and ${wanted({}, actor)}`.execute(tx);
  if (!rows[0]) return undefined;
  const { authorId, place, ...found } = rows[0];
  const [said, deeds, { rows: others }] = await inOrder(
    tx,
    () => reportsOf(tx, caseId),
    () => deedsOf(tx, caseId),
    () =>
      sql<Found>`
      select ${rowOf(actor)} from ${cases} ${joins}
      where ${author} = ${authorId} and k.case_id <> ${caseId}::bigint and k.state <> 'dropped' and ${wanted({}, actor)}
      -- limit: enough to see whether it is a habit
      order by k.opened_at desc, k.case_id desc limit ${sql.lit(othersMost)}`.execute(tx),
  );
  return { ...shown(found), place, said, deeds, others: others.map(shown) };
}

/** Where a card `r`, or what a comment was written to, stands in the feed of who sees it there; an idea stands in none. */
function placeFor(onlooker: Onlooker): RawBuilder<string | null> {
  return sql`(select ${microseconds(sql`r.created_at`)} || '.' || ${itemOf} where exists (
    select from (select ${itemOf} as item) asked join recognitions r on ${itemOf} = asked.item where ${isVisibleTo(onlooker)}))`;
}

interface Report {
  by: Person;
  reason: ReportReason;
  text: string;
  about: string;
  at: Date;
  isWithdrawn: boolean;
}

/** Who reported it and why, the first one first; of a comment with what it said then. */
async function reportsOf(tx: Tx, caseId: string) {
  const { rows } = await sql<Report & { names: string[] }>`
    select ${person('b')} as by, p.reason, coalesce(said.text, '') as text, coalesce(kept.text, '') as about, ${namesOf(sql`p.mentioned_ids`)} as names,
      p.created_at as at, p.withdrawn_at is not null as "isWithdrawn"
    from card_reports p join people b on b.id = p.by_id ${joinWords('said', 'card.report', 'p.id')} ${joinWords('kept', 'comment.reported', 'p.id')}
    where p.case_id = ${caseId}::bigint order by p.id`.execute(tx);
  return rows.map(({ at, about, names, ...report }) => ({
    ...report,
    about: withNames(about, names),
    date: at.toISOString(),
  }));
}

type Deed = Output<typeof reportedone>['deeds'][number];

/** What moderators did with it, the oldest first. */
export async function deedsOf(tx: Tx, caseId: string): Promise<Deed[]> {
  const { rows } = await sql<{ kind: CaseDeed; by: Person; to: Person | null; text: string; at: Date }>`
    select d.kind, ${person('b')} as by, case when t.id is not null then ${person('t')} end as to, coalesce(said.text, '') as text, d.created_at as at
    from card_deeds d join people b on b.id = d.by_id left join people t on t.id = d.to_id ${joinWords('said', 'card.talk', 'd.id')}
    where d.case_id = ${caseId}::bigint order by d.id`.execute(tx);
  return rows.map(({ at, ...deed }) => ({ ...deed, date: at.toISOString() }));
}

/** What somebody reports: whose it is, and of a comment or a signature what it says, and whom it names. */
interface InSight {
  /** Null of a card of the company. */
  byId: number | null;
  /** Of whom it is, beside who wrote it. */
  aboutId: number | null;
  text: string;
  mentioned: number[];
}

/** A card, for who reports it: one that they see, or of those that were given before others saw any one that was told of. */
export async function cardInSight(tx: Tx, cardId: string, actor: Actor): Promise<InSight | undefined> {
  const { rows } = await sql<{ byId: number | null }>`
    select r.from_id as "byId" from recognitions r
    where r.id = ${cardId}::bigint and ${isStanding} and (${isVisibleTo(await onlookerOf(tx, actor))}
      or ${actor.id} in (r.from_id, r.to_id) or (r.audience is null and r.kind <> 'thankyou'))`.execute(tx);
  return rows[0] && { ...rows[0], aboutId: null, text: '', mentioned: [] };
}

/** A shared idea, for who reports it: one that they read. */
export async function ideaInSight(tx: Tx, ideaId: string, actor: Actor): Promise<InSight | undefined> {
  const { rows } = await sql<{ byId: number }>`
    select i.by_id as "byId" from ideas i where i.id = ${ideaId}::bigint and ${isOpenTo(actor)}`.execute(tx);
  return rows[0] && { ...rows[0], aboutId: null, text: '', mentioned: [] };
}

/** Whether a comment is on an idea. */
export async function isOnIdea(tx: Tx, commentId: string): Promise<boolean> {
  const { rows } = await sql<{ isOnIdea: boolean }>`
    select idea_id is not null as "isOnIdea" from comments where id = ${commentId}::bigint`.execute(tx);
  return rows[0]?.isOnIdea ?? false;
}

/** A comment, for who reports it: one that they see. */
export async function commentInSight(tx: Tx, commentId: string, actor: Actor): Promise<InSight | undefined> {
  const { rows } = await sql<InSight>`
    select x.by_id as "byId", now.about_id as "aboutId", coalesce(now.text, '') as text, array(
      select n.member_id from comment_mentions n where n.comment_id = x.id order by n.n) as mentioned
    from comments x ${joinWords('now', 'comment', 'x.id')}
    where x.id = ${commentId}::bigint and ${isCommentVisibleTo(await onlookerOf(tx, actor))}`.execute(tx);
  return rows[0];
}

/** A signature, for who reports it: one on a group card that they see. */
export async function signatureInSight(tx: Tx, signatureId: string, actor: Actor): Promise<InSight | undefined> {
  const { rows } = await sql<InSight>`
    select x.by_id as "byId", c.member_id as "aboutId", coalesce(now.text, '') as text, '{}'::bigint[] as mentioned
    from group_card_signatures x join group_cards c on c.id = x.card_id ${joinWords('now', 'signature', 'x.id')}
    where x.id = ${signatureId}::bigint and ${stands} and ${isThereFor(sql`${actor.id}::bigint`)}`.execute(tx);
  return rows[0];
}
