import { holdersOf, holds } from '@laurel/contract/access';
import { type Approver, approvers } from '@laurel/contract/approval-kinds';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '#directory/actor';
import { decidesFor, decidesOneself } from '#directory/decides';
import { type ByRole, byRole, giverNow, isFresh, isToCome, stepNow } from './seconds.ts';

/** The hands by which somebody decides: with what of them, and for whom. */
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

/** Whether these hands reach a `step` of `approvals a`, whomever it concerns. */
function reachedBy(actor: Actor, hand: Hand): RawBuilder<SqlBool> {
  const { forId, holder } = hand;
  if (holder.siteTemplate === '') return sql`false`;
  const who = forId ?? actor.id;
  const decides = (review: 'idea' | 'nomination', person: RawBuilder<unknown>, as?: 'committee') =>
    forId === null
      ? decidesOneself(actor, review, { person }, { as })
      : sql`${decidesFor(onlyFor(actor, forId), review, { person }, { scope: 'approvals', as })} is not null`;
  const leads = (person: RawBuilder<unknown>) =>
    sql`exists (select from members g where g.id = ${person} and g.manager_id = ${who})`;
  const ways: Record<Exclude<Approver, ByRole>, RawBuilder<unknown>> = {
    giversManager: leads(giverNow),
    nextManager: sql`exists (select from members g join members boss on boss.id = g.manager_id where g.id = ${giverNow} and boss.manager_id = ${who})`,
    recipientsManagers: leads(sql`any (a.concerns)`),
    committee: decides('nomination', giverNow, 'committee'),
    ideaReviewer: decides('idea', sql`a.concerns[1]`),
  };
  const asWhat = { giversManager: 'manager', nextManager: 'manager', recipientsManagers: 'manager' } as const;
  const reached = approvers.flatMap((name) => {
    const access =
      name in asWhat ? asWhat[name as keyof typeof asWhat] : (name as Exclude<Approver, keyof typeof asWhat>);
    if (!holds(holder, ...holdersOf(access))) return [];
    if (name in ways) return [sql`(step.approver = ${name} and ${ways[name as keyof typeof ways]})`];
    const isOffice = holds(holder, byRole[name as ByRole]);
    return [isOffice ? sql`step.approver = ${name}` : sql`(step.approver = ${name} and not step.is_all)`];
  });
  return reached.length === 0 ? sql`false` : sql`(${sql.join(reached, sql` or `)})`;
}

function onlyFor(actor: Actor, forId: number): Actor {
  return { ...actor, lentRoles: actor.lentRoles.filter((role) => role.forId === forId) };
}

/** Neither asked it, nor was it asked for them, nor is it from them, nor do they get anything by it. */
function isOther(id: number): RawBuilder<SqlBool> {
  return sql`(a.asked_by_id <> ${id} and a.asked_for_id is distinct from ${id} and ${giverNow} <> ${id} and ${id} <> all (a.concerns))`;
}

function hasStep(which: RawBuilder<unknown>, isSo: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`exists (select from approval_steps step where step.approval_id = a.id and ${which} and ${isSo})`;
}
const now = sql`step.n = a.step_n`;
const begun = sql`step.n <= a.step_n`;

function decidedByHand(actor: Actor, hand: Hand): RawBuilder<SqlBool> {
  const me = sql`${actor.id}::bigint`;
  const who = sql`${hand.forId ?? actor.id}::bigint`;
  const both = hand.forId === null ? isOther(actor.id) : sql`${isOther(actor.id)} and ${isOther(hand.forId)}`;
  const step = { step: stepNow };
  const fresh = hand.forId === null ? isFresh(step, me) : sql`${isFresh(step, me)} and ${isFresh(step, who)}`;
  return sql`(${both} and ${hasStep(now, sql`${reachedBy(actor, hand)} and ${fresh} and ${isToCome(step, who)}`)})`;
}

function anyOf(parts: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql`(${sql.join(parts, sql` or `)})`;
}

/** Those of `approvals a` about which the actor decides now. */
export function decidedBySecond(actor: Actor): RawBuilder<SqlBool> {
  return anyOf(handsOf(actor).map((hand) => decidedByHand(actor, hand)));
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
  return anyOf(away.map((hand) => hasStep(now, reachedBy(actor, hand))));
}

/** Those of `approvals a` that the actor may see: theirs to decide now or before, asked or decided by or for them, and all for an auditor. */
export function seenBySecond(actor: Actor): RawBuilder<SqlBool> {
  if (holds(actor, 'auditor')) return sql`true`;
  const { id } = actor;
  const reached = handsOf(actor).map((hand) => {
    const both = hand.forId === null ? isOther(id) : sql`${isOther(id)} and ${isOther(hand.forId)}`;
    return sql<SqlBool>`(${both} and ${hasStep(begun, reachedBy(actor, hand))})`;
  });
  return sql`(a.asked_by_id = ${id} or a.asked_for_id = ${id} or a.decided_by_id = ${id} or a.decided_for_id = ${id}
    or exists (select from approval_decisions x where x.approval_id = a.id and ${id} in (x.by_id, x.for_id)) or ${anyOf(reached)})`;
}

/** Whether the actor has confirmed a former step of it, so that four eyes keep this one from them. */
export function confirmedBefore({ id }: Actor): RawBuilder<SqlBool> {
  return sql`exists (select from approval_decisions x where x.approval_id = a.id and ${id} in (x.by_id, x.for_id))`;
}
