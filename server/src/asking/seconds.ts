import { type Capability, holdersOf } from '@laurel/contract/access';
import { type ApprovalKind, type Approver, approvalKinds } from '@laurel/contract/approval-kinds';
import { type NamedPeople, peopleNamed } from '@laurel/contract/shapes/quote';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { decidersOf, scopesReaching } from '#directory/decides';
import { orderOfNames } from '#directory/order-of-names';

/** What is asked of others, as SQL. */
interface Asked {
  approver: RawBuilder<unknown>;
  /** Each of them is asked: then whoever holds the office itself, and not administrators as they hold every one. */
  isAll: RawBuilder<unknown>;
  askerId: RawBuilder<unknown>;
  /** For whom they asked as a delegate; null by their own right. */
  askedForId: RawBuilder<unknown>;
  /** From whom it would come: who asked or for whom they did, and of a nomination who nominated. */
  giverId: RawBuilder<unknown>;
  /** An array of ids; of an idea its author alone. */
  concerns: RawBuilder<unknown>;
  at: RawBuilder<unknown>;
  /** The step that waits; missing as long as it is not asked. */
  step?: { approvalId: RawBuilder<unknown>; n: RawBuilder<unknown>; fourEyes: RawBuilder<unknown> };
}

/** Those who confirm because they hold something, whoever asks. */
export const byRole = {
  finance: 'finance',
  people: 'people',
  programme: 'programme',
  adminReports: 'administrator',
} as const satisfies Partial<Record<Approver, Capability>>;
export type ByRole = keyof typeof byRole;
const offices = Object.entries(byRole) as [ByRole, Capability][];
const committee: readonly string[] = holdersOf('committee');

/** Whose turn it is by where they stand, or by what they hold, as rows `id`. */
function principalsOf({ approver, isAll, giverId, concerns, at }: Asked): RawBuilder<unknown> {
  const is = (...names: Approver[]) => sql`${approver} = any(${names}::text[])`;
  const held = offices.map(
    ([name, office]) =>
      sql`(${is(name)} and (r.capability = ${office} or not ${isAll} and r.capability = any(${[...holdersOf(name)]}::text[])))`,
  );
  return sql`
    select r.member_id as id from roles_at(${at}) r where ${sql.join(held, sql` or `)}
    union select r.member_id from members g join roles_at(${at}) r on r.member_id = g.manager_id and r.capability = 'manager'
      where (${is('giversManager')} and g.id = ${giverId}) or (${is('recipientsManagers')} and g.id = any (${concerns}))
    union select r.member_id from members g join members boss on boss.id = g.manager_id
      join roles_at(${at}) r on r.member_id = boss.manager_id and r.capability = 'manager' where ${is('nextManager')} and g.id = ${giverId}
    union select r.member_id from (${scopesReaching({ person: giverId })}) c join roles_at(${at}) r using (scope_kind, scope_code, boss_id)
      where ${is('committee')} and r.capability = any(${[...committee]}::text[])
    union select d.member_id from (${decidersOf('idea', { person: sql`(${concerns})[1]` }, at, 'approvals')}) d
      where ${is('ideaReviewer')} and d.for_id is null`;
}

function isOtherThan({ askerId, askedForId, giverId, concerns }: Asked, who: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`(${who} <> ${askerId} and ${who} is distinct from ${askedForId} and ${who} <> ${giverId} and ${who} <> all (${concerns}))`;
}

/** Nobody who confirmed a step before, where four eyes are asked for. */
export function isFresh({ step }: Pick<Asked, 'step'>, who: RawBuilder<unknown>): RawBuilder<SqlBool> {
  if (!step) return sql`true`;
  return sql`not (${step.fourEyes} and exists (
    select from approval_decisions x where x.approval_id = ${step.approvalId} and x.step_n < ${step.n} and ${who} in (x.by_id, x.for_id)))`;
}

/** Neither they nor anybody for them has confirmed this step. */
export function isToCome({ step }: Pick<Asked, 'step'>, who: RawBuilder<unknown>): RawBuilder<SqlBool> {
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

/** The step as `step`, and its `approvals a`. */
export const stepNow = { approvalId: sql`a.id`, n: sql`step.n`, fourEyes: sql`step.four_eyes` };

/** From whom it would come of `approvals a`. */
export const giverNow = sql`coalesce(
  case when a.kind = 'nomination' then (select rated.by_id from nominations rated where rated.id = a.subject_id) end, a.asked_for_id, a.asked_by_id)`;

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
      giverId: giverNow,
      concerns: sql`a.concerns`,
    },
    ...{ at, step: stepNow },
  };
}

/** What is asked, before it is. */
export interface Asking {
  askerId: number;
  askedForId?: number | null;
  /** From whom it would come, where it is neither of them. */
  giverId?: number | undefined;
  concerns: readonly number[];
  now: Date;
}

/** Some of those by name who would confirm what is asked of one step, and how many they are. */
export function namedSeconds(tx: Tx, { kind, ...asked }: Asking & { kind: ApprovalKind }): Promise<NamedPeople> {
  return namedOf(tx, { by: approvalKinds[kind], all: false, ...asked });
}

/** The same of any step. */
export function namedOf(
  tx: Tx,
  {
    by,
    all,
    askerId,
    askedForId = null,
    giverId = askedForId ?? askerId,
    concerns,
    now,
  }: Asking & { by: Approver; all: boolean },
): Promise<NamedPeople> {
  return namedAmong(
    tx,
    secondsOf({
      approver: sql`${by}::text`,
      isAll: sql`${all}::boolean`,
      askerId: sql`${askerId}::bigint`,
      askedForId: sql`${askedForId}::bigint`,
      giverId: sql`${giverId}::bigint`,
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
