import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { hasAdministrator, lockAdministrators, mayTouchAdministrators } from '#directory/administrators';
import { ownDecisionWords } from '#directory/decides';
import { refuse } from '#errors/refuse';
import { countAsking } from '#imports/changes';
import type { Importing, Plan } from '#imports/importer';
import { forfeitDay, graceBegin } from '#programme/grace';
import { rules } from '#programme/rules';
import { forgetByHand, isHereUnderAnother, isNotHeld, keepByHand, leaveWhoIsGone, noteByHand } from './by-hand.ts';
import { applyRoster } from './roster-apply.ts';
import { keepRosterChanges } from './roster-changes.ts';
import { checkRosterPlan, checkRosterRows } from './roster-checks.ts';
import { resolveNames } from './roster-names.ts';
import { changesOwnRoles, flagList, gatherRosterRoles } from './roster-roles.ts';
import * as texts from './texts.ts';

/** Works out who comes, changes and leaves. Afterwards `roster_plan` has each row as the member should be. */
export async function planRoster(importing: Importing): Promise<Plan> {
  const { tx } = importing;
  await resolveNames(importing);
  await checkRosterRows(importing);
  await gatherRosterRoles(importing);
  await makePlan(importing);
  await checkRosterPlan(importing);
  const counts = await countsOf(importing);
  await refuseSelfAndAdministrators(importing);
  // Whoever is ended by hand is looked at by who ends them.
  const leavers = importing.isByHand ? undefined : askOfLeavers(importing, counts.removed, counts.active);
  await keepRosterChanges(importing, { rights: counts.members > 0, leavers: leavers !== undefined });
  const rights = await countAsking(tx, 'roles');
  const needs = [...(leavers ? [leavers] : []), ...askOfRights(rights)];
  return {
    added: counts.added,
    changed: counts.changed,
    removed: counts.removed,
    unchanged: counts.unchanged,
    needs,
    second: null,
    facts: { rightsChanged: rights },
    apply: () => applyLeavingAnAdministrator(importing),
  };
}

/**
 * The roster is the master of names, division, manager, hire date, site and roles. What members keep in their profile
 * (e-mail, mobile, birthday) it only fills in where they have none; until they register it is the master of that too.
 * Who comes back in time counts as if they had never been away. By hand a person was chosen, not a number: no name decides who they are.
 */
