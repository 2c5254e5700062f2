import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { publicIdOf } from './member-id.ts';

export interface FoundPerson {
  id: number;
  publicId: string;
  isRegistered: boolean;
  divisionCode: string;
  managerId: number | null;
}

/** The active members of these member ids, by public id; unknown ones and leavers are missing. */
export async function peopleByMemberId(on: Db | Tx, memberIds: readonly string[]): Promise<Map<string, FoundPerson>> {
  const { rows } = await sql<FoundPerson>`
    select id, public_id as "publicId", registered_at is not null as "isRegistered", division_code as "divisionCode", manager_id as "managerId"
    from members where public_id = any(${memberIds.map(publicIdOf)}::text[]) and deactivated_at is null`.execute(on);
  return new Map(rows.map((row) => [row.publicId, row]));
}

/** The registered active members of a division. */
export async function peopleOfDivision(on: Db | Tx, divisionCode: string): Promise<FoundPerson[]> {
  const { rows } = await sql<FoundPerson>`
    select id, public_id as "publicId", true as "isRegistered", division_code as "divisionCode", manager_id as "managerId"
    from members where division_code = ${divisionCode} and deactivated_at is null and registered_at is not null order by id`.execute(
    on,
  );
  return rows;
}

export async function knownDivisions(on: Db | Tx, codes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{
    code: string;
  }>`select code from divisions where code = any(${[...codes]}::text[])`.execute(on);
  return new Set(rows.map((row) => row.code));
}
