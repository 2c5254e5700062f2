import { type Capability, holdersOf, holds } from '@laurel/contract/access';
import { type ApprovalKind, type Approver, approvalKinds, approvers } from '@laurel/contract/approval-kinds';
import { type NamedPeople, peopleNamed } from '@laurel/contract/shapes/quote';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { decidersOf, decidesFor, decidesOneself, scopesReaching } from '#directory/decides';
import { orderOfNames } from '#directory/order-of-names';

/** What is asked of others, as SQL. */
interface Asked {
  approver: RawBuilder<unknown>;
  /** Each of them is asked: then whoever holds the office itself, and not administrators as they hold every one. */
  isAll: RawBuilder<unknown>;
  askerId: RawBuilder<unknown>;
  /** For whom they asked as a delegate; null by their own right. */
  askedForId: RawBuilder<unknown>;
  /** An array of ids; of an idea its author alone. */
  concerns: RawBuilder<unknown>;
  at: RawBuilder<unknown>;
  /** The step that waits; missing as long as it is not asked. */
  step?: { approvalId: RawBuilder<unknown>; n: RawBuilder<unknown>; fourEyes: RawBuilder<unknown> };
}

/** Those who confirm because they hold something, whoever asks. */
const byRole = {
  finance: 'finance',
  people: 'people',
  programme: 'programme',
  adminReports: 'administrator',
} as const satisfies Partial<Record<Approver, Capability>>;
type ByRole = keyof typeof byRole;
const offices = Object.entries(byRole) as [ByRole, Capability][];
const committee: readonly string[] = holdersOf('committee');

/** Whose turn it is by where they stand, or by what they hold, as rows `id`. */
function principalsOf({ approver, isAll, askerId, askedForId, concerns, at }: Asked): RawBuilder<unknown> {
  const is = (...names: Approver[]) => sql`${approver} = any(${names}::text[])`;
  const held = offices.map(
    ([name, office]) =>
      sql`(${is(name)} and (r.capability = ${office} or not ${isAll} and r.capability = any(${[...holdersOf(name)]}::text[])))`,
  );
  const giver = sql`coalesce(${askedForId}, ${askerId})`;
  return sql`
    select r.member_id as id from roles_at(${at}) r where ${sql.join(held, sql` or `)}
    union select r.member_id from members g join roles_at(${at}) r on r.member_id = g.manager_id and r.capability = 'manager'
      where (${is('giversManager')} and g.id = ${giver}) or (${is('recipientsManagers')} and g.id = any (${concerns}))
    union select r.member_id from members g join members boss on boss.id = g.manager_id
      join roles_at(${at}) r on r.member_id = boss.manager_id and r.capability = 'manager' where ${is('nextManager')} and g.id = ${giver}
    union select r.member_id from (${scopesReaching({ person: giver })}) c join roles_at(${at}) r using (scope_kind, scope_code, boss_id)
      where ${is('committee')} and r.capability = any(${[...committee]}::text[])
    union select d.member_id from (${decidersOf('idea', { person: sql`(${concerns})[1]` }, at, 'approvals')}) d
      where ${is('ideaReviewer')} and d.for_id is null`;
}

function isOtherThan({ askerId, askedForId, concerns }: Asked, who: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`(${who} <> ${askerId} and ${who} is distinct from ${askedForId} and ${who} <> all (${concerns}))`;
}

/** Nobody who confirmed a step before, where four eyes are asked for. */
function isFresh({ step }: Pick<Asked, 'step'>, who: RawBuilder<unknown>): RawBuilder<SqlBool> {
  if (!step) return sql`true`;
  return sql`not (${step.fourEyes} and exists (
    select from approval_decisions x where x.approval_id = ${step.approvalId} and x.step_n < ${step.n} and ${who} in (x.by_id, x.for_id)))`;
}

/** Neither they nor anybody for them has confirmed this step. */
function isToCome({ step }: Pick<Asked, 'step'>, who: RawBuilder<unknown>): RawBuilder<SqlBool> {
  if (!step) return sql`true`;
  return sql`not exists (
    select from approval_decisions x where x.approval_id = ${step.approvalId} and x.step_n = ${step.n} and coalesce(x.for_id, x.by_id) = ${who})`;
}

