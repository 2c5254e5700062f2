import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Importing } from '#imports/importer';

/** Of members `m`: nobody keeps them here by hand although the roster lacks them. */
export const isNotHeld = sql<SqlBool>`not exists (select from by_hand b where b.member_id = m.id and b.field = 'standing')`;

/** Of members `m`: the roster has them under the number of an account that was merged into theirs. */
export const isHereUnderAnother = sql<SqlBool>`m.id in (
  select d.merged_into_id from members d join upload_rows u on u.member_number = d.member_number
  where d.merged_into_id is not null and u.is_active)`;

/** Who was ended by hand does not come back by a roster that names them still. */
export async function leaveWhoIsGone({ tx, isByHand }: Importing): Promise<void> {
  if (isByHand) return;
  await sql`
    update roster_plan p set is_active = false from by_hand b
    where b.member_id = p.id and b.field = 'standing' and p.is_active and p.standing = 'back'`.execute(tx);
}

/** `roster_differences`: what is about to be otherwise by hand. Asked before the members are changed. */
export async function noteByHand({ tx }: Importing): Promise<void> {
  await sql`create temporary table roster_differences on commit drop as ${differences}`.execute(tx);
}

/** Keeps what the roster says of what has been changed by hand; what is as the roster says again is forgotten. */
export async function keepByHand({ tx, now, actorId }: Importing): Promise<void> {
  await sql`
    insert into by_hand (member_id, field, roster_value, changed_by_id, changed_at)
    select id, field, was, ${actorId}::bigint, ${now} from roster_differences
    on conflict (member_id, field) do update set changed_by_id = excluded.changed_by_id, changed_at = excluded.changed_at`.execute(
    tx,
  );
  await sql`
    delete from by_hand b using roster_differences changed
    where b.member_id = changed.id and b.field = changed.field and b.roster_value is not distinct from changed.becomes`.execute(
    tx,
  );
}

/** What a record says in the roster's columns: of members `m` with profiles `o`, or of rows `p` of the plan. */
function recordOf(member: 'm' | 'p', profile: 'o' | 'p'): RawBuilder<unknown> {
  const [m, o] = [sql.ref(member), sql.ref(profile)];
  return sql`jsonb_build_object('firstName', ${o}.firstname, 'surname', ${o}.surname, 'familyNameFirst', ${o}.family_first,
    'email', ${o}.roster_email, 'cellNum', ${o}.roster_cell_num, 'divisionCode', ${m}.division_code, 'siteTemplate', ${m}.site_template,
    'costCentre', ${m}.cost_centre, 'managerNumber', (select b.member_number from members b where b.id = ${m}.manager_id),
    'hireDate', ${o}.hire_date, 'birthDay', ${o}.dob_day, 'birthMonth', ${o}.dob_month, 'language', ${o}.roster_language)`;
}

/** id, field, was, becomes: what the plan changes of who is here, and who comes or goes. */
const differences = sql`
  select p.id, f.key as field, nullif(was.record -> f.key, 'null') as was, nullif(f.value, 'null') as becomes
  from roster_plan p join members m on m.id = p.id join profiles o on o.member_id = p.id
  cross join lateral (select ${recordOf('m', 'o')} as record) was
  cross join lateral jsonb_each(${recordOf('p', 'p')}) f
  where p.is_active and was.record -> f.key is distinct from f.value
  union all
  select p.id, 'standing', '"gone"'::jsonb, '"here"'::jsonb from roster_plan p where p.is_active and p.standing <> 'known'
  union all
  select l.id, 'standing', '"here"'::jsonb, '"gone"'::jsonb from roster_leavers l`;

/** A roster has said something of them: in its columns nothing is by hand any more, nor where it agrees with who is here. */
export async function forgetByHand({ tx, has, isPart }: Importing): Promise<void> {
  const said = Object.entries(columns).filter(([, columns]) => columns.some(has));
  await sql`
    delete from by_hand b using roster_plan p
    where p.id = b.member_id and p.is_active and b.field = any(${[...said.map(([field]) => field), 'standing']}::text[])`.execute(
    tx,
  );
  await sql`
    delete from by_hand b using members m
    where m.id = b.member_id and b.field = 'standing' and m.deactivated_at is not null
      and not exists (select from upload_rows u where u.member_number = m.member_number and u.is_active)
      and not exists (select from rows_left_out u where u.member_number = m.member_number)
      and (not ${isPart}::boolean or exists (select from upload_rows u where u.member_number = m.member_number))`.execute(
    tx,
  );
}

/** By which columns of a file a field is said. */
const columns: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [
      'firstName',
      'surname',
      'familyNameFirst',
      'email',
      'cellNum',
      'siteTemplate',
      'costCentre',
      'hireDate',
      'language',
    ].map((field) => [field, [field]]),
  ),
  divisionCode: ['division'],
  managerNumber: ['managerNumber', 'managerEmail'],
  birthDay: ['birthDay', 'birthDate'],
  birthMonth: ['birthMonth', 'birthDate'],
};
