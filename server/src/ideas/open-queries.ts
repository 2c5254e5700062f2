import type { Input, Output } from '@laurel/contract/call';
import type { IdeaStanding, IdeaVotes, OpenIdeaRow } from '@laurel/contract/calls/ideas/open-idea';
import type { OpenIdea } from '@laurel/contract/calls/ideas/openidea';
import type { openideas } from '@laurel/contract/calls/ideas/openideas';
import type { FeedPerson } from '@laurel/contract/calls/recognition/feed-item';
import { commentsCounted, ideaOpening } from '@laurel/contract/limits';
import { mayRead } from '@laurel/contract/part-access';
import { isOn } from '@laurel/contract/programme/features';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { decides, notOwn } from '#directory/decides';
import { isOpenTo, itemOfIdea, suggested } from '#directory/idea-scope';
import { personBy } from '#items/places';
import { placeOfIdea } from '#items/sight';
import { joinWords } from '#words/read';

type Wish = Pick<Input<typeof openideas>, 'order' | 'category' | 'stage' | 'search' | 'after'> & { limit: number };

/** Ideas of the next ones that are looked at for words that many have, before all that have them are. */
const nextMax = 500;

/** Shared ideas that the actor reads, behind one of them, in an order. */
export async function openIdeas(tx: Tx, actor: Actor, wish: Wish): Promise<OpenIdeaRow[]> {
  const words = await wordsOf(tx, wish.search);
  if (words.length === 0) return shown(tx, actor, page(actor, wish, wish.limit));
  const has = sql<SqlBool>`${sql.join(
    words.map((word) => sql`i.search_text like ${`%${word}%`}`),
    sql` and `,
  )}`;
  const near = await shown(
    tx,
    actor,
    sql`
    select i.* from (${page(actor, wish, nextMax)}) i where ${has}
    -- limit: those of the next ones that have the words
    order by ${orders[wish.order ?? 'newest']} limit ${wish.limit}`,
  );
  if (near.length >= wish.limit) return near;
  return shown(
    tx,
    actor,
    sql`
    with having_them as materialized (select i.* from ideas i where ${standing(actor, wish)} and ${has})
    select i.* from having_them i where ${behind(wish)}
    -- limit: a page of all that have the words, which are few then
    order by ${orders[wish.order ?? 'newest']} limit ${wish.limit}`,
  );
}

const orders = { newest: sql`i.id desc`, wanted: sql`i.votes desc, i.id desc` } as const;

function standing({ siteTemplate }: Actor, { category, stage }: Wish): RawBuilder<SqlBool> {
  const ofCategory = category === undefined ? sql`true` : sql`i.category = ${category}`;
  const ofStage = stage === undefined ? sql`true` : sql`i.stage = ${stage}`;
  return sql`(i.shared_site = ${siteTemplate} and i.shared_site is not null and i.hidden_at is null and ${ofCategory} and ${ofStage})`;
}

function behind({ order = 'newest', after }: Wish): RawBuilder<SqlBool> {
  if (after === undefined) return sql`true`;
  if (order === 'newest') return sql`i.id < ${after}::bigint`;
  return sql`(i.votes, i.id) < ((select votes from ideas where id = ${after}::bigint), ${after}::bigint)`;
}

function page(actor: Actor, wish: Wish, limit: number): RawBuilder<unknown> {
  return sql`
    select i.* from ideas i where ${standing(actor, wish)} and ${behind(wish)}
    -- limit: a page, or the next ones that are looked at for words
    order by ${orders[wish.order ?? 'newest']} limit ${limit}`;
}

/** As they are looked for: letters and digits alone. */
async function wordsOf(tx: Tx, search = ''): Promise<string[]> {
  if (search.trim() === '') return [];
  const { rows } = await sql<{ word: string }>`
    select word from string_to_table(searched(${search}), ' ') word where word <> ''`.execute(tx);
  return rows.map(({ word }) => word);
}

/** Of ideas `i`: what every reader of them is told. */
const told = ({ id }: Actor) => sql`
  i.id::text as "ideaBoxId", i.category, coalesce(title.text, '') as title, i.created_at as at, to_jsonb(author) as by, i.stage,
  i.votes as count, exists (select from idea_votes v where v.idea_id = i.id and v.member_id = ${id}) as "isMine", i.by_id <> ${id} as "mayVote"`;

const toldFrom = sql`
  ${joinWords('title', 'idea.title', 'i.id')} ${joinWords('idea', 'idea.text', 'i.id')}
  cross join lateral ${personBy('i.by_id', { orFormer: true })} author`;

type Told = Pick<OpenIdeaRow, 'ideaBoxId' | 'category' | 'title' | 'by' | 'stage'> &
  Pick<IdeaVotes, 'count' | 'isMine' | 'mayVote'> & { at: Date };

function toldOf<Row extends Told>({ at, count, isMine, mayVote, ...row }: Row) {
  return { ...row, date: at.toISOString(), votes: { ideaBoxId: row.ideaBoxId, count, isMine, mayVote } };
}

