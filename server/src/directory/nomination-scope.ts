import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from './actor.ts';
import { type About, notOwn } from './decides.ts';

/** Whom a nomination `n` is about, and whom it concerns. */
export const nominated = {
  person: sql`n.nominee_id`,
  division: sql`n.division_code`,
  nomination: sql`n.id`,
  concerned: [sql`n.by_id`, sql`n.nominee_id`],
} as const satisfies About;

/** The same for who would rate or decline it now: nobody's hands do so twice. */
export const toReview = { ...nominated, handled: isInHandsOf } satisfies About;

/** Whom it is about, whomever it concerns. */
export const reached: About = {
  person: nominated.person,
  division: nominated.division,
  nomination: nominated.nomination,
};

/** Nobody reviews what they wrote or what is about them. */
export function notOwnNomination(actor: Actor): RawBuilder<SqlBool> {
  return notOwn(actor, sql`n.by_id`, sql`n.nominee_id`);
}

/** Whether the actor has reviewed it already, or somebody for them. */
export function ratedBy(actor: Actor): RawBuilder<SqlBool> {
  return isInHandsOf(sql`${actor.id}::bigint`);
}

function isInHandsOf(who: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`exists (select from reviews mine where mine.nomination_id = n.id and (mine.reviewer_id = ${who} or mine.for_id = ${who}))`;
}
