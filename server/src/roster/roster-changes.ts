import { type RawBuilder, sql } from 'kysely';
import { keepChanges, keepDifferences } from '#imports/changes';
import type { Importing } from '#imports/importer';
import { forfeitDay } from '#programme/grace';

/** What people read before they confirm: rights first, as entries of their own, then divisions, leavers, changes and newcomers. */
export async function keepRosterChanges(
  importing: Importing,
  asks: { rights: boolean; leavers: boolean },
): Promise<void> {
  if (asks.rights) await keepRights(importing);
  await keepDivisions(importing);
  await keepMerged(importing);
  await keepLeavers(importing, asks.leavers);
  await keepMembers(importing);
  await keepNewcomers(importing);
}

/**
 * Whose rights, or whose e-mail address before the first sign-on (which decides who one is), the roster changes.
 * Who comes back, or is new, had none.
 */
function keepRights(importing: Importing): Promise<void> {
  return keepDifferences(
    importing,
    'rights',
    sql`
      select p.line, p.member_number as key, p.roster_name as name, 'roles' as asks,
        jsonb_build_object('isManager', coalesce(h.is_manager, false), 'isAdminReports', coalesce(h.is_admin_reports, false),
          'roleCa', coalesce(h.role_ca, false), 'roleCc', coalesce(h.role_cc, false), 'roleIdea', coalesce(h.role_idea, false),
          'roleInv', coalesce(h.role_inv, false), 'email', case when p.is_registered then null when p.standing = 'new' then p.roster_email else o.roster_email end) as before,
        jsonb_build_object('isManager', p.is_manager, 'isAdminReports', p.is_admin_reports, 'roleCa', p.role_ca, 'roleCc', p.role_cc,
          'roleIdea', p.role_idea, 'roleInv', p.role_inv, 'email', case when not p.is_registered and (p.standing = 'new' or o.roster_email is not null) then p.roster_email end) as after
      from roster_plan p
      left join members m on m.id = p.id and m.deactivated_at is null
      left join roster_held h on h.member_id = m.id
      left join profiles o on o.member_id = p.id
      where p.is_active`,
  );
}

function keepDivisions(importing: Importing): Promise<void> {
  return keepDifferences(
    importing,
    'division',
    sql`
      select min(r.line) as line, d.code as key, d.name, null as asks,
        jsonb_build_object('division', d.name, 'countryCode', d.country_code, 'clusterCode', d.cluster_code) as before,
        jsonb_build_object('division', r.division, 'countryCode', r.country_code, 'clusterCode', coalesce(r.cluster_code, d.cluster_code)) as after
      from upload_rows r join divisions d on d.code = r.division_code
      where r.is_active and not r.is_faulty
        and (d.name, d.country_code, d.cluster_code) is distinct from (r.division, r.country_code, coalesce(r.cluster_code, d.cluster_code))
      group by d.code, d.name, r.division, r.country_code, r.cluster_code`,
  );
}

/** Rows of numbers that were merged: who stands for each, and since when. */
function keepMerged(importing: Importing): Promise<void> {
  return keepChanges(
    importing,
    'merged',
    sql`
      select r.line, r.member_number as key, 'changed' as what, null as asks, s.display_name as name, '{}'::jsonb as before,
        jsonb_build_object('number', s.member_number, 'since', g.created_at::date::text) as after
      from upload_rows r join members m on m.member_number = r.member_number join mergers g on g.doubled_id = m.id
      join people s on s.id = m.merged_into_id where not r.is_faulty order by r.line`,
  );
}

function keepLeavers(importing: Importing, isAsked: boolean): Promise<void> {
  return keepChanges(
    importing,
    'leaver',
    sql`
      select l.line, m.member_number as key, 'removed' as what, case when ${isAsked} then 'leavers' end as asks,
        m.roster_name as name, '{}'::jsonb as before,
        jsonb_build_object('wallet', coalesce(w.balance, 0), 'pot', coalesce(p.balance, 0), 'on', ${forfeitDay(importing.now)}::text) as after
      from roster_leavers l join people m on m.id = l.id
      left join ledger_accounts w on w.member_id = m.id and w.kind = 'wallet' and w.closed_at is null
      left join ledger_accounts p on p.member_id = m.id and p.kind = 'pot' and p.closed_at is null
      order by l.line, m.member_number`,
  );
}

/** Without the rights, which have entries of their own. */
function keepMembers(importing: Importing): Promise<void> {
  const values = (alias: string, costCentre: RawBuilder<unknown>) => {
    const of = (column: string) => sql.ref(`${alias}.${column}`);
    return sql`jsonb_build_object('firstName', ${of('firstname')}, 'surname', ${of('surname')}, 'familyNameFirst', ${of('family_first')}, 'email', ${of('email')}, 'cellNum', ${of('cell_num')},
      'divisionCode', ${of('division_code')}, 'siteTemplate', ${of('site_template')}, 'hireDate', ${of('hire_date')}, 'costCentre', ${costCentre},
      'birthDay', ${of('dob_day')}, 'birthMonth', ${of('dob_month')}, 'language', ${of('roster_language')},
      'managerNumber', (select member_number from members b where b.id = ${of('manager_id')}))`;
  };
  return keepDifferences(
    importing,
    'member',
    sql`
      select p.line, p.member_number as key, p.was_name as name, null as asks, ${values('m', sql`e.cost_centre`)} as before,
        ${values('p', sql`p.cost_centre`)} || case when p.manager_number is null then '{}' else jsonb_build_object('managerNumber', p.manager_number) end as after
      from roster_plan p join people m on m.id = p.id join members e on e.id = p.id where p.is_changed`,
  );
}

async function keepNewcomers(importing: Importing): Promise<void> {
  for (const [standing, topic] of [
    ['back', 'back'],
    ['new', 'newcomer'],
  ] as const)
    await keepChanges(
      importing,
      topic,
      sql`
        select line, member_number as key, 'added' as what, null as asks, roster_name as name,
          '{}'::jsonb as before, jsonb_build_object('divisionCode', division_code) as after
        from roster_plan where is_active and standing = ${standing} order by line`,
    );
}
