import type { Comment } from '@laurel/contract/calls/comments/comment';
import type { FeedPerson } from '@laurel/contract/calls/recognition/feed-item';
import { feedPlaceOf } from '@laurel/contract/calls/recognition/feed-place';
import { commentEditMinutes, commentsCounted, itemToldTo } from '@laurel/contract/limits';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { itemOf, type Onlooker } from '#directory/card-scope';
import { microseconds, personBy } from '#items/places';
import { isCommentSaidTo } from '#items/said';
import { type Item, placeOfIdea } from '#items/sight';

const editMs = commentEditMinutes * 60_000;

/** Until when who wrote something says it otherwise. */
export const editableUntil = (writtenAt: Date) => new Date(writtenAt.getTime() + editMs);

interface Reading {
  onlooker: Onlooker;
  now: Date;
}

type Found = Omit<Comment, 'date' | 'editableUntil'> & { at: Date };

/** What was written to the item at a place, the newest first, behind one of them: as much of it as a reader may know. */
export async function commentsOf(
  tx: Tx,
  reading: Reading,
  { place, after, limit }: { place: string; after: string | undefined; limit: number },
): Promise<Comment[]> {
  const behind = after === undefined ? sql<SqlBool>`true` : sql<SqlBool>`x.id < ${after}::bigint`;
  return read(tx, reading, {
    which: sql`x.item = ${feedPlaceOf(place).item}::bigint and ${behind} and ${isCommentSaidTo(reading.onlooker)}`,
    limit,
  });
}

export async function commentBy(tx: Tx, reading: Reading, id: number): Promise<Comment | undefined> {
  const [found] = await read(tx, reading, { which: sql`x.id = ${id}`, limit: 1 });
  return found;
}

async function read(
  tx: Tx,
  { onlooker, now }: Reading,
  { which, limit }: { which: RawBuilder<unknown>; limit: number },
): Promise<Comment[]> {
  const { rows } = await sql<Found>`
    select x.id::text as "commentId", to_jsonb(writer) as by, said.text, coalesce(said.language, '') as language, x.created_at as at,
      x.edited_at is not null as "isEdited", x.by_id = ${onlooker.id} as "isOwn", x.hidden_at is not null as "isHidden",
      coalesce((select jsonb_agg(coalesce(to_jsonb(named), ${JSON.stringify(nobody)}::jsonb) order by t.n)
        from comment_mentions t left join lateral ${personBy('t.member_id')} named on true where t.comment_id = x.id), '[]') as mentions,
      exists (select from card_reports p where p.comment_id = x.id and p.by_id = ${onlooker.id} and p.withdrawn_at is null) as "isReported"
    from (
      select x.* from comments x where ${which}
      -- limit: a page of them
      order by x.id desc limit ${limit}) x
    cross join lateral ${personBy('x.by_id')} writer
    cross join lateral (select text, language from words where of = 'comment' and of_id = x.id offset 0) said
    order by x.id desc`.execute(tx);
  return rows.map(({ at, ...row }) => {
    const until = row.isOwn && !row.isHidden ? editableUntil(at) : now;
    return { ...row, date: at.toISOString(), editableUntil: until > now ? until.toISOString() : null };
  });
}

/** In the place of who was named and is erased. */
const nobody: FeedPerson = { memberId: '', memberName: '', picId: '', division: '' };

/** Answers the comment's row. */
export async function saveComment(
  tx: Tx,
  { awardId, nominationId, ideaId, ownCardId }: Item,
  { byId, now }: { byId: number; now: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into comments (award_id, nomination_id, idea_id, by_id, card_id, created_at)
    values (${awardId}::bigint, ${nominationId}::bigint, ${ideaId}::bigint, ${byId}, ${ownCardId}::bigint, ${now}) returning id`.execute(
    tx,
  );
  return (rows[0] as { id: number }).id;
}

/** Those named in a comment, in the order of their tokens: in the place of whoever was. */
export async function saveMentions(tx: Tx, commentId: number, memberIds: readonly number[]): Promise<void> {
  await sql`delete from comment_mentions where comment_id = ${commentId}`.execute(tx);
  await sql`
    insert into comment_mentions (comment_id, n, member_id)
    select ${commentId}, n, id from unnest(${[...memberIds]}::bigint[]) with ordinality as m (id, n)`.execute(tx);
}

/** Who received an item, where it went to nobody else. */
export async function onlyReceiver(tx: Tx, item: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select r.to_id as id from recognitions r where ${itemOf} = ${item}::bigint
    -- limit: two are several
    order by r.id limit 2`.execute(tx);
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}

export interface Own {
  id: number;
  place: string | null;
  at: Date;
  isHidden: boolean;
  mentioned: number[];
}

/** A comment of somebody's own that stands, locked until the transaction ends, and at which place it stands. */
export async function lockOwn(tx: Tx, byId: number, commentId: string): Promise<Own | undefined> {
  const { rows } = await sql<Own>`
    select x.id, x.created_at as at, x.hidden_at is not null as "isHidden",
      array(select member_id from comment_mentions where comment_id = x.id) as mentioned,
      coalesce((select ${placeOfIdea} from ideas i where i.id = x.idea_id), (select ${microseconds(sql`r.created_at`)} || '.' || x.item from recognitions r where ${itemOf} = x.item
        -- limit: all cards of an item are of one moment
        order by r.id limit 1)) as place
    from comments x where x.id = ${commentId}::bigint and x.by_id = ${byId} and x.removed_at is null for update of x`.execute(
    tx,
  );
  return rows[0];
}

export async function forgetWords(tx: Tx, commentId: number): Promise<void> {
  await sql`delete from words where of = 'comment' and of_id = ${commentId}`.execute(tx);
}

export async function markEdited(tx: Tx, commentId: number, now: Date): Promise<void> {
  await sql`update comments set edited_at = ${now} where id = ${commentId}`.execute(tx);
}

export async function markRemoved(tx: Tx, commentId: number, now: Date): Promise<void> {
  await sql`update comments set removed_at = ${now} where id = ${commentId}`.execute(tx);
}

/** Who wrote to an item before, the latest of them. */
export async function writersBefore(tx: Tx, { item, byId }: { item: string; byId: number }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select w.by_id as id from (
      select x.id, x.by_id from comments x
      where x.item = ${item}::bigint and x.by_id <> ${byId} and x.removed_at is null and x.hidden_at is null
      -- limit: whoever wrote longer ago has gone on
      order by x.id desc limit ${commentsCounted}) w
    group by w.by_id
    -- limit: so many are told
    order by max(w.id) desc limit ${itemToldTo}`.execute(tx);
  return rows.map(({ id }) => id);
}