async function shown(tx: Tx, actor: Actor, rows: RawBuilder<unknown>): Promise<OpenIdeaRow[]> {
  const comments = isOn('comments', actor)
    ? sql`(select count(*)::int from (
        select from comments x where x.item = ${itemOfIdea(sql`i.id`)} and x.removed_at is null and (x.hidden_at is null or x.by_id = ${actor.id})
        -- limit: so far they are counted
        order by x.id desc limit ${commentsCounted}) counted)`
    : sql`null::int`;
  const { rows: found } = await sql<Told & Pick<OpenIdeaRow, 'idea' | 'isLonger' | 'comments'>>`
    select ${told(actor)}, left(coalesce(idea.text, ''), ${ideaOpening}) as idea, char_length(coalesce(idea.text, '')) > ${ideaOpening} as "isLonger", ${comments} as comments
    from (${rows}) i ${toldFrom}`.execute(tx);
  return found.map(toldOf);
}

/** Of an idea `i` for the office that reviews it: it reads it whatever its author shares. */
const isOffice = (actor: Actor) =>
  mayRead('programme', actor) ? sql<SqlBool>`true` : decides(actor, 'idea', suggested);

const mayStage = (actor: Actor) =>
  sql<SqlBool>`(i.shared_site is not null and ${decides(actor, 'idea', suggested)} and ${notOwn(actor, suggested.person)})`;

type Whole = Omit<OpenIdea, 'story' | 'comments' | 'votes' | 'date'>;
export type FoundWhole = Whole &
  Pick<OpenIdea, 'votes' | 'date'> & { isOffice: boolean; place: string; isOpen: boolean };

/** One that the actor reads: their own, one that is shared with them, or as its office. */
export async function openIdea(tx: Tx, actor: Actor, ideaBoxId: string): Promise<FoundWhole | undefined> {
  const { rows } = await sql<Told & Omit<FoundWhole, 'votes' | 'date'>>`
    select ${told(actor)}, coalesce(idea.text, '') as idea, i.by_id = ${actor.id} as "isOwn", i.shared_site is not null as "isShared",
      i.hidden_at is not null as "isHidden", ${isOpenTo(actor)} as "isOpen", ${isOffice(actor)} as "isOffice", ${mayStage(actor)} as "mayStage", ${placeOfIdea} as place,
      exists (select from card_reports p where p.idea_id = i.id and p.by_id = ${actor.id} and p.withdrawn_at is null) as "isReported"
    from ideas i ${toldFrom}
    where i.id = ${ideaBoxId}::bigint and (i.by_id = ${actor.id} or ${isOpenTo(actor)} or ${isOffice(actor)})`.execute(
    tx,
  );
  return rows[0] && toldOf(rows[0]);
}

type Stage = Extract<OpenIdea['story'][number], { kind: 'stage' }>;
type Review = Extract<OpenIdea['story'][number], { kind: 'review' }>;
type At<Step> = Omit<Step, 'kind' | 'date'> & { at: Date };

/** What became of an idea, the oldest first. */
export async function storyOf(tx: Tx, ideaBoxId: string): Promise<OpenIdea['story']> {
  const { rows: stages } = await sql<At<Stage>>`
    select s.stage, to_jsonb(by) as by, coalesce(said.text, '') as words, s.created_at as at
    from idea_stages s cross join lateral ${personBy('s.by_id', { orFormer: true })} by ${joinWords('said', 'idea.stage', 's.id')}
    where s.idea_id = ${ideaBoxId}::bigint order by s.id`.execute(tx);
  const { rows: reviews } = await sql<At<Review>>`
    select case i.state when 'rewarded' then 'R' else 'C' end as status, to_jsonb(by) as by, coalesce(said.text, '') as words, i.reward_points as points, i.reviewed_at as at
    from ideas i cross join lateral ${personBy('i.reviewed_by_id', { orFormer: true })} by ${joinWords('said', 'idea.comment', 'i.id')}
    where i.id = ${ideaBoxId}::bigint and i.state <> 'awaiting'`.execute(tx);
  const steps = [
    ...stages.map(({ at, ...step }) => ({ kind: 'stage' as const, ...step, date: at.toISOString() })),
    ...reviews.map(({ at, ...step }) => ({ kind: 'review' as const, ...step, date: at.toISOString() })),
  ];
  return steps.toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Where those of these ideas stand that are shared, with whether the actor puts them to other stages. */
export async function standingsOf(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<{ open: IdeaStanding[]; stageable: string[] }> {
  const { rows } = await sql<IdeaStanding & { mayStage: boolean }>`
    select i.id::text as "ideaBoxId", i.stage, i.votes, i.hidden_at is not null as "isHidden", ${mayStage(actor)} as "mayStage"
    from ideas i where i.id = any(${[...ids]}::bigint[]) and i.shared_site is not null order by i.id desc`.execute(tx);
  return {
    open: rows.map(({ mayStage: _, ...row }) => row),
    stageable: rows.filter((row) => row.mayStage).map(({ ideaBoxId }) => ideaBoxId),
  };
}

type Voters = Output<typeof import('@laurel/contract/calls/ideas/ideavoters').ideavoters>;

/** Who voted for an idea, the newest first. */
export async function votersOf(tx: Tx, ideaBoxId: string, limit: number): Promise<Voters['people']> {
  const { rows } = await sql<FeedPerson>`
    select p.* from (
      select v.id, v.member_id from idea_votes v where v.idea_id = ${ideaBoxId}::bigint
      -- limit: so many are told by name, and one by whom it is known that there are more
      order by v.id desc limit ${limit}) v cross join lateral ${personBy('v.member_id')} p order by v.id desc`.execute(
    tx,
  );
  return rows;
}
