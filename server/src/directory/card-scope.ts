import type { Audience } from '@laurel/contract/programme/audience';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Actor } from './actor.ts';

/** Whoever looks at cards: of which teams they are, by the managers of these. A manager is of their own team too. */
export interface Onlooker {
  id: number;
  divisionCode: string;
  countryCode: string;
  siteTemplate: string;
  teams: readonly number[];
}

export async function onlookerOf(
  on: Db | Tx,
  { id, divisionCode, countryCode, siteTemplate }: Actor,
): Promise<Onlooker> {
  const { rows } = await sql<{ managerId: number | null }>`
    select manager_id as "managerId" from members where id = ${id}`.execute(on);
  const managerId = rows[0]?.managerId ?? null;
  return { id, divisionCode, countryCode, siteTemplate, teams: managerId === null ? [id] : [id, managerId] };
}

/** What of a recognition `r` is still there, for whomever it is. */
export const isStanding = sql<SqlBool>`(r.withdrawn_at is null and r.hidden_at is null)`;

/** Whether everybody may know of a recognition `r` as such, without its words: also of those that were given before others saw any, but not of points added to another. */
export const isKnownToAll = sql<SqlBool>`(r.audience is null or r.audience = 'everybody') and r.boosts_item is null`;

/** The one rule of who sees a recognition `r` in whole. */
function isSeenBy({
  id,
  divisionCode,
  teams,
}: Record<Exclude<keyof Onlooker, 'countryCode' | 'siteTemplate'>, RawBuilder<unknown>>): RawBuilder<SqlBool> {
  return sql`(${isStanding} and r.audience is not null and (
    r.audience = 'everybody' or r.to_id = ${id} or r.from_id is not distinct from ${id}
    or (r.audience in ('division', 'team') and r.team_id = any(${teams}))
    or (r.audience = 'division' and r.division_code = ${divisionCode})))`;
}

export function isVisibleTo({ id, divisionCode, teams }: Onlooker): RawBuilder<SqlBool> {
  return isSeenBy({
    ...{ id: sql`${id}`, divisionCode: sql`${divisionCode}` },
    teams: sql`${[...teams]}::bigint[]`,
  });
}

/** The same of a row of `members`. */
export function isVisibleToMember(alias: string): RawBuilder<SqlBool> {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return isSeenBy({
    ...{ id: of('id'), divisionCode: of('division_code') },
    teams: sql`array[${of('id')}, ${of('manager_id')}]`,
  });
}

const itemOfCard = (alias: string) =>
  sql<string>`coalesce(${sql.ref(`${alias}.award_id`)} * 2, ${sql.ref(`${alias}.nomination_id`)} * 2 + 1)`;

/** By which what was given to several at once is one, of a recognition `r`: an even number an award, an odd one a nomination. */
export const itemOf = itemOfCard('r');

/** The card `o` to which a recognition `r` added points, of the same receiver. */
export const boosted = sql`(
  select o.* from recognitions o where ${itemOfCard('o')} = r.boosts_item and o.to_id = r.to_id
  -- limit: of accounts that became one somebody may have two
  order by o.id limit 1) o`;

/** The narrower of two audiences, in SQL. */
export function narrowerOf(one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<Audience> {
  const all = sql`array['everybody', 'division', 'team', 'us']`;
  return sql`(${all})[greatest(array_position(${all}, ${one}), array_position(${all}, ${other}))]`;
}
