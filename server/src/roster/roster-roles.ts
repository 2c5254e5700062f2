import { mayGiveRole } from '@laurel/contract/access';
import { say } from '@laurel/contract/say';
import { type RawBuilder, sql } from 'kysely';
import type { Importing } from '#imports/importer';
import { type Fault, fault, faults, type Place } from '#imports/staging';
import * as texts from './texts.ts';

/** The roster's columns of rights, and what each gives over whom. */
const rosterRoles = [
  ['is_manager', 'isManager', 'manager', 'ownReports', sql`''`],
  ['is_admin_reports', 'isAdminReports', 'administrator', 'everything', sql`''`],
  ['role_ca', 'roleCa', 'clusterAdmin', 'cluster', sql`d.cluster_code`],
  ['role_cc', 'roleCc', 'committee', 'cluster', sql`d.cluster_code`],
  ['role_idea', 'roleIdea', 'ideaReviewer', 'everything', sql`''`],
  ['role_inv', 'roleInv', 'inv', 'everything', sql`''`],
] as const;

/** 'p.is_manager, p.is_admin_reports, …', false where there is no row. */
export function flagList(alias: string): RawBuilder<unknown> {
  return sql.join(rosterRoles.map(([flag]) => sql`coalesce(${sql.ref(`${alias}.${flag}`)}, false)`));
}

export const flags = rosterRoles.map(([flag]) => flag);

/** member_id and the flags of whom the roster has given rights. */
export function heldAt(now: Date): RawBuilder<unknown> {
  const each = rosterRoles.map(
    ([flag, , capability]) => sql`bool_or(capability = ${sql.lit(capability)}) as ${sql.ref(flag)}`,
  );
  return sql`select member_id, ${sql.join(each)} from assignments_at(${now}) where source = 'roster' group by member_id`;
}

/** `roster_held`: which of its rights the roster has given to whom, leavers among them. What else people were given is not the roster's. */
export async function gatherRosterRoles({ tx, now }: Importing): Promise<void> {
  await sql`create temporary table roster_held on commit drop as ${heldAt(now)}`.execute(tx);
  await sql`create index on roster_held (member_id)`.execute(tx);
}

/** A roster gives and ends no role that its uploader may not. */
export async function checkRosterRights(importing: Importing): Promise<void> {
  await faults(importing, ...rightsOfOthers(importing));
}

/** Rows by which a right would be given or ended that the holder may not. */
export function rightsOfOthers({ holder }: Importing): Fault[] {
  if (!holder) return [];
  const others = rosterRoles.filter(([, , capability, scopeKind]) => !mayGiveRole({ capability, scopeKind }, holder));
  return others.map(([flag, field, role]) =>
    fault(
      sql<Place>`select p.line, ${field}::text as field from roster_plan p left join roster_held h on h.member_id = p.id
        where p.is_active and ${sql.ref(`p.${flag}`)} is distinct from (p.standing <> 'new' and not p.is_late and coalesce(${sql.ref(`h.${flag}`)}, false))`,
      () => say(texts.rolesOfAdministrators, { role }),
    ),
  );
}

/** Nor does it change what its uploader holds. */
export async function changesOwnRoles({ tx, actorId }: Importing): Promise<boolean> {
  const { rows } = await sql`
    select from roster_plan p left join roster_held h on h.member_id = p.id
    where p.id = ${actorId}::bigint and p.is_active and (${flagList('p')}) is distinct from (${flagList('h')})`.execute(
    tx,
  );
  return rows.length > 0;
}

/**
 * Ends and opens what the roster gives, for whom it differs. A committee follows its division into another cluster. Who comes
 * back too late begins without anything, also without what they were given otherwise.
 */
export async function applyRosterRoles({ tx, now, actorId }: Importing): Promise<void> {
  const wanted = rosterRoles.map(
    ([flag, , capability, kind, code]) => sql`(${sql.lit(capability)}, ${sql.lit(kind)}, ${code}, p.${sql.ref(flag)})`,
  );
  await sql`
    create temporary table roster_roles on commit drop as
    select p.id as member_id, role.capability, role.scope_kind, role.scope_code
    from roster_plan p join divisions d on d.code = p.division_code,
      lateral (values ${sql.join(wanted)}) role (capability, scope_kind, scope_code, is_held)
    where p.is_active and role.is_held`.execute(tx);
  const same = sql`w.member_id = r.member_id and w.capability = r.capability and w.scope_kind = r.scope_kind and w.scope_code = r.scope_code`;
  await sql`
    update role_assignments r set until_at = greatest(r.from_at, ${now}), ended_at = ${now}, ended_by = ${actorId}::bigint
    from roster_plan p
    where p.id = r.member_id and p.is_active and (r.until_at is null or r.until_at > ${now})
      and (p.is_late or (r.source = 'roster' and not exists (select from roster_roles w where ${same})))`.execute(tx);
  await sql`
    insert into role_assignments (member_id, capability, scope_kind, scope_code, from_at, source, given_at)
    select w.member_id, w.capability, w.scope_kind, w.scope_code, ${now}, 'roster', ${now} from roster_roles w
    where not exists (select from role_assignments r where r.source = 'roster' and ${same} and (r.until_at is null or r.until_at > ${now}))
    order by w.member_id`.execute(tx);
}