async function makePlan(importing: Importing): Promise<void> {
  const { tx, has } = importing;
  const isHere = sql`(m.deactivated_at is null or m.deactivated_at > ${graceBegin(importing.now)})`;
  const role = (column: string, field: string) => {
    const ref = sql.ref(column);
    return has(field) ? sql`s.${ref} as ${ref}` : sql`coalesce(${isHere} and held.${ref}, false) as ${ref}`;
  };
  await sql`
    create temporary table roster_plan on commit drop as
    select s.line, s.member_number, s.is_active, s.division_code, s.firstname, s.surname, named.family_first,
      full_name(s.firstname, s.surname, named.family_first) as roster_name, s.search_text,
      coalesce(m.id, case when s.is_active then nextval(pg_get_serial_sequence('members', 'id')) end) as id,
      case when m.id is null then 'new' when m.deactivated_at is not null then 'back' else 'known' end as standing,
      m.registered_at is not null as is_registered, not ${isHere} as is_late,
      o.roster_name as was_name,
      m.id is null or (m.erased_at is null and (${importing.isByHand}::boolean or
        lower(s.email) in (lower(o.roster_email), case when o.email_confirmed_at is not null then lower(o.email) end)
        or lower(o.roster_name) = lower(full_name(s.firstname, s.surname, o.family_first))
        or ((o.roster_email is null or s.email is null) and (lower(o.firstname) = lower(s.firstname) or lower(o.surname) = lower(s.surname)))
      )) is true as is_same_person,
      coalesce(s.email, o.roster_email) as roster_email, coalesce(s.cell_num, o.roster_cell_num) as roster_cell_num,
      case when own.is_kept then coalesce(o.email, s.email) else coalesce(s.email, o.email) end as email,
      case when own.is_kept and o.email is not null then o.email_confirmed_at end as email_confirmed_at,
      case when own.is_kept then coalesce(o.cell_num, s.cell_num) else coalesce(s.cell_num, o.cell_num) end as cell_num,
      case when o.dob_day is not null and (own.is_kept or s.dob_day is null) then o.dob_day else s.dob_day end as dob_day,
      case when o.dob_day is not null and (own.is_kept or s.dob_day is null) then o.dob_month else s.dob_month end as dob_month,
      ${has('siteTemplate') ? sql`s.site_template` : sql`coalesce(m.site_template, ${siteTemplateDefault})`} as site_template,
      ${has('hireDate') ? sql`s.hire_date` : sql`coalesce(o.hire_date, s.hire_date)`} as hire_date,
      ${has('language') ? sql`s.roster_language` : sql`o.roster_language`} as roster_language,
      ${has('costCentre') ? sql`s.cost_centre` : sql`m.cost_centre`} as cost_centre,
      s.manager_number,
      ${has('managerNumber') || has('managerEmail') ? sql`null::bigint` : sql`m.manager_id`} as manager_id,
      ${role('is_manager', 'isManager')}, ${role('is_admin_reports', 'isAdminReports')}, ${role('role_ca', 'roleCa')},
      ${role('role_cc', 'roleCc')}, ${role('role_idea', 'roleIdea')}, ${role('role_inv', 'roleInv')},
      false as has_lost_email, false as is_changed
    from upload_rows s
    left join members m on m.member_number = s.member_number
    left join profiles o on o.member_id = m.id
    left join roster_held held on held.member_id = m.id
    cross join lateral (select m.registered_at is not null and ${isHere} as is_kept) own
    cross join lateral (select ${has('familyNameFirst') ? sql`s.family_first` : sql`coalesce(o.family_first, false)`} as family_first) named
    where not s.is_faulty`.execute(tx);
  await sql`create index on roster_plan (member_number)`.execute(tx);
  await sql`analyze roster_plan`.execute(tx);
  await sql`
    update roster_plan p set manager_id = coalesce(b.id, m.id)
    from roster_plan q left join roster_plan b on b.member_number = q.manager_number and b.id is not null
      left join members m on m.member_number = q.manager_number
    where q.line = p.line and p.is_active and p.manager_number is not null`.execute(tx);
  await standIn(tx);
  await rosterWins(tx);
  await leaveWhoIsGone(importing);
  await sql`
    update roster_plan p set is_changed = true from members m join profiles o on o.member_id = m.id left join roster_held h on h.member_id = m.id
    where m.id = p.id and p.is_active and p.standing = 'known'
      and (o.firstname, o.surname, o.family_first, o.email, o.email_confirmed_at, o.roster_email, o.cell_num, o.roster_cell_num, m.division_code, m.site_template, m.manager_id, o.hire_date, o.dob_day, o.dob_month, o.roster_language,
        m.cost_centre, ${flagList('h')})
      is distinct from (p.firstname, p.surname, p.family_first, p.email, p.email_confirmed_at, p.roster_email, p.cell_num, p.roster_cell_num, p.division_code, p.site_template, p.manager_id, p.hire_date, p.dob_day, p.dob_month, p.roster_language,
        p.cost_centre, ${flagList('p')})`.execute(tx);
}

/**
 * A number that was merged is no person of its own: who stands for it has the rights that the roster gives to either, whoever names it as
 * a manager means them, and nothing else is said by its row.
 */
async function standIn(tx: Tx): Promise<void> {
  await sql`
    update roster_plan p set manager_id = nullif(m.merged_into_id, p.id) from members m
    where m.id = p.manager_id and m.merged_into_id is not null`.execute(tx);
  await sql`
    update roster_plan p set is_manager = p.is_manager or d.is_manager, is_admin_reports = p.is_admin_reports or d.is_admin_reports,
      role_ca = p.role_ca or d.role_ca, role_cc = p.role_cc or d.role_cc, role_idea = p.role_idea or d.role_idea, role_inv = p.role_inv or d.role_inv
    from (
      select m.merged_into_id as id, bool_or(q.is_manager) as is_manager, bool_or(q.is_admin_reports) as is_admin_reports,
        bool_or(q.role_ca) as role_ca, bool_or(q.role_cc) as role_cc, bool_or(q.role_idea) as role_idea, bool_or(q.role_inv) as role_inv
      from roster_plan q join members m on m.id = q.id where q.is_active and m.merged_into_id is not null group by m.merged_into_id
    ) d where p.id = d.id and p.is_active`.execute(tx);
  await sql`
    update roster_plan p set is_active = false from members m where m.id = p.id and m.merged_into_id is not null`.execute(
    tx,
  );
}

