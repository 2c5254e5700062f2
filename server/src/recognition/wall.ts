import type { WallRow } from '@laurel/contract/calls/recognition/walloffame';
import { wallWordsMax } from '@laurel/contract/limits';
import { isOn } from '@laurel/contract/programme/features';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Actor } from '#directory/actor';
import { isKnownToAll, isStanding, itemOf } from '#directory/card-scope';
import { isOnFor } from '#directory/features';
import { memberIdOf } from '#directory/member-id';
import { microseconds } from '#items/places';
import { recognisedFor } from '#languages/translated';
import { cardLanguage, cardWords, joinCardWords } from '#words/read';

type Found = Omit<WallRow, 'date'> & { at: Date };

/**
 * The wall of fame: people whose nominations were chosen for the quarterly awards, or who won a quarter, since a date, each for the newest
 * of these; the newest first. Of each kind the newest 500 are looked at, in a company of any size. Words stand where everybody reads them in the feed.
 */
export async function wallOfFame(on: Db, reader: Pick<Actor, 'siteTemplate'>, since: Date): Promise<WallRow[]> {
  const isRead = isOn('feed', reader) ? sql`r.audience = 'everybody'` : sql`false`;
  const { rows } = await sql<Found>`
    with chosen as (
      select n.nominee_id as id, r.created_at as at, n.id as nomination_id from (
        select nomination_id, created_at from reviews where is_include_in_quarterly and created_at >= ${since}
        -- limit: more than enough to find so many different people
        order by created_at desc limit 500) r
      -- Each is looked up by itself: a join would read all that there are.
      cross join lateral (select * from nominations where id = r.nomination_id and state = 'rated' and nominee_id is not null
        and not exists (select from recognitions c where c.nomination_id = r.nomination_id and (c.withdrawn_at is not null or c.hidden_at is not null or c.audience <> 'everybody')) offset 0) n
    ), won as (
      select r.to_id as id, r.created_at as at, r.id as card_id from recognitions r
      where r.is_prize and r.created_at >= ${since} and ${isStanding} and ${isKnownToAll}
      -- limit: as above
      order by r.created_at desc limit 500
    ), each as (
      select id, at, 'chosen' as what, nomination_id, null::bigint as card_id from chosen
      union all select id, at, 'won', null, card_id from won
    ), famous as (
      select * from (select distinct on (id) * from each order by id, at desc, what desc) newest
      -- limit: those who have left among them leave enough for the wall
      order by at desc limit 300
    )
    select coalesce(m.picture_id, '') as "picId", m.display_name as "memberName", d.name as division, ${memberIdOf('m')} as "memberId",
      f.what, coalesce(c.value, '') as value, f.at, coalesce(c.words, '') as words, coalesce(c.language, '') as "wordsLanguage", coalesce(c.place, '') as place
    from famous f
    cross join lateral (select * from people m where m.id = f.id and m.deactivated_at is null and ${isOnFor('wallOfFame', sql`m.id`)} offset 0) m
    cross join lateral (select name from divisions d where d.code = m.division_code offset 0) d
    left join lateral (
      select ${recognisedFor()} as value, case when ${isRead} then left(${cardWords}, ${wallWordsMax}) end as words, case when ${isRead} then ${cardLanguage} end as language,
        case when ${isRead} then ${microseconds(sql`r.created_at`)} || '.' || ${itemOf} end as place
      from recognitions r ${joinCardWords('m')}
      -- Of accounts that became one somebody may have two of a nomination.
      where r.id = coalesce(f.card_id, (select min(id) from recognitions where nomination_id = f.nomination_id and to_id = f.id))
      offset 0) c on true
    -- limit: a wall of the newest, which nobody works through
    order by f.at desc, m.surname, m.firstname limit 200`.execute(on);
  return rows.map(({ at, ...row }) => ({ ...row, date: at.toISOString() }));
}
