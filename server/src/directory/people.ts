import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { publicIdOf } from './member-id.ts';

export interface FoundPerson {
  id: number;
  publicId: string;
  isRegistered: boolean;
  divisionCode: string;
  siteTemplate: string;
  managerId: number | null;
  displayName: string;
  email: string | null;
  mobile: string | null;
  /** Their open wallet; null for who has none. */
  wallet: number | null;
}

/** Of active members `m`. */
const person = sql`m.id, m.public_id as "publicId", m.registered_at is not null as "isRegistered", m.division_code as "divisionCode",
  m.site_template as "siteTemplate", m.manager_id as "managerId",
  coalesce(p.display_name, '') as "displayName", p.email, p.cell_num as mobile, w.id as wallet`;
const withContact = sql`left join profiles p on p.member_id = m.id
  left join ledger_accounts w on w.member_id = m.id and w.kind = 'wallet' and w.closed_at is null`;

/** The active members of these member ids, by public id; unknown ones and leavers are missing. */
export async function peopleByMemberId(on: Db | Tx, memberIds: readonly string[]): Promise<Map<string, FoundPerson>> {
  const { rows } = await sql<FoundPerson>`
    select ${person} from each_of(${memberIds.map(publicIdOf)}::text[]) wanted join members m on m.public_id = wanted ${withContact}
    where m.deactivated_at is null`.execute(on);
  return new Map(rows.map((row) => [row.publicId, row]));
}

/** These active members, in the order of their ids. */
export async function peopleById(on: Db | Tx, ids: readonly number[]): Promise<FoundPerson[]> {
  const { rows } = await sql<FoundPerson>`
    select ${person} from members m ${withContact} where m.id = any(${[...ids]}::bigint[]) and m.deactivated_at is null order by m.id`.execute(
    on,
  );
  return rows;
}

/** The registered active members of each of these divisions, by its code; a division that does not exist is missing. */
export async function peopleOfDivisions(on: Db | Tx, codes: readonly string[]): Promise<Map<string, FoundPerson[]>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<FoundPerson & { code: string }>`
    select d.code, ${person}
    from divisions d left join members m on m.division_code = d.code and m.deactivated_at is null and m.registered_at is not null ${withContact}
    where d.code = any(${[...codes]}::text[]) order by m.id`.execute(on);
  const divisions = new Map<string, FoundPerson[]>();
  for (const { code, ...person } of rows) {
    const people = divisions.get(code) ?? [];
    // A division without people is one row without a person.
    if (person.id !== null) people.push(person);
    divisions.set(code, people);
  }
  return divisions;
}

/** How the portal speaks of somebody, also of who has left; '' for nobody. */
export async function nameOf(on: Db, memberId: number | null): Promise<string> {
  const { rows } = await sql<{ name: string }>`select display_name as name from people where id = ${memberId}`.execute(
    on,
  );
  return rows[0]?.name ?? '';
}

/** Whoever this is, whether they are here or not; undefined where there never was anybody. */
export async function idOfAnybody(on: Db | Tx, memberId: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from members where public_id = ${publicIdOf(memberId)}`.execute(
    on,
  );
  return rows[0]?.id;
}