/** Those whose word is still awaited, themselves or by a delegate, as rows `id`. */
export function awaitedOf(asked: Asked): RawBuilder<unknown> {
  const who = sql`p.id`;
  return sql`
    select p.id from (${principalsOf(asked)}) p join members m on m.id = p.id and m.deactivated_at is null and m.site_template <> ''
    where ${isOtherThan(asked, who)} and ${isFresh(asked, who)} and ${isToCome(asked, who)}`;
}

/**
 * Who may confirm or decline it, as rows `member_id`: whose turn it is, by themselves or as a delegate, who is here, and neither asked
 * nor gets anything by it; nor does the one for whom they would.
 */
export function secondsOf(asked: Asked): RawBuilder<unknown> {
  const who = sql`m.id`;
  return sql`
    select m.id as member_id from members m
    where m.deactivated_at is null and m.site_template <> '' and ${isOtherThan(asked, who)} and ${isFresh(asked, who)} and m.id in (
      with awaited as (${awaitedOf(asked)})
      select id from awaited
      union select r.member_id from awaited join lent_roles_at(${asked.at}) r on r.for_id = awaited.id where r.scope = 'approvals')`;
}

const stepNow = { approvalId: sql`a.id`, n: sql`step.n`, fourEyes: sql`step.four_eyes` };

/** The step of `approvals a` whose turn it is, as `step`. */
export const joinStep = sql`join approval_steps step on step.approval_id = a.id and step.n = a.step_n`;

/** The same of `approvals a` and its `step`. */
export function ofStep(at: RawBuilder<unknown>): Asked {
  return {
    ...{
      approver: sql`step.approver`,
      isAll: sql`step.is_all`,
      askerId: sql`a.asked_by_id`,
      askedForId: sql`a.asked_for_id`,
      concerns: sql`a.concerns`,
    },
    ...{ at, step: stepNow },
  };
}

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
  const giver = sql`coalesce(a.asked_for_id, a.asked_by_id)`;
  const decides = (review: 'idea' | 'nomination', person: RawBuilder<unknown>, asCommittee = false) =>
    forId === null
      ? decidesOneself(actor, review, { person }, { asCommittee })
      : sql`${decidesFor(onlyFor(actor, forId), review, { person }, { scope: 'approvals', asCommittee })} is not null`;
  const leads = (person: RawBuilder<unknown>) =>
    sql`exists (select from members g where g.id = ${person} and g.manager_id = ${who})`;
  const ways: Record<Exclude<Approver, ByRole>, RawBuilder<unknown>> = {
    giversManager: leads(giver),
    nextManager: sql`exists (select from members g join members boss on boss.id = g.manager_id where g.id = ${giver} and boss.manager_id = ${who})`,
    recipientsManagers: leads(sql`any (a.concerns)`),
    committee: decides('nomination', giver, true),
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

/** Neither asked it, nor was it asked for them, nor do they get anything by it. */
function isOther(id: number): RawBuilder<SqlBool> {
  return sql`(a.asked_by_id <> ${id} and a.asked_for_id is distinct from ${id} and ${id} <> all (a.concerns))`;
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

interface Seconds {
  askerId: number;
  askedForId?: number | null;
  concerns: readonly number[];
  now: Date;
}

/** Some of those by name who would confirm what is asked of one step, and how many they are. */
export function namedSeconds(tx: Tx, { kind, ...asked }: Seconds & { kind: ApprovalKind }): Promise<NamedPeople> {
  return namedOf(tx, { by: approvalKinds[kind], all: false, ...asked });
}

/** The same of any step. */
export function namedOf(
  tx: Tx,
  { by, all, askerId, askedForId = null, concerns, now }: Seconds & { by: Approver; all: boolean },
): Promise<NamedPeople> {
  return namedAmong(
    tx,
    secondsOf({
      approver: sql`${by}::text`,
      isAll: sql`${all}::boolean`,
      askerId: sql`${askerId}::bigint`,
      askedForId: sql`${askedForId}::bigint`,
      concerns: sql`${[...concerns]}::bigint[]`,
      at: sql`${now}::timestamptz`,
    }),
  );
}

/** Rows `member_id` as some names and how many they are. */
export async function namedAmong(tx: Tx, members: RawBuilder<unknown>): Promise<NamedPeople> {
  const { rows } = await sql<{ name: string; count: number }>`
    select p.display_name as name, count(*) over () as count from (${members}) s join people p on p.id = s.member_id
    -- limit: some are named, all are counted
    order by ${orderOfNames('p')}, p.id limit ${peopleNamed}`.execute(tx);
  return { count: rows[0]?.count ?? 0, names: rows.map(({ name }) => name) };
}
