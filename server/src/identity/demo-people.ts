import { capabilityWords } from '@laurel/contract/words/capability-words';
import { sql } from 'kysely';
import type { Db } from '#db/pool';

export interface DemoPerson {
  subject: string;
  claims: { name: string; email?: string; email_verified?: boolean; employee_number?: string };
}

const stranger = 'stranger:';

/** Whom an e-mail address means. An address that nobody has is somebody whom the provider knows and the roster does not. */
export async function demoPersonByLogin(db: Db, login: string): Promise<DemoPerson | undefined> {
  const found = await people(db)
    .where(sql`lower(email)`, '=', login.trim().toLowerCase())
    .orderBy(sql`deactivated_at nulls first`)
    .executeTakeFirst();
  if (found) return personOf(found);
  return demoPersonBySubject(db, stranger + login.trim().toLowerCase());
}

export async function demoPersonBySubject(db: Db, subject: string): Promise<DemoPerson | undefined> {
  if (subject.startsWith(stranger)) {
    const email = subject.slice(stranger.length);
    return /^[^@\s]+@[^@\s]+$/.test(email)
      ? { subject, claims: { name: email, email, email_verified: true } }
      : undefined;
  }
  const found = await people(db).where('member_number', '=', subject).executeTakeFirst();
  return found && personOf(found);
}

export interface DemoListItem {
  memberNumber: string;
  name: string;
  division: string;
  role: string;
}

/** The demonstration's sign-on page is in English. */
const english = Object.fromEntries(Object.entries(capabilityWords).map(([capability, { text }]) => [capability, text]));

/** The people of the demonstration's sign-on page, the first first. */
export async function demoPeople(db: Db, search: string, now: Date): Promise<DemoListItem[]> {
  const { rows } = await sql<DemoListItem>`
    select m.member_number as "memberNumber", p.display_name as name, d.name as division,
      concat_ws(', ', (
          select string_agg(distinct ${JSON.stringify(english)}::jsonb ->> r.capability, ', ') from roles_at(${now}) r where r.member_id = m.id),
        case when p.cell_num is null then 'no mobile number' end, case when m.site_template = '' then 'no site' end,
        case when m.registered_at is null then 'not registered yet' end) as role
    from members m join profiles p on p.member_id = m.id join divisions d on d.code = m.division_code
    where m.deactivated_at is null and strpos(p.search_text, ${search}) > 0
    -- limit: a page of the demonstration's sign-on, whose search finds everybody else
    order by m.member_number limit 50`.execute(db);
  return rows;
}

function people(db: Db) {
  return db
    .selectFrom('members')
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .select(['member_number', 'roster_name as name', 'email']);
}

function personOf(found: { member_number: string; name: string; email: string | null }): DemoPerson {
  const claims: DemoPerson['claims'] = { name: found.name, employee_number: found.member_number };
  if (found.email) Object.assign(claims, { email: found.email, email_verified: true });
  return { subject: found.member_number, claims };
}
