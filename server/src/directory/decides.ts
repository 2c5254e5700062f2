import { type Access, holdersOf, type ScopeKind } from '@laurel/contract/access';
import { say } from '@laurel/contract/say';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { Refusal } from '#errors/refuse';
import type { Actor, Role } from './actor.ts';
import { acts, type OwnAct } from './acts.ts';

/** What is decided about somebody by those in whose scope they are. */
export type Review = 'nomination' | 'idea';

const reviewAccess = { nomination: 'reviewer', idea: 'ideaReviewer' } as const satisfies Record<Review, Access>;

/** Those who rate what was rated already, for the record. */
const committee: readonly string[] = ['clusterAdmin', 'committee'];

/** Somebody, or a whole division: SQL that names them. */
export interface About {
  person: RawBuilder<unknown>;
  division?: RawBuilder<unknown>;
  /** What may have gone on to somebody else, because nobody decided it in time. */
  nomination?: RawBuilder<unknown>;
}

/** The roles by which the actor decides. */
function rolesFor({ roles }: Actor, review: Review): Role[] {
  const decides = holdersOf(reviewAccess[review]);
  return roles.filter(({ capability }) => decides.includes(capability));
}

/**
 * About whom the actor decides, as conditions that an index of its own serves each: people and divisions, by scope. Empty for
 * who decides about nobody.
 */
export function decidedBy(
  actor: Actor,
  review: Review,
  { person, division, nomination }: About,
): RawBuilder<SqlBool>[] {
  const scopes = scopesOf(rolesFor(actor, review));
  if (scopes.some(({ scopeKind }) => scopeKind === 'everything')) return [sql<SqlBool>`true`];
  const conditions = scopes.flatMap((role) => [
    sql<SqlBool>`${person} in (select m.id ${peopleIn(role)})`,
    ...(division ? [sql<SqlBool>`${division} in (select ${divisionsIn(role)})`] : []),
  ]);
  return nomination && scopes.length > 0 ? [...conditions, cameTo(actor, nomination)] : conditions;
}

/** Whether nobody decided it in time, and it went on to the actor. */
function cameTo({ id }: Actor, nomination: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`${nomination} in (select e.nomination_id from escalations e where e.member_id = ${id})`;
}

/** As many people's rows are sooner found by whom they are about than asked one by one. */
const manyPeople = 10_000;

/** Whether the actor decides about so many people that rows are better asked each by itself than found by whom they are about. */
export async function decidesAboutMany(on: Db | Tx, actor: Actor, review: Review): Promise<boolean> {
  const roles = rolesFor(actor, review);
  if (roles.some(({ scopeKind }) => scopeKind === 'everything' || scopeKind === 'site')) return true;
  const clusters = roles.filter(({ scopeKind }) => scopeKind === 'cluster').map(({ scopeCode }) => scopeCode);
  if (clusters.length === 0) return false;
  const { rows } = await sql<{ people: number }>`
    select count(*) as people from (
      select from members where division_code = any(array(select code from divisions where cluster_code = any(${clusters}::text[])))
      -- limit: whether they are many
      limit ${manyPeople + 1}) reached`.execute(on);
  return (rows[0]?.people ?? 0) > manyPeople;
}

