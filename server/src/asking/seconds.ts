import { holdersOf, holds, mayUse } from '@laurel/contract/access';
import { type ApprovalKind, approvalKindNames, approvalKinds } from '@laurel/contract/approval-kinds';
import { type NamedPeople, peopleNamed } from '@laurel/contract/shapes/quote';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { decidersOf, decides } from '#directory/decides';
import { orderOfNames } from '#directory/order-of-names';

/** What is asked of a second person, as SQL. */
interface Asked {
  kind: RawBuilder<unknown>;
  askerId: RawBuilder<unknown>;
  /** An array of ids; of an idea its author alone. */
  concerns: RawBuilder<unknown>;
  at: RawBuilder<unknown>;
}

const byRole = approvalKindNames.filter((kind) => kind !== 'idea');

/** Who may confirm or decline it, as rows `member_id`: whoever has the right, is here, did not ask and gets nothing by it. */
export function secondsOf({ kind, askerId, concerns, at }: Asked): RawBuilder<unknown> {
  const held = byRole.map(
    (name) => sql`(${kind} = ${name} and r.capability = any(${[...holdersOf(approvalKinds[name])]}::text[]))`,
  );
  const deciders = decidersOf('idea', { person: sql`(${concerns})[1]` }, at);
  return sql`
    select m.id as member_id from members m
    where m.deactivated_at is null and m.site_template <> '' and m.id <> ${askerId} and m.id <> all (${concerns}) and m.id in (
      select r.member_id from roles_at(${at}) r where ${sql.join(held, sql` or `)}
      union select d.member_id from (${deciders}) d where ${kind} = 'idea')`;
}

/** Those of `approvals a` about which the actor decides as the second person. */
export function decidedBySecond(actor: Actor): RawBuilder<SqlBool> {
  const kinds = approvalKindNames.flatMap((kind) => {
    if (!mayUse({ access: approvalKinds[kind], reads: false }, actor)) return [];
    return kind === 'idea'
      ? [sql`(a.kind = 'idea' and ${decides(actor, 'idea', { person: sql`a.concerns[1]` })})`]
      : [sql`a.kind = ${kind}`];
  });
  if (kinds.length === 0) return sql`false`;
  return sql`((${sql.join(kinds, sql` or `)}) and a.asked_by_id <> ${actor.id} and ${actor.id} <> all (a.concerns))`;
}

/** Those of `approvals a` that the actor may see: theirs to decide, asked or decided by them, and all for an auditor. */
export function seenBySecond(actor: Actor): RawBuilder<SqlBool> {
  if (holds(actor, 'auditor')) return sql`true`;
  return sql`(a.asked_by_id = ${actor.id} or a.decided_by_id = ${actor.id} or ${decidedBySecond(actor)})`;
}

/** Some of those by name, and how many they are. */
export async function namedSeconds(
  tx: Tx,
  { kind, askerId, concerns, now }: { kind: ApprovalKind; askerId: number; concerns: readonly number[]; now: Date },
): Promise<NamedPeople> {
  const seconds = secondsOf({
    kind: sql`${kind}::text`,
    askerId: sql`${askerId}::bigint`,
    concerns: sql`${[...concerns]}::bigint[]`,
    at: sql`${now}::timestamptz`,
  });
  const { rows } = await sql<{ name: string; count: number }>`
    select p.display_name as name, count(*) over () as count from (${seconds}) s join people p on p.id = s.member_id
    -- limit: some are named, all are counted
    order by ${orderOfNames('p')}, p.id limit ${peopleNamed}`.execute(tx);
  return { count: rows[0]?.count ?? 0, names: rows.map(({ name }) => name) };
}
