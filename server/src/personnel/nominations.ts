import type { NominationSide, PersonNomination } from '@laurel/contract/calls/personnel/personnominations';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import { nominatedFor } from '#languages/translated';
import { pageRows } from '#streams/report-page';
import { counted, cutTo, type SectionPage } from './section.ts';

type Found = Omit<PersonNomination, 'date' | 'other'> & PersonNomination['other'] & { id: string; at: Date };

const sides: Record<NominationSide, { own: RawBuilder<unknown>; other: RawBuilder<unknown> }> = {
  received: { own: sql`n.nominee_id`, other: sql`n.by_id` },
  made: { own: sql`n.by_id`, other: sql`n.nominee_id` },
};

/** Nominations of somebody or by them: of whom and for what, and what was paid; what reviewers thought is theirs. */
export async function nominationsOfPerson(
  on: Db,
  memberId: number,
  { side, ...page }: SectionPage & { side: NominationSide },
) {
  const { own, other } = sides[side];
  const of = { from: sql`nominations n`, wanted: sql`${own} = ${memberId}`, id: sql`n.id`, key: sql`n.created_at` };
  const { rows } = await sql<Found>`
    select n.id::text as id, n.created_at as at, n.kind, n.state, ${nominatedFor()} as "nomCat", coalesce(paid.points_each, 0) as points,
      coalesce((case when o.registered_at is null then '0.' else '1.' end) || o.public_id, '') as "memberId",
      coalesce(o.display_name, d.name, '') as "memberName", coalesce(o.member_number, '') as "memberNumber"
    from (${pageRows(sql`n.*`, of, page)}) n left join people o on o.id = ${other} left join divisions d on d.code = n.division_code
    left join payouts paid on paid.nomination_id = n.id order by n.place desc, n.id desc`.execute(on);
  const { shown, next } = cutTo(rows, page.limit);
  const nominations = shown.map(({ id: _, at, memberId: with_, memberName, memberNumber, ...row }) => ({
    ...{ ...row, date: at.toISOString() },
    other: { memberId: with_, memberName, memberNumber },
  }));
  return { nominations, next, ...(await counted(on, page, sql`nominations n where ${own} = ${memberId}`)) };
}
