import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { publicIdOf } from './member-id.ts';

export interface FoundPerson {
  id: number;
  publicId: string;
  isRegistered: boolean;
  divisionCode: string;
}

/** The active members of these member ids, by public id; unknown ones and leavers are missing. */
export async function peopleByMemberId(on: Db | Tx, memberIds: readonly string[]): Promise<Map<string, FoundPerson>> {
  const { rows } = await sql<FoundPerson>`
    select id, public_id as "publicId", registered_at is not null as "isRegistered", division_code as "divisionCode"
    from members where public_id = any(${memberIds.map(publicIdOf)}::text[]) and deactivated_at is null`.execute(on);
  return new Map(rows.map((row) => [row.publicId, row]));
}

/** The registered active members of a division. */
export async function peopleOfDivision(on: Db | Tx, divisionCode: string): Promise<FoundPerson[]> {
  const { rows } = await sql<FoundPerson>`
    select id, public_id as "publicId", true as "isRegistered", division_code as "divisionCode"
    from members where division_code = ${divisionCode} and deactivated_at is null and registered_at is not null order by id`.execute(
    on,
  );
  return rows;
}

/** The registered active members of each of these divisions, by its code; a division that does not exist is missing. */
export async function peopleOfDivisions(on: Db | Tx, codes: readonly string[]): Promise<Map<string, FoundPerson[]>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<FoundPerson & { code: string }>`
    select d.code, m.id, m.public_id as "publicId", true as "isRegistered", m.division_code as "divisionCode"
    from divisions d left join members m on m.division_code = d.code and m.deactivated_at is null and m.registered_at is not null
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
