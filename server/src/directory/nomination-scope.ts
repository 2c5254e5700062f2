import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from './actor.ts';
import { type About, notOwn } from './decides.ts';

/** Whom a nomination `n` is about. */
export const nominated: Required<About> = {
  ...{ person: sql`n.nominee_id`, division: sql`n.division_code` },
  nomination: sql`n.id`,
};

/** Nobody reviews what they wrote or what is about them. */
export function notOwnNomination(actor: Actor): RawBuilder<SqlBool> {
  return notOwn(actor, sql`n.by_id`, sql`n.nominee_id`);
}

/** Whether the actor has reviewed it already. */
export function ratedBy(actor: Actor): RawBuilder<SqlBool> {
  return sql`exists (select from reviews mine where mine.nomination_id = n.id and mine.reviewer_id = ${actor.id})`;
}
