import type { Capability, Holder, ScopeKind } from '@laurel/contract/access';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { versionsFor } from '#kept/versions';

/** A capability in force, and over whom. */
export interface Role {
  capability: Capability;
  scopeKind: ScopeKind;
  /** Empty where the kind says it all. */
  scopeCode: string;
  /** Whose people they are, where the scope is one's own; else 0. */
  bossId: number;
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
  pointsName: string;
  roles: readonly Role[];
}

/** The active member with this id. */
export async function actorById(db: Db | Tx, id: number, now: Date): Promise<Actor | undefined> {
  return actorOf(await actors(db, now).where('members.id', '=', id).executeTakeFirst());
}

/** Those of these members who are active, by id; nobody else can change their rows before the transaction ends; it can itself, where it says so. */
export async function lockActors(
  tx: Tx,
  ids: readonly number[],
  { changes, now }: { changes: boolean; now: Date },
): Promise<Map<number, Actor>> {
  // In one order, so that no two transactions wait in a circle.
  const found = actors(tx, now)
    .where(sql<SqlBool>`members.id = any(${[...ids]}::bigint[])`)
    .orderBy('members.id');
  const rows = await (changes ? found.forNoKeyUpdate('members') : found.forShare('members')).execute();
  return new Map(rows.map((row) => [row.id, actorOf(row) as Actor]));
}

/**
 * The active member behind a live token, by the token's hash, with the versions of what everybody sees the same.
 * Idle and absolute ends are compared with the caller's clock, so that a clock step never makes a token immortal.
 */
export async function actorByToken(db: Db, tokenHash: Buffer, now: Date, idleSeconds: number) {
  return actorOf(
    await actors(db, now)
      .innerJoin('tokens', 'tokens.member_id', 'members.id')
      .select('tokens.last_used_at as lastUsedAt')
      .select(
        versionsFor(sql`countries.alloc`, sql`${now}::timestamptz at time zone countries.time_zone`).as('versions'),
      )
      .where('tokens.token_hash', '=', tokenHash)
      .where('tokens.revoked_at', 'is', null)
      .where('tokens.expires_at', '>', now)
      .where(sql<SqlBool>`tokens.last_used_at > ${new Date(now.getTime() - idleSeconds * 1000)}`)
      .executeTakeFirst(),
  );
}

function actorOf<Row extends { roles: Role[] }>(row: Row | undefined): (Row & Pick<Actor, 'capabilities'>) | undefined {
  return row && { ...row, capabilities: [...new Set(row.roles.map(({ capability }) => capability))] };
}

function actors(db: Db | Tx, now: Date) {
  return db
    .selectFrom('members')
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .innerJoin('divisions', 'divisions.code', 'members.division_code')
    .innerJoin('countries', 'countries.code', 'divisions.country_code')
    .select([
      'members.id',
      'members.public_id as publicId',
      'members.member_number as memberNumber',
      'profiles.called',
      'profiles.display_name as displayName',
      'profiles.email',
      'profiles.cell_num as cellNum',
      'members.site_template as siteTemplate',
      'divisions.code as divisionCode',
      'divisions.name as division',
      'divisions.cluster_code as clusterCode',
      'countries.code as countryCode',
      'countries.alloc',
      'countries.time_zone as timeZone',
      'countries.points_name as pointsName',
    ])
    .select(rolesOf(now).as('roles'))
    .where('members.deactivated_at', 'is', null);
}

const rolesOf = (now: Date) => sql<Role[]>`array(
  select jsonb_build_object('capability', r.capability, 'scopeKind', r.scope_kind, 'scopeCode', r.scope_code, 'bossId', r.boss_id)
  from roles_at(${now}) r where r.member_id = members.id order by r.id)`;
