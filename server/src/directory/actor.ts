import {
  accessBy,
  type Capability,
  type DelegationScope,
  type Holder,
  holds,
  type LentAccess,
  type ScopeKind,
  scopesOf,
  type ViewedRole,
} from '@laurel/contract/access';
import { type Language, localeOf } from '@laurel/contract/languages';
import { pointsNameAt } from '@laurel/contract/looks/look';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { gathered, nowOf } from '#db/together';
import type { Tx } from '#db/transaction';
import { type Versions, versionsFor } from '#kept/versions';
import { companyNow } from '#languages/reader';

/** A capability in force, and over whom. */
export interface Role {
  capability: Capability;
  scopeKind: ScopeKind;
  /** Empty where the kind says it all. */
  scopeCode: string;
  /** Whose people they are, where the scope is one's own; else 0. */
  bossId: number;
}

/** A role of who is away, in the hands of whom they named for it. */
interface LentRole extends Role {
  scope: DelegationScope;
  forId: number;
}

/** Who makes a call, with roles as they are now. */
export interface Actor extends Holder {
  id: number;
  publicId: string;
  memberNumber: string;
  /** How the portal speaks to them, and of them. */
  called: string;
  displayName: string;
  email: string | null;
  cellNum: string | null;
  divisionCode: string;
  division: string;
  clusterCode: string;
  countryCode: string;
  alloc: string;
  timeZone: string;
  /** As they are spoken to: 'de-ZA'. */
  locale: string;
  pointsName: string;
  roles: readonly Role[];
  /** Asked by `decides.ts` and `asking/seconds.ts` alone. */
  lentRoles: readonly LentRole[];
  lent: readonly LentAccess[];
  /** Only of who is looked as: nothing can be done then. */
  viewer?: Viewer;
}

/** An administrator who looks at the portal as somebody else. */
export interface Viewer {
  id: number;
  viewingId: number;
  /** The token of their own session. */
  sessionHash: Buffer;
  /** Null: as a person. */
  role: ViewedRole | null;
  until: Date;
}

/** Whose work it is what is asked: of whoever is looked as nothing is used up. */
export function askerId({ id, viewer }: Actor): number {
  return viewer?.id ?? id;
}

/** The active member with this id. */
export async function actorById(on: Db | Tx, id: number, now: Date): Promise<Actor | undefined> {
  const { rows } = await sql<ActorRow>`
    select ${columns(now)} from ${active} where m.deactivated_at is null and m.id = ${id}`.execute(on);
  return rows[0] && actorOf(rows[0]);
}

/** Those of these members who are active, by id; nobody else can change their rows before the transaction ends; it can itself, where it says so. */
export async function lockActors(
  tx: Tx,
  ids: readonly number[],
  { changes, now }: { changes: boolean; now: Date },
): Promise<Map<number, Actor>> {
  // In one order, so that no two transactions wait in a circle.
  const { rows } = await sql<ActorRow>`
    select ${columns(now)} from each_of(${[...new Set(ids)]}::bigint[]) wanted join ${active} on m.id = wanted where m.deactivated_at is null
    order by m.id ${changes ? sql`for no key update of m` : sql`for share of m`}`.execute(tx);
  return new Map(rows.map((row) => [row.id, actorOf(row)]));
}

/** One of them, when active. */
export const lockActor = gathered(
  async (tx, wishes: readonly { id: number; changes: boolean; now: Date }[]): Promise<(Actor | undefined)[]> => {
    const now = nowOf(wishes);
    const ids = wishes.map(({ id }) => id);
    const actors = await lockActors(tx, ids, { changes: wishes.some(({ changes }) => changes), now });
    return ids.map((id) => actors.get(id));
  },
  { leavesNothing: true },
);

/**
 * The active members behind live tokens, by the tokens' hashes, with the versions of what everybody sees the same.
 * Idle and absolute ends are compared with the caller's clock, so that a clock step never makes a token immortal.
 */
export async function actorsByToken(on: Db, tokenHashes: readonly Buffer[], now: Date, idleSeconds: number) {
  const { rows } = await sql<TokenRow>`
    select ${columns(now)}, t.token_hash as "tokenHash", t.session_hash as "sessionHash", t.last_used_at as "lastUsedAt", t.expires_at as until,
      t.viewing_id as "viewingId", t.viewer_id as "viewerId", t.role as "viewedRole",
      ${versionsFor(sql`c.alloc`, sql`${now}::timestamptz at time zone c.time_zone`)} as versions
    from each_of(${[...tokenHashes]}::bytea[]) wanted join ${tokens} t on t.token_hash = wanted join ${active} on m.id = t.member_id
    where m.deactivated_at is null and t.revoked_at is null and t.expires_at > ${now}
      and t.last_used_at > ${new Date(now.getTime() - idleSeconds * 1000)}`.execute(on);
  const callers = await Promise.all(rows.map((row) => callerOf(on, row, now)));
  return callers.filter((caller) => caller !== undefined);
}

