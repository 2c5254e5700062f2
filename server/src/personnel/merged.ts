import type { Person } from '@laurel/contract/calls/personnel/person';
import type { MergerLine } from '@laurel/contract/shapes/merger';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { joinWords } from '#words/read';

type StandsFor = NonNullable<Person['standsFor']>;

/** Who stands for somebody; null where they are nobody's other account. */
export async function standsForOf(tx: Tx, id: number): Promise<StandsFor | null> {
  const { rows } = await sql<Omit<StandsFor, 'dateMerged'> & { at: Date }>`
    select (case when s.registered_at is null then '0.' else '1.' end) || s.public_id as "memberId", s.display_name as "memberName",
      s.member_number as "memberNumber", g.created_at as at
    from members m join people s on s.id = m.merged_into_id join mergers g on g.doubled_id = m.id where m.id = ${id}`.execute(
    tx,
  );
  const [found] = rows;
  if (!found) return null;
  const { at, ...who } = found;
  return { ...who, dateMerged: at.toISOString() };
}

interface MergedFound extends Omit<Person['merged'][number], 'dateMerged'> {
  at: Date;
  lines: MergerLine[];
}

/** The accounts that were merged into somebody's, those behind these too, the newest first. */
export async function mergedInto(tx: Tx, id: number): Promise<Person['merged']> {
  const { rows } = await sql<MergedFound>`
    select m.member_number as "memberNumber", g.created_at as at, coalesce(by_whom.display_name, '') as "byMember",
      coalesce(second.display_name, '') as "secondMember", coalesce(reason.text, '') as reason,
      g.wallet_points as points, g.pot_points as "potPoints", g.account as lines
    from members m join mergers g on g.doubled_id = m.id left join people by_whom on by_whom.id = g.by_id
    left join people second on second.id = g.second_id ${joinWords('reason', 'merger.reason', 'g.id')}
    where m.merged_into_id = ${id} order by g.id desc`.execute(tx);
  return rows.map(({ at, ...merged }) => ({ ...merged, dateMerged: at.toISOString() }));
}