/** The same as one condition for few rows, each looked up by itself; with `asCommittee` only what a committee decides. */
export function decides(actor: Actor, review: Review, about: About, { asCommittee = false } = {}): RawBuilder<SqlBool> {
  const roles = rolesFor(actor, review).filter(({ capability }) => !asCommittee || committee.includes(capability));
  const parts = scopesOf(roles).flatMap((role) => oneOf(role, about));
  if (about.nomination && parts.length > 0 && !asCommittee) parts.push(cameTo(actor, about.nomination));
  return parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`;
}

function oneOf(role: Role, { person, division }: About): RawBuilder<SqlBool>[] {
  if (role.scopeKind === 'everything') return [sql`true`];
  const isPerson = sql<SqlBool>`exists (select ${peopleIn(role)} and m.id = ${person})`;
  return division
    ? [isPerson, sql<SqlBool>`exists (select from (select ${divisionsIn(role)}) s where s.code = ${division})`]
    : [isPerson];
}

/** Each scope once; everything swallows the others. */
function scopesOf(roles: Role[]): Role[] {
  const scopes = new Map(roles.map((role) => [`${role.scopeKind}:${role.scopeCode}`, role]));
  const everything = scopes.get('everything:');
  return everything ? [everything] : [...scopes.values()];
}

/** What a scope compares with its code, of a person `m` in their division `d`: said here once, and asked in both directions. */
const reach = {
  site: sql`m.site_template`,
  cluster: sql`d.cluster_code`,
  division: sql`d.code`,
  costCentre: sql`m.cost_centre`,
  ownReports: sql`m.manager_id`,
} as const satisfies Record<Exclude<ScopeKind, 'everything'>, RawBuilder<unknown>>;
type Narrow = keyof typeof reach;

function isReached({ scopeKind, scopeCode, bossId }: Role): RawBuilder<SqlBool> {
  return sql`${reach[scopeKind as Narrow]} = ${scopeKind === 'ownReports' ? bossId : scopeCode}`;
}

function peopleIn(role: Role): RawBuilder<unknown> {
  return sql`from members m join divisions d on d.code = m.division_code where ${isReached(role)}`;
}

/** A whole division is reached by its own scopes, and by those of people who are in it now. */
function divisionsIn(role: Role): RawBuilder<unknown> {
  if (role.scopeKind === 'cluster' || role.scopeKind === 'division')
    return sql`d.code from divisions d where ${isReached(role)}`;
  return sql`m.division_code as code from members m where m.deactivated_at is null and ${isReached(role)}`;
}

/**
 * Who decides about somebody or a whole division, as rows `member_id, capability`: the other way round, by the same scopes.
 * One row for each role that reaches them.
 */
export function decidersOf(review: Review, about: About, at: Date | RawBuilder<unknown>): RawBuilder<unknown> {
  const { nomination } = about;
  const wentOn = sql`
    union all select e.member_id, r.capability from escalations e join roles_at(${at}) r on r.member_id = e.member_id and r.capability = 'manager'
    where e.nomination_id = ${nomination ?? sql`null`}`;
  return sql`
    select r.member_id, r.capability from (${scopesReaching(about)}) s join roles_at(${at}) r using (scope_kind, scope_code, boss_id)
    where r.capability = any(${decidingBy(review)}) ${nomination ? wentOn : sql``}`;
}

/** The scopes that reach somebody or a whole division, as rows `scope_kind, scope_code, boss_id`: for many, whose roles are then asked once. */
export function scopesReaching({ person, division }: About): RawBuilder<unknown> {
  const keys = Object.entries(reach).map(([kind, value]) =>
    kind === 'ownReports' ? sql`(${kind}, '', ${value})` : sql`(${kind}, ${value}, 0)`,
  );
  const scopes = sql`lateral (values ('everything', '', 0::bigint), ${sql.join(keys)}) s (scope_kind, scope_code, boss_id)`;
  const ofDivision = sql`
    union select s.* from divisions d left join members m on m.division_code = d.code and m.deactivated_at is null, ${scopes}
    where d.code = ${division ?? sql`null`}`;
  return sql`
    select s.* from members m join divisions d on d.code = m.division_code, ${scopes} where m.id = ${person}
    ${division ? ofDivision : sql``}`;
}

/** The capabilities by which that is decided, as an array. */
export function decidingBy(review: Review): RawBuilder<unknown> {
  return sql`${[...holdersOf(reviewAccess[review])]}::text[]`;
}

/** Whether a scope reaches anybody who is here. */
export async function reachesAnybody(on: Db | Tx, scopeKind: Narrow, scopeCode: string): Promise<boolean> {
  const role = { capability: 'committee', scopeKind, scopeCode, bossId: 0 } as const;
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from members m join divisions d on d.code = m.division_code where m.deactivated_at is null and ${isReached(role)}
    ) as found`.execute(on);
  return rows[0]?.found ?? false;
}

/**
 * Nobody decides about themselves. Refuses when the one who decides is one of those whom it concerns; with a field, beside
 * that field. A command that the operator runs has no member behind it, and so no one of its own.
 */
export function mustNotBeOwn(
  decision: OwnAct,
  deciderId: number | null,
  concerned: readonly (number | null)[],
  field?: string,
): void {
  if (!concernsSelf(deciderId, concerned)) return;
  if (field === undefined) throw new Refusal('forbidden', say(acts[decision].own));
  throw new Refusal('badInput', say(acts[decision].own), { formErrors: { [field]: say(acts[decision].own) } });
}

/** Whether one of those whom it concerns is the one who decides: for a file, whose rows are left aside or told one by one. */
export function concernsSelf(deciderId: number | null, concerned: readonly (number | null)[]): boolean {
  return deciderId !== null && concerned.includes(deciderId);
}

/** The sentence for a row that is refused by itself. */
export function ownDecisionWords(decision: OwnAct): string {
  return say(acts[decision].own);
}

/** The same as a condition: none of these columns is the actor. */
export function notOwn({ id }: Pick<Actor, 'id'>, ...concerned: RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  return sql`(${sql.join(
    concerned.map((column) => sql`${column} is distinct from ${id}`),
    sql` and `,
  )})`;
}