/** Of sessions, and of those who look as somebody else: such a token lives as long as the session that it hangs on. */
const tokens = sql`(
  select token_hash, member_id, token_hash as session_hash, last_used_at, expires_at, revoked_at,
    null::bigint as viewing_id, null::bigint as viewer_id, null::text as role from tokens
  union all
  select v.token_hash, coalesce(v.member_id, v.viewer_id), v.session_hash, t.last_used_at, least(t.expires_at, v.until),
    coalesce(v.ended_at, t.revoked_at), v.id, v.viewer_id, v.role
  from viewings v join tokens t on t.token_hash = v.session_hash)`;

interface TokenRow extends ActorRow {
  tokenHash: Buffer;
  sessionHash: Buffer;
  lastUsedAt: Date;
  until: Date;
  viewingId: number | null;
  viewerId: number | null;
  viewedRole: ViewedRole | null;
  versions: Versions;
}

/** Whoever is looked as is shown in the language of who looks, for as long as they may; as a role, it is they themselves with nothing but that. */
async function callerOf(on: Db, row: TokenRow, now: Date) {
  const { until, viewingId, viewerId, viewedRole: role, ...known } = row;
  const caller = actorOf(known);
  if (viewerId === null || viewingId === null) return caller;
  const viewer = await actorById(on, viewerId, now);
  if (!viewer || !holds(viewer, 'administrator')) return undefined;
  return {
    ...caller,
    ...(role && onlyWith(role, viewer)),
    locale: viewer.locale,
    viewer: { id: viewer.id, viewingId, sessionHash: known.sessionHash, role, until },
  };
}

function onlyWith(role: ViewedRole, { id }: Actor): Pick<Actor, 'roles' | 'capabilities' | 'lentRoles' | 'lent'> {
  if (role === 'member') return { roles: [], capabilities: [], ...nothingLent };
  const [scopeKind = 'everything'] = scopesOf(role);
  const bossId = scopeKind === 'ownReports' ? id : 0;
  return { roles: [{ capability: role, scopeKind, scopeCode: '', bossId }], capabilities: [role], ...nothingLent };
}

const nothingLent = { lentRoles: [], lent: [] };

type ActorRow = Omit<Actor, 'capabilities' | 'lent' | 'locale' | 'viewer'> & { language: Language };

function actorOf<Row extends ActorRow>({ language, ...row }: Row): Omit<Row, 'language'> & Actor {
  const capabilities = [...new Set(row.roles.map(({ capability }) => capability))];
  const pointsName = pointsNameAt(companyNow().looks, { ...row, language });
  const lent = accessBy(row.lentRoles);
  return { ...row, pointsName, locale: localeOf(language, row.countryCode), capabilities, lent };
}

const active = sql`(members m join profiles p on p.member_id = m.id
  join divisions d on d.code = m.division_code join countries c on c.code = d.country_code)`;

const readLanguage = sql`language_read(p.language, p.roster_language, p.browser_language, c.language)`;

const columns = (
  now: Date,
) => sql`m.id, m.public_id as "publicId", m.member_number as "memberNumber", p.called, p.display_name as "displayName",
  p.email, p.cell_num as "cellNum", m.site_template as "siteTemplate", d.code as "divisionCode", d.name as division,
  d.cluster_code as "clusterCode", c.code as "countryCode", c.alloc, c.time_zone as "timeZone", ${readLanguage} as language, c.points_name as "pointsName",
  array(select jsonb_build_object('capability', r.capability, 'scopeKind', r.scope_kind, 'scopeCode', r.scope_code, 'bossId', r.boss_id)
    from roles_at(${now}) r where r.member_id = m.id order by r.id) as roles,
  array(select jsonb_build_object('capability', l.capability, 'scopeKind', l.scope_kind, 'scopeCode', l.scope_code, 'bossId', l.boss_id,
      'scope', l.scope, 'forId', l.for_id)
    from lent_roles_at(${now}) l where l.member_id = m.id order by l.for_id, l.id, l.scope) as "lentRoles"`;
