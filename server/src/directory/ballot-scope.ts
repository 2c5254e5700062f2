import { holdersOf } from '@laurel/contract/access';
import { type RawBuilder, sql } from 'kysely';

/** Who may vote at a moment, as rows `member_id`: the committee and cluster admins of the whole company who can enter. */
export function electorate(at: RawBuilder<unknown> | Date): RawBuilder<unknown> {
  return sql`
    select distinct r.member_id from roles_at(${at}) r join members m on m.id = r.member_id
    where r.capability = any(${[...holdersOf('committee')]}::text[])
      and m.deactivated_at is null and m.registered_at is not null and m.site_template <> ''`;
}

/** Who stands in the vote `b`. */
export const standing = sql`
  select s.nominee_id from ballot_entries e join quarter_summaries s on s.id = e.summary_id where e.ballot_id = b.id`;

/** Who may vote in the vote `b`: whoever stands for election votes for nobody. */
export function votersOf(at: RawBuilder<unknown> | Date): RawBuilder<unknown> {
  return sql`select v.member_id from (${electorate(at)}) v where v.member_id not in (${standing})`;
}

/** Those of them who have not voted. */
export function votersLeft(at: RawBuilder<unknown> | Date): RawBuilder<unknown> {
  return sql`
    select v.member_id from (${votersOf(at)}) v
    where not exists (select from ballot_votes x where x.ballot_id = b.id and x.voter_id = v.member_id)`;
}

/** The prize of the vote `b`, given and not taken back. */
export const prize = sql`
  select a.id, a.points from awards a where a.ballot_id = b.id
    and exists (select from recognitions r where r.award_id = a.id and r.withdrawn_at is null)`;

/** By what the winner of the vote `b` is announced; nothing where that was taken away. */
export const announcedBy = sql<
  number | null
>`(select n.id from announcements n where n.id = b.announcement_id and n.removed_at is null)`;
