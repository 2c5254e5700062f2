import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';

export const ofSubject = sql`join nominations n on n.id = split_part(told.subject, ':', 2)::bigint`;

/** What of a nomination is told in one sentence: who or what is nominated. */
export const nominee = sql`
  select asked.id, jsonb_build_object('name', coalesce(m.display_name, d.name)) from asked join nominations n on n.id = asked.about_id
  left join people m on m.id = n.nominee_id left join divisions d on d.code = n.division_code where m.erased_at is null`;
export interface Named {
  name: string;
}

/** One of them, as reviewers see it. */
export const reviewedAt = (nomId: string) => `/nominationmanagement?nomination=${nomId}`;
export const ownNominations = () => '/myrecognition?part=nominations';

/** To who nominated; whoever has left gets none. */
export const nominator = sql`
  select told.id, m.id, 'email', n.id from told ${ofSubject} join people m on m.id = n.by_id
  where m.deactivated_at is null`;

/** The person, or the division; undefined of who is erased. */
export async function nomineeOf(on: Db, nominationId: number): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(m.display_name, d.name) as name
    from nominations n left join people m on m.id = n.nominee_id left join divisions d on d.code = n.division_code
    where n.id = ${nominationId} and m.erased_at is null`.execute(on);
  return rows[0]?.name;
}

/** The same with more of each of `asked`. */
export function nomineeWith(more: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select told.id, told.known || ${more} from (${nominee}) told (id, known) join asked on asked.id = told.id`;
}
