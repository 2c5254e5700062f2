import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { mayTouchAdministrators } from '#directory/administrators';
import type { Importing } from '#imports/importer';
import { type Fault, fault, faults, type Place, repeats } from '#imports/staging';
import * as imports from '#imports/texts';
import { isNotHeld } from './by-hand.ts';
import { checkRosterRights } from './roster-roles.ts';
import * as texts from './texts.ts';

/** What the rows of a roster must be to each other, before they are compared with the members. */
export async function checkRosterRows(importing: Importing): Promise<void> {
  await faults(
    importing,
    repeats('member_number', 'memberNumber', (found) => say(texts.memberTwice, found)),
  );
  await faults(
    importing,
    fault(
      sql<Place & { country: string }>`
        select line, 'countryCode'::text as field, country_code as country
        from upload_rows r where is_active and not is_faulty and not exists (select from countries c where c.code = r.country_code)`,
      ({ country }) => say(texts.noCountry, { country }),
    ),
  );
  for (const [column, field, words] of oneForDivision) {
    if (!importing.has(field)) continue;
    const value = sql.ref(column);
    await faults(
      importing,
      fault(
        sql<Place & { division: string; first: number; other: string | null }>`
          select line, ${field}::text as field, division_code as division, first_line as first, first_value as other
          from (select line, division_code, ${value} as value, first_value(line) over w as first_line, first_value(${value}) over w as first_value
            from upload_rows where is_active and not is_faulty window w as (partition by division_code order by line)) r
          where value is distinct from first_value`,
        ({ division, first, other }) =>
          say(words, { division, line: String(first), other: other ?? say(imports.none) }),
      ),
    );
  }
}

const oneForDivision = [
  ['division', 'division', texts.otherName],
  ['country_code', 'countryCode', texts.otherCountry],
  ['cluster_code', 'clusterCode', texts.otherCluster],
] as const;

/** What the planned members must be to the members that there are. */
export async function checkRosterPlan(importing: Importing): Promise<void> {
  await faults(
    importing,
    fault(
      sql<Place & { standing: string; name: string | null }>`
        select line, 'memberNumber'::text as field, standing, was_name as name
        from roster_plan where is_active and not is_same_person`,
      ({ standing, name }) => {
        if (name === null) return say(texts.numberOfSomebody);
        return say(standing === 'known' ? texts.numberTaken : texts.numberOfLeaver, { name });
      },
    ),
  );
  await faults(
    importing,
    fault(
      sql<Place & { number: string; first: number }>`
        select line, 'email'::text as field, first_number as number, first_line as first
        from (select line, roster_email, first_value(line) over w as first_line, first_value(member_number) over w as first_number
          from roster_plan where is_active and roster_email is not null window w as (partition by lower(roster_email) order by line)) r
        where line > first_line`,
      ({ number, first }) => say(texts.emailTwice, { number, line: String(first) }),
    ),
  );
  await faults(importing, addressOfOther(importing));
  await faults(
    importing,
    fault(
      sql<Place>`select line, 'managerNumber' as field from roster_plan where is_active and manager_number = member_number`,
      () => say(texts.ownManager),
    ),
    fault(
      sql<Place & { number: string }>`
        select line, 'managerNumber' as field, manager_number as number
        from roster_plan where is_active and manager_number is not null and manager_id is null and manager_number <> member_number
          and not exists (select from upload_rows u where u.member_number = roster_plan.manager_number and u.is_active)`,
      ({ number }) => say(imports.noMember, { number }),
    ),
  );
  await checkRosterRights(importing);
  await checkAdministrators(importing);
  await sql`delete from roster_plan using upload_rows r where r.line = roster_plan.line and r.is_faulty`.execute(
    importing.tx,
  );
}

/** An address of somebody who stays as they are: the rows are only some, or they are kept by hand although the roster lacks them. */
function addressOfOther({ isPart }: Importing): Fault {
  return fault(
    sql<Place & { name: string; number: string }>`
      select p.line, 'email'::text as field, o.roster_name as name, m.member_number as number
      from roster_plan p join (
        select o.member_id, o.roster_name, lower(o.roster_email) as address from profiles o where o.is_active
        union all select o.member_id, o.roster_name, lower(o.email) from profiles o
        where o.is_active and o.email_confirmed_at is not null and lower(o.email) is distinct from lower(o.roster_email)
      ) o on o.address = lower(p.roster_email) and o.member_id <> p.id
      join members m on m.id = o.member_id
      where p.is_active and not exists (select from upload_rows u where u.member_number = m.member_number)
        and (${isPart}::boolean or not ${isNotHeld})`,
    (found) => say(texts.emailOfOther, found),
  );
}

/** Who administrates nothing neither sends an administrator away nor moves their way in: their site, place, manager and addresses. */
async function checkAdministrators(importing: Importing): Promise<void> {
  await faults(importing, ...administratorsMoved(importing));
}

export function administratorsMoved({ holder, now }: Importing): Fault[] {
  if (mayTouchAdministrators(holder)) return [];
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
  return [
    fault(
      sql<Place & { isActive: boolean }>`
        select p.line, 'memberNumber'::text as field, p.is_active as "isActive"
        from roster_plan p join members m on m.id = p.id and m.deactivated_at is null join profiles o on o.member_id = m.id
        where m.id in (select member_id from assignments_at(${now}) where capability = 'administrator')
          and (not p.is_active or ${differs})`,
      ({ isActive }) => say(isActive ? texts.administratorMoves : texts.administratorLeaves),
    ),
  ];
}
