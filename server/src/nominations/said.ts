import type { SaidRow } from '@laurel/contract/calls/nominations/nomget';
import type { ToCome, Word } from '@laurel/contract/programme/deciding';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { decidersOf } from '#directory/decides';
import { toReview } from '#directory/nomination-scope';
import { joinWords } from '#words/read';
import type { LockedNomination } from './queries.ts';

/** Somebody reviews a nomination, for whom they stand in for where they do. */
export interface Speaking {
  nomination: LockedNomination;
  by: Actor;
  forId: number | null;
  now: Date;
}

/** What was said, by whose hands. */
export interface SpokenWord extends Word {
  /** Null of what is being said. */
  reviewId: number | null;
  byId: number;
  forId: number | null;
  customPoints: number | null;
}

/** All that was said about it so far, in the order of it. */
export async function wordsOn(tx: Tx, nominationId: number): Promise<SpokenWord[]> {
  const { rows } = await sql<SpokenWord>`
    select id as "reviewId", reviewer_id as "byId", for_id as "forId", coalesce(rating, 0) as rating, stars, is_chair as "isChair",
      custom_points as "customPoints"
    from reviews where nomination_id = ${nominationId} order by id`.execute(tx);
  return rows;
}

/** Who could still say something about it once these hands have. */
export async function toComeAfter(tx: Tx, { nomination, by, forId, now }: Speaking): Promise<ToCome> {
  const hands = [by.id, ...(forId === null ? [] : [forId])];
  const { rows } = await sql<ToCome>`
    select count(distinct o.member_id) as people, count(distinct o.member_id) filter (where o.capability = 'clusterAdmin') as chairs
    from nominations n cross join lateral (${decidersOf('nomination', toReview, now)}) o
    where n.id = ${nomination.id} and o.member_id <> n.by_id and o.member_id is distinct from n.nominee_id
      and o.member_id <> all (${hands}::bigint[]) and (o.for_id is null or o.for_id <> all (${hands}::bigint[]))
      and not exists (select from reviews r where r.nomination_id = n.id and (r.reviewer_id = o.member_id or r.for_id = o.member_id))`.execute(
    tx,
  );
  return rows[0] as ToCome;
}

/** What everybody said about it. */
export async function saidAbout(on: Tx, nomId: string): Promise<SaidRow[]> {
  const { rows } = await sql<Omit<SaidRow, 'date'> & { at: Date }>`
    select p.display_name as member, coalesce(away.display_name, '') as "forMember", r.is_chair as "isChair", coalesce(r.rating, 0) as rating, r.stars,
      coalesce(motivation.text, '') as motivation, r.created_at as at
    from reviews r join people p on p.id = r.reviewer_id left join people away on away.id = r.for_id
    ${joinWords('motivation', 'review.motivation', 'r.id')}
    where r.nomination_id = ${nomId} order by r.id`.execute(on);
  return rows.map(({ at, ...row }) => ({ ...row, date: at.toISOString() }));
}
