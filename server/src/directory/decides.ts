import { type Access, type DelegationScope, holdersOf, type ScopeKind } from '@laurel/contract/access';
import { say } from '@laurel/contract/say';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { Refusal, refuse } from '#errors/refuse';
import type { Actor, Role } from './actor.ts';
import { type AwayRule, acts, awayRules, type OwnAct } from './acts.ts';

/** What is decided about somebody by those in whose scope they are. */
export type Review = 'nomination' | 'idea';

const reviewAccess = { nomination: 'reviewer', idea: 'ideaReviewer' } as const satisfies Record<Review, Access>;

/** Those who rate what was rated already, for the record; and the chair among them. */
const circles: Readonly<Record<Circle, readonly string[]>> = {
  committee: ['clusterAdmin', 'committee'],
  chair: ['clusterAdmin'],
};
type Circle = 'committee' | 'chair';

/** Somebody, or a whole division: SQL that names them. */
export interface About {
  person: RawBuilder<unknown>;
  division?: RawBuilder<unknown>;
  /** What may have gone on to somebody else, because nobody decided it in time. */
  nomination?: RawBuilder<unknown>;
  /** Whom it concerns: nobody decides about it for one of them. */
  concerned?: readonly RawBuilder<unknown>[];
  /** Whether somebody, or anybody for them, has decided about it already: nobody does it for them once more. */
  handled?: (who: RawBuilder<unknown>) => RawBuilder<SqlBool>;
}

/** The hands by which somebody decides: their own, or those of who is away. */
interface Hand {
  forId: number | null;
  roles: Role[];
}

/** The roles by which the actor decides: first their own, then for each who named them for it. */
function handsOf({ roles, lentRoles }: Actor, review: Review, scope: DelegationScope): Hand[] {
  const decides = holdersOf(reviewAccess[review]);
  const deciding = ({ capability }: Role) => decides.includes(capability);
  const away = Map.groupBy(
    lentRoles.filter((role) => role.scope === scope && deciding(role)),
    ({ forId }) => forId,
  );
  return [
    { forId: null, roles: roles.filter(deciding) },
    ...[...away].map(([forId, theirs]) => ({ forId, roles: theirs })),
  ];
}

/** What is left out for whom one would decide: what concerns them, and what was in their hands before. */
function aside({ forId }: Hand, { concerned = [], handled }: About): RawBuilder<unknown> {
  if (forId === null) return sql``;
  const who = sql`${forId}::bigint`;
  return sql`and ${isNoneOf(who, concerned)} ${handled ? sql`and not ${handled(who)}` : sql``}`;
}

/**
 * About whom the actor decides, as conditions that an index of its own serves each: people and divisions, by scope. Empty for
 * who decides about nobody.
 */
export function decidedBy(actor: Actor, review: Review, about: About): RawBuilder<SqlBool>[] {
  const { person, division, nomination } = about;
  return handsOf(actor, review, 'reviews').flatMap((hand) => {
    const left = aside(hand, about);
    const scopes = scopesOf(hand.roles);
    if (scopes.some(({ scopeKind }) => scopeKind === 'everything')) return [sql<SqlBool>`(true ${left})`];
    const reached = scopes.flatMap((role) => [
      sql<SqlBool>`(${person} in (select m.id ${peopleIn(role)}) ${left})`,
      ...(division ? [sql<SqlBool>`(${division} in (select ${divisionsIn(role)}) ${left})`] : []),
    ]);
    return nomination && scopes.length > 0
      ? [...reached, sql<SqlBool>`(${cameTo(actor, hand, nomination)} ${left})`]
      : reached;
  });
}

/** Whether nobody decided it in time, and it went on to whose hand it is. */
function cameTo({ id }: Actor, { forId }: Hand, nomination: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`${nomination} in (select e.nomination_id from escalations e where e.member_id = ${forId ?? id})`;
}

/** As many people's rows are sooner found by whom they are about than asked one by one. */
const manyPeople = 10_000;

