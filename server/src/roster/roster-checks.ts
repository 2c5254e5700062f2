import { sql } from 'kysely';
import { mayTouchAdministrators } from '#directory/administrators';
import type { Importing } from '#imports/importer';
import { faults, repeats } from '#imports/staging';
import { checkRosterRights } from './roster-roles.ts';

/** What the rows of a roster must be to each other, before they are compared with the members. */
export async function checkRosterRows(importing: Importing): Promise<void> {
  await faults(importing, repeats('member_number', 'memberNumber', 'This memberNumber stands'));
  await faults(
    importing,
    sql`select line, 'countryCode'::text as field, 'There is no country ' || country_code || ': please upload it first.' as message
      from upload_rows r where is_active and not is_faulty and not exists (select from countries c where c.code = r.country_code)`,
  );
  for (const [column, field, words] of oneForDivision) {
    if (!importing.has(field)) continue;
    const value = sql.ref(column);
    await faults(
      importing,
      sql`select line, ${field}::text as field, 'Division ' || division_code || ' has another ' || ${words}::text || ' on line ' || first_line || ': ' || first_value || '.' as message
        from (select line, division_code, ${value} as value, first_value(line) over w as first_line, first_value(${value}) over w as first_value
          from upload_rows where is_active and not is_faulty window w as (partition by division_code order by line)) r
        where value is distinct from first_value`,
    );
  }
}

const oneForDivision = [
  ['division', 'division', 'name'],
  ['country_code', 'countryCode', 'country'],
  ['cluster_code', 'clusterCode', 'cluster'],
] as const;

/** What the planned members must be to the members that there are. */
export async function checkRosterPlan(importing: Importing): Promise<void> {
  await faults(
    importing,
    sql`select line, 'memberNumber'::text as field, case standing
        when 'known' then 'This number belongs to ' || was_name || ', who has another name and another e-mail address. A new person needs a new number.'
        else 'This number belonged to ' || coalesce(was_name, 'somebody') || ', who has left. A new person needs a new number.' end as message
      from roster_plan where is_active and not is_same_person`,
  );
  await faults(
    importing,
    sql`select line, 'email'::text as field, 'This e-mail address is also that of member ' || first_number || ', line ' || first_line || '.' as message
      from (select line, roster_email, first_value(line) over w as first_line, first_value(member_number) over w as first_number
        from roster_plan where is_active and roster_email is not null window w as (partition by lower(roster_email) order by line)) r
      where line > first_line`,
  );
  await faults(
    importing,
    sql`select line, 'managerNumber'::text as field, 'Nobody can be their own manager.' as message
      from roster_plan where is_active and manager_number = member_number
    union all
    select line, 'managerNumber', 'There is no member ' || manager_number || '.'
      from roster_plan where is_active and manager_number is not null and manager_id is null and manager_number <> member_number
        and not exists (select from upload_rows u where u.member_number = roster_plan.manager_number and u.is_active)`,
  );
  await checkRosterRights(importing);
  await checkAdministrators(importing);
  await sql`delete from roster_plan using upload_rows r where r.line = roster_plan.line and r.is_faulty`.execute(
    importing.tx,
  );
}

/** Who administrates nothing neither sends an administrator away nor moves their way in: their site, place, manager and addresses. */
async function checkAdministrators(importing: Importing): Promise<void> {
  if (mayTouchAdministrators(importing.holder)) return;
  const places = ['division_code', 'site_template', 'manager_id', 'cost_centre'].map(
    (name) => [`m.${name}`, name] as const,
  );
  const addresses = ['email', 'roster_email', 'cell_num', 'roster_cell_num'].map(
    (name) => [`o.${name}`, name] as const,
  );
  const differs = sql.join(
    [...places, ...addresses].map(([was, is]) => sql`${sql.ref(was)} is distinct from ${sql.ref(`p.${is}`)}`),
    sql` or `,
  );
  await faults(
    importing,
    sql`select p.line, 'memberNumber'::text as field, 'Only an administrator of reports may ' ||
        case when p.is_active then 'move an administrator of reports or change their addresses.' else 'deactivate an administrator of reports.' end as message
      from roster_plan p join members m on m.id = p.id and m.deactivated_at is null join profiles o on o.member_id = m.id
      where m.id in (select member_id from assignments_at(${importing.now}) where capability = 'administrator')
        and (not p.is_active or ${differs})`,
  );
}
