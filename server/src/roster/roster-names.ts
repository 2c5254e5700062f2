import { divisionCodeMax } from '@laurel/contract/columns/people';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Importing } from '#imports/importer';
import { fault, faults, type Place } from '#imports/staging';
import * as texts from './texts.ts';

/** Exports of HR systems name divisions and managers in words: here they become codes and numbers. */
export async function resolveNames(importing: Importing): Promise<void> {
  if (!importing.has('divisionCode')) await divisionsByName(importing);
  if (importing.has('managerEmail')) await managersByEmail(importing);
}

/** A division of that name in that country, or a new one whose code is made from both. */
async function divisionsByName(importing: Importing): Promise<void> {
  await sql`
    update upload_rows r set division_code = coalesce(
      (select min(d.code) from divisions d where lower(d.name) = lower(r.division) and d.country_code = r.country_code),
      left(r.country_code || '-' || r.division_code, ${divisionCodeMax}))
    where r.is_active and not r.is_faulty`.execute(importing.tx);
  await faults(
    importing,
    fault(
      sql<Place & { code: string; division: string }>`
        select r.line, 'division'::text as field, d.code, d.name as division
        from upload_rows r join divisions d on d.code = r.division_code
        where r.is_active and not r.is_faulty and lower(d.name) <> lower(r.division)`,
      ({ code, division }) => say(texts.codeOfOther, { code, division }),
    ),
  );
}

/** Looked up in the file, then among the members; a number in the row goes before it. */
async function managersByEmail(importing: Importing): Promise<void> {
  await sql`
    update upload_rows r set manager_number = coalesce(
      (select min(u.member_number) from upload_rows u where lower(u.email) = lower(r.manager_email) and u.is_active),
      (select min(m.member_number) from members m join profiles p on p.member_id = m.id where lower(p.roster_email) = lower(r.manager_email)))
    where r.manager_number is null and r.manager_email is not null`.execute(importing.tx);
  await faults(
    importing,
    fault(
      sql<Place & { email: string }>`
        select line, 'managerEmail'::text as field, manager_email as email
        from upload_rows where is_active and not is_faulty and manager_email is not null and manager_number is null`,
      ({ email }) => say(texts.noManager, { email }),
    ),
  );
}
