import { sql } from 'kysely';
import type { Importing } from './importer.ts';
import { checkRosterRights } from './roster-roles.ts';
import { faults, repeats } from './staging.ts';

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
  await sql`delete from roster_plan using upload_rows r where r.line = roster_plan.line and r.is_faulty`.execute(
    importing.tx,
  );
}