/** Whether the actor decides about so many people that rows are better asked each by itself than found by whom they are about. */
export async function decidesAboutMany(on: Db | Tx, actor: Actor, review: Review): Promise<boolean> {
  const roles = handsOf(actor, review, 'reviews').flatMap((hand) => hand.roles);
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

interface As {
  /** Only what they decide as one of these. */
  as?: Circle | undefined;
  /** For what a delegate is asked. */
  scope?: DelegationScope;
}

/** The same as one condition for few rows, each looked up by itself. */
export function decides(
  actor: Actor,
  review: Review,
  about: About,
  { as, scope = 'reviews' }: As = {},
): RawBuilder<SqlBool> {
  return anyOf(handsOf(actor, review, scope).map((hand) => decidesBy(actor, hand, about, as)));
}

/** By their own right alone. */
export function decidesOneself(actor: Actor, review: Review, about: About, as: As = {}) {
  return decides({ ...actor, lentRoles: [] }, review, about, as);
}

/** For whom the actor would decide about it: the first by whose roles they may; null where nobody's reach. */
export function decidesFor(
  actor: Actor,
  review: Review,
  about: About,
  { as, scope = 'reviews' }: As = {},
): RawBuilder<number | null> {
  const hands = handsOf(actor, review, scope).filter(({ forId }) => forId !== null);
  if (hands.length === 0) return sql<number | null>`null::bigint`;
  const each = hands.map((hand) => sql`when ${decidesBy(actor, hand, about, as)} then ${hand.forId}::bigint`);
  return sql<number | null>`case ${sql.join(each, sql` `)} end`;
}

function decidesBy(actor: Actor, hand: Hand, about: About, as: Circle | undefined): RawBuilder<SqlBool> {
  const roles = hand.roles.filter(({ capability }) => !as || circles[as].includes(capability));
  const reached = scopesOf(roles).flatMap((role) => oneOf(role, about));
  const { nomination } = about;
  if (nomination && reached.length > 0 && !as) reached.push(cameTo(actor, hand, nomination));
  return sql`(${anyOf(reached)} ${aside(hand, about)})`;
}

function anyOf(parts: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
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
const narrow = Object.keys(reach) as Narrow[];

/** Whose people are those of whole divisions. */
function isOfDivision(kind: ScopeKind): boolean {
  return kind === 'cluster' || kind === 'division';
}

function isReached({ scopeKind, scopeCode, bossId }: Role): RawBuilder<SqlBool> {
  return sql`${reach[scopeKind as Narrow]} = ${scopeKind === 'ownReports' ? bossId : scopeCode}`;
}

function peopleIn(role: Role): RawBuilder<unknown> {
  return sql`from members m join divisions d on d.code = m.division_code where ${isReached(role)}`;
}

/** A whole division is reached by its own scopes, and by those of people who are in it now. */
function divisionsIn(role: Role): RawBuilder<unknown> {
  if (isOfDivision(role.scopeKind)) return sql`d.code from divisions d where ${isReached(role)}`;
  return sql`m.division_code as code from members m where m.deactivated_at is null and ${isReached(role)}`;
}

/**
 * Who decides about somebody or a whole division, as rows `member_id, capability, for_id`: the other way round, by the same scopes.
 * One row for each role that reaches them, by one's own right or, `for_id`, of who is away.
 */
export function decidersOf(
  review: Review,
  about: About,
  at: Date | RawBuilder<unknown>,
  scope: DelegationScope = 'reviews',
): RawBuilder<unknown> {
  const { nomination, concerned = [], handled } = about;
  const who = sql`r.for_id`;
  const lent = sql`r.scope = ${scope} and ${isNoneOf(who, concerned)} ${handled ? sql`and not ${handled(who)}` : sql``}`;
  const wentOn = sql`
    union all select e.member_id, r.capability, null::bigint from escalations e
    join roles_at(${at}) r on r.member_id = e.member_id and r.capability = 'manager' where e.nomination_id = ${nomination ?? sql`null`}
    union all select r.member_id, r.capability, r.for_id from escalations e
    join lent_roles_at(${at}) r on r.for_id = e.member_id and r.capability = 'manager' where e.nomination_id = ${nomination ?? sql`null`} and ${lent}`;
  // The few roles of each scope are found by their index, however many nominations are asked about at once.
  const inScope = (roles: RawBuilder<unknown>) => sql`
    (${scopesReaching(about)}) s cross join lateral (
      select r.* from ${roles} r where r.scope_kind = s.scope_kind and r.scope_code = s.scope_code and r.boss_id = s.boss_id
        and r.capability = any(${decidingBy(review)}) offset 0) r`;
  return sql`
    select r.member_id, r.capability, null::bigint as for_id from ${inScope(sql`roles_at(${at})`)}
    union all select r.member_id, r.capability, r.for_id from ${inScope(sql`lent_roles_at(${at})`)} where ${lent} ${nomination ? wentOn : sql``}`;
}

/**
 * The scopes that reach somebody or a whole division, as rows `scope_kind, scope_code, boss_id`, each once: for many, whose roles are then
 * asked once. A whole division is reached by its own scopes first, and then by those of its people.
 */
export function scopesReaching({ person, division }: About): RawBuilder<unknown> {
  const everything = sql`('everything', '', 0::bigint)`;
  const [own, ofPeople] = [narrow.filter(isOfDivision), narrow.filter((kind) => !isOfDivision(kind))];
  const scopes = (...keys: RawBuilder<unknown>[]) =>
    sql`lateral (values ${sql.join(keys)}) s (scope_kind, scope_code, boss_id)`;
  const ofDivision = sql`
    union all select s.* from divisions d, ${scopes(...own.map(keyOf), everything)} where d.code = ${division ?? sql`null`}
    union all select distinct s.* from members m, ${scopes(...ofPeople.map(keyOf))}
    where m.division_code = ${division ?? sql`null`} and m.deactivated_at is null`;
  return sql`
    select s.* from members m join divisions d on d.code = m.division_code, ${scopes(...narrow.map(keyOf), everything)} where m.id = ${person}
    ${division ? ofDivision : sql``}`;
}

function keyOf(kind: Narrow): RawBuilder<unknown> {
  return kind === 'ownReports' ? sql`(${kind}, '', ${reach[kind]})` : sql`(${kind}, ${reach[kind]}, 0::bigint)`;
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
  return isNoneOf(sql`${id}`, concerned);
}

function isNoneOf(who: RawBuilder<unknown>, concerned: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  return sql`(${sql.join([sql`true`, ...concerned.map((column) => sql`${column} is distinct from ${who}`)], sql` and `)})`;
}

/** As it stands among the facts of an act: for whom it was done. */
export function forAway(forId: number | null): { forId?: number } {
  return forId === null ? {} : { forId };
}

/** Where something is decided by the hands of who is away, and a rule stands against it: refused with its sentence. */
export function refuseAway(rule: AwayRule): never {
  refuse('forbidden', say(awayRules[rule]));
}