/** An address that a member chose, confirmed or not, and that the roster gives to another, is theirs no more. */
async function rosterWins(tx: Tx): Promise<void> {
  await sql`create index on roster_plan (lower(roster_email))`.execute(tx);
  await sql`
    update roster_plan p set email = p.roster_email, email_confirmed_at = null, has_lost_email = true
    where p.is_active and lower(p.email) is distinct from lower(p.roster_email)
      and exists (select from roster_plan o where lower(o.roster_email) = lower(p.email) and o.is_active and o.line <> p.line)`.execute(
    tx,
  );
}

const siteTemplateDefault = 'laurel';

async function countsOf({ tx, isPart }: Importing) {
  // A row in which something is wrong is no leaver.
  await sql`
    create temporary table roster_leavers on commit drop as
    select m.id, coalesce(r.line, 0) as line from members m
      ${isPart ? sql`` : sql`left`} join upload_rows r on r.member_number = m.member_number
    where m.deactivated_at is null and (not r.is_active or (r.line is null and ${isNotHeld}
        and not exists (select from rows_left_out u where u.member_number = m.member_number)))
      and not ${isHereUnderAnother}`.execute(tx);
  const { rows } = await sql<Counts>`
    select
      (select count(*) from members) as members,
      (select count(*) from members where deactivated_at is null) as active,
      (select count(*) from roster_leavers) as removed,
      count(*) filter (where is_active and standing <> 'known') as added,
      count(*) filter (where is_changed) as changed,
      count(*) filter (where (is_active and standing = 'known' and not is_changed) or (not is_active and standing <> 'known')) as unchanged
    from roster_plan`.execute(tx);
  return rows[0] as Counts;
}

interface Counts {
  members: number;
  active: number;
  removed: number;
  added: number;
  changed: number;
  unchanged: number;
}

/** Nobody removes themselves or changes their own roles, nor, who is none, removes an administrator by leaving them out. */
async function refuseSelfAndAdministrators(importing: Importing): Promise<void> {
  const { tx, actorId, now, errors, holder } = importing;
  if (errors.count > 0) return;
  const { rows } = await sql<{ id: number; name: string }>`
    select l.id, m.display_name as name from roster_leavers l join people m on m.id = l.id
    where l.id = ${actorId}::bigint or l.id in (select member_id from assignments_at(${now}) where capability = 'administrator')`.execute(
    tx,
  );
  if (rows.some(({ id }) => id === actorId)) refuse('ruleBroken', say(texts.leavesYourself));
  const [administrator] = rows;
  if (administrator && !mayTouchAdministrators(holder))
    refuse('ruleBroken', say(texts.leavesAdministrator, { name: administrator.name }));
  if (await changesOwnRoles(importing)) refuse('ruleBroken', say(texts.unchanged, { why: ownDecisionWords('role') }));
}

async function applyLeavingAnAdministrator(importing: Importing): Promise<void> {
  if (importing.isByHand) await noteByHand(importing);
  await leavingAnAdministrator(importing, () => applyRoster(importing));
  await (importing.isByHand ? keepByHand(importing) : forgetByHand(importing));
}

/** Somebody must be left who can upload the next roster. Asked of what is so behind the change, before it is kept. */
export async function leavingAnAdministrator({ tx, now }: Importing, apply: () => Promise<void>): Promise<void> {
  await lockAdministrators(tx);
  const had = await hasAdministrator(tx, now);
  await apply();
  if (had && !(await hasAdministrator(tx, now))) refuse('ruleBroken', say(texts.noAdministratorLeft));
}

/** What is confirmed before many leave at once; undefined where they are not many. */
export function askOfLeavers({ now }: Importing, leaving: number, active: number): Plan['needs'][number] | undefined {
  const percent = rules().leavers.percentAtOnce;
  if (leaving * 100 <= percent * active) return undefined;
  const words = say(texts.manyLeave, { count: leaving, all: active, percent, day: forfeitDay(now) });
  return { confirm: 'leavers', words };
}

/** What is confirmed before rights change. */
export function askOfRights(people: number): Plan['needs'][number][] {
  return people > 0 ? [{ confirm: 'roles', words: say(texts.rightsChange, { count: people }) }] : [];
}
