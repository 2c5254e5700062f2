import type { Reportable } from '@laurel/contract/rules/cases';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from './actor.ts';
import { itemOf } from './card-scope.ts';
import { itemOfIdea } from './idea-scope.ts';

/** By which the case of a card, a comment, an idea or a signature is known, as the database numbers it. */
export function caseOf(of: Reportable, id: RawBuilder<unknown>): RawBuilder<number> {
  if (of === 'idea') return itemOfIdea(sql`${id}::bigint`) as unknown as RawBuilder<number>;
  if (of === 'signature') return sql`(${id}::bigint + ${sql.lit(2 ** 52)}::bigint)`;
  return of === 'card' ? sql`(${id}::bigint * 2)` : sql`(${id}::bigint * 2 + 1)`;
}

/**
 * Whether a case `k` is about somebody: of a card who gave or received it; of a comment who wrote it, gave or received what it was written
 * to, or is, or was, named in it; of an idea who had it; of a signature who signed, and whom the card is for. Asked of each by themselves: what
 * is given to many is received by thousands.
 */
function isAbout(who: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const isTheirs = sql`(r.from_id = ${who} or r.to_id = ${who})`;
  return sql`(exists (select from recognitions r where r.id = k.card_id and ${isTheirs})
    or exists (select from comments x where x.id = k.comment_id and (x.by_id = ${who}
      or exists (select from comment_mentions n where n.comment_id = x.id and n.member_id = ${who})
      or exists (select from ideas i where i.id = x.idea_id and i.by_id = ${who})
      or exists (select from recognitions r where ${itemOf} = x.item and ${isTheirs})))
    or exists (select from ideas i where i.id = k.idea_id and i.by_id = ${who})
    or exists (select from group_card_signatures g join group_cards c on c.id = g.card_id where g.id = k.signature_id and ${who} in (g.by_id, c.member_id))
    or exists (select from card_reports p where p.case_id = k.case_id and ${who} = any(p.mentioned_ids)))`;
}

/** Whether a report of a case `k` that somebody made stands. */
export function isReportedBy(who: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`exists (select from card_reports p where p.case_id = k.case_id and p.by_id = ${who} and p.withdrawn_at is null)`;
}

/** Whom a case `k` concerns: they do not decide about it. */
export function concernsInCase(who: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`(${isAbout(who)} or ${isReportedBy(who)})`;
}

/** What the actor may read of: who reported it themselves sees what becomes of it. */
export function notAbout({ id }: Pick<Actor, 'id'>): RawBuilder<SqlBool> {
  return sql`not ${isAbout(sql`${id}::bigint`)}`;
}
