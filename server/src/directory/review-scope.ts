import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from './actor.ts';

/**
 * Whose nominations (`n`) the actor reviews, each a condition of its own: a manager's people and divisions with such people in
 * them, a committee's cluster. Empty for who reviews none.
 */
export function reviewScopes(actor: Actor): RawBuilder<SqlBool>[] {
  const scopes: RawBuilder<SqlBool>[] = [];
  if (actor.isManager) {
    scopes.push(
      sql`n.nominee_id in (select id from members where manager_id = ${actor.id})`,
      sql`n.division_code in (select division_code from members where manager_id = ${actor.id} and deactivated_at is null)`,
    );
  }
  if (actor.roleCa || actor.roleCc) {
    const divisions = sql`select code from divisions where cluster_code = ${actor.clusterCode}`;
    scopes.push(
      sql`n.nominee_id in (select id from members where division_code in (${divisions}))`,
      sql`n.division_code in (${divisions})`,
    );
  }
  return scopes;
}

/** Nobody reviews what they wrote or what is about them. */
export function notOwnNomination(actor: Actor): RawBuilder<SqlBool> {
  return sql`n.by_id <> ${actor.id} and n.nominee_id is distinct from ${actor.id}`;
}

/** Whether the actor has reviewed it already. */
export function ratedBy(actor: Actor): RawBuilder<SqlBool> {
  return sql`exists (select from reviews mine where mine.nomination_id = n.id and mine.reviewer_id = ${actor.id})`;
}
