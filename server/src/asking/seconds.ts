import { holdersOf, holds } from '@laurel/contract/access';
import { type ApprovalKind, approvalKindNames, approvalKinds } from '@laurel/contract/approval-kinds';
import { type NamedPeople, peopleNamed } from '@laurel/contract/shapes/quote';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { decidersOf, decidesFor, decidesOneself } from '#directory/decides';
import { orderOfNames } from '#directory/order-of-names';

/** What is asked of a second person, as SQL. */
interface Asked {
  kind: RawBuilder<unknown>;
  askerId: RawBuilder<unknown>;
  /** For whom they asked as a delegate; null by their own right. */
  askedForId: RawBuilder<unknown>;
  /** An array of ids; of an idea its author alone. */
  concerns: RawBuilder<unknown>;
  at: RawBuilder<unknown>;
}

const byRole = approvalKindNames.filter((kind) => kind !== 'idea');

/**
 * Who may confirm or decline it, as rows `member_id`: whoever has the right, by themselves or as a delegate, is here, and neither asked
 * nor gets anything by it; nor does the one for whom they would.
 */
export function secondsOf({ kind, askerId, askedForId, concerns, at }: Asked): RawBuilder<unknown> {
  const held = byRole.map(
    (name) => sql`(${kind} = ${name} and r.capability = any(${[...holdersOf(approvalKinds[name])]}::text[]))`,
  );
  const deciders = decidersOf('idea', { person: sql`(${concerns})[1]` }, at, 'approvals');
  const isOther = (who: RawBuilder<unknown>) =>
    sql`(${who} <> ${askerId} and ${who} is distinct from ${askedForId} and ${who} <> all (${concerns}))`;
  return sql`
    select m.id as member_id from members m
    where m.deactivated_at is null and m.site_template <> '' and ${isOther(sql`m.id`)} and m.id in (
      select r.member_id from roles_at(${at}) r where ${sql.join(held, sql` or `)}
      union select r.member_id from lent_roles_at(${at}) r
        where r.scope = 'approvals' and ${isOther(sql`r.for_id`)} and (${sql.join(held, sql` or `)})
      union select d.member_id from (${deciders}) d where ${kind} = 'idea' and (d.for_id is null or ${isOther(sql`d.for_id`)}))`;
}

/** The hands by which somebody decides as the second person: with what of them, and for whom. */
interface Hand {
  forId: number | null;
  holder: Pick<Actor, 'siteTemplate' | 'capabilities'>;
}

function handsOf({ siteTemplate, capabilities, lentRoles }: Actor): Hand[] {
  const away = Map.groupBy(
    lentRoles.filter(({ scope }) => scope === 'approvals'),
    ({ forId }) => forId,
  );
  return [
    { forId: null, holder: { siteTemplate, capabilities } },
    ...[...away].map(([forId, roles]) => ({
      forId,
      holder: { siteTemplate, capabilities: roles.map(({ capability }) => capability) },
    })),
  ];
}

/** What of `approvals a` these hands reach, whomever it concerns. */
function reachedBy(actor: Actor, { forId, holder }: Hand): RawBuilder<SqlBool> {
  const person = { person: sql`a.concerns[1]` };
  const kinds = approvalKindNames.flatMap((kind) => {
    if (holder.siteTemplate === '' || !holds(holder, ...holdersOf(approvalKinds[kind]))) return [];
    if (kind !== 'idea') return [sql`a.kind = ${kind}`];
    const own =
      forId === null
        ? decidesOneself(actor, 'idea', person)
        : sql`${decidesFor(onlyFor(actor, forId), 'idea', person, { scope: 'approvals' })} is not null`;
    return [sql`(a.kind = 'idea' and ${own})`];
  });
  return kinds.length === 0 ? sql`false` : sql`(${sql.join(kinds, sql` or `)})`;
}

function onlyFor(actor: Actor, forId: number): Actor {
  return { ...actor, lentRoles: actor.lentRoles.filter((role) => role.forId === forId) };
}

/** Neither asked it, nor was it asked for them, nor do they get anything by it. */
function isOther(id: number): RawBuilder<SqlBool> {
  return sql`(a.asked_by_id <> ${id} and a.asked_for_id is distinct from ${id} and ${id} <> all (a.concerns))`;
}

function decidedByHand(actor: Actor, hand: Hand): RawBuilder<SqlBool> {
  const both = hand.forId === null ? isOther(actor.id) : sql`${isOther(actor.id)} and ${isOther(hand.forId)}`;
  return sql`(${reachedBy(actor, hand)} and ${both})`;
}

/** Those of `approvals a` about which the actor decides as the second person. */
export function decidedBySecond(actor: Actor): RawBuilder<SqlBool> {
  return sql`(${sql.join(
    handsOf(actor).map((hand) => decidedByHand(actor, hand)),
    sql` or `,
  )})`;
}

/** For whom the actor would decide about it; null by their own right, or not at all. */
export function decidedForAway(actor: Actor): RawBuilder<number | null> {
  const [own, ...away] = handsOf(actor);
  if (!own || away.length === 0) return sql<number | null>`null::bigint`;
  const each = away.map((hand) => sql`when ${decidedByHand(actor, hand)} then ${hand.forId}::bigint`);
  return sql<number | null>`case when ${decidedByHand(actor, own)} then null ${sql.join(each, sql` `)} end`;
}

/** What only whom the actor stands in for keeps from them: it concerns that person, or was asked by or for them. */
export function keptByAway(actor: Actor): RawBuilder<SqlBool> {
  const away = handsOf(actor).filter(({ forId }) => forId !== null);
  if (away.length === 0) return sql`false`;
  return sql`(${sql.join(
    away.map((hand) => reachedBy(actor, hand)),
    sql` or `,
  )})`;
}

/** Those of `approvals a` that the actor may see: theirs to decide, asked or decided by or for them, and all for an auditor. */
export function seenBySecond(actor: Actor): RawBuilder<SqlBool> {
  if (holds(actor, 'auditor')) return sql`true`;
  const { id } = actor;
  return sql`(a.asked_by_id = ${id} or a.asked_for_id = ${id} or a.decided_by_id = ${id} or a.decided_for_id = ${id} or ${decidedBySecond(actor)})`;
}

interface Seconds {
  kind: ApprovalKind;
  askerId: number;
  askedForId?: number | null;
  concerns: readonly number[];
  now: Date;
}

/** Some of those by name, and how many they are. */
export async function namedSeconds(
  tx: Tx,
  { kind, askerId, askedForId = null, concerns, now }: Seconds,
): Promise<NamedPeople> {
  const seconds = secondsOf({
    kind: sql`${kind}::text`,
    askerId: sql`${askerId}::bigint`,
    askedForId: sql`${askedForId}::bigint`,
    concerns: sql`${[...concerns]}::bigint[]`,
    at: sql`${now}::timestamptz`,
  });
  const { rows } = await sql<{ name: string; count: number }>`
    select p.display_name as name, count(*) over () as count from (${seconds}) s join people p on p.id = s.member_id
    -- limit: some are named, all are counted
    order by ${orderOfNames('p')}, p.id limit ${peopleNamed}`.execute(tx);
  return { count: rows[0]?.count ?? 0, names: rows.map(({ name }) => name) };
}
