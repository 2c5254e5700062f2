import { type RawBuilder, sql } from 'kysely';
import { memberIdOfHere } from '#directory/member-id';

/** A moment of a place in the feed, from microseconds since 1970. */
export const timeAt = (time: string | RawBuilder<unknown>) =>
  sql`'epoch'::timestamptz + ${time}::bigint * interval '1 microsecond'`;

export const microseconds = (at: RawBuilder<unknown>) => sql`(extract(epoch from ${at}) * 1000000)::bigint::text`;

/** Somebody by an id, unless they were erased, or as nobody's name then; looked up by itself: a join would read everybody. */
export const personBy = (id: string, { orFormer = false } = {}) => sql`(
  select ${memberIdOfHere('q')} as "memberId",
    q.display_name as "memberName", coalesce(q.picture_id, '') as "picId", (select name from divisions where code = q.division_code) as division
  from people q where q.id = ${sql.ref(id)} and ${orFormer ? sql`true` : sql`q.erased_at is null`} offset 0)`;

/** The same of who gave something: the company, where that is nobody in person. */
export const giverBy = (id: string) => sql`(
  select * from ${personBy(id)} person union all select '', the_company(), '', '' where ${sql.ref(id)} is null)`;
