import type { PersonRecognition, RecognitionSide } from '@laurel/contract/calls/personnel/personrecognitions';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import { giverName } from '#directory/giver';
import { memberIdOf } from '#directory/member-id';
import { recognisedFor } from '#languages/translated';
import { pageRows } from '#streams/report-page';
import { counted, cutTo, type SectionPage } from './section.ts';

type Found = Omit<PersonRecognition, 'date'> & { id: string; at: Date };

const sides: Record<RecognitionSide, { own: RawBuilder<unknown>; other: RawBuilder<unknown> }> = {
  received: { own: sql`r.to_id`, other: sql`r.from_id` },
  given: { own: sql`r.from_id`, other: sql`r.to_id` },
};

/** What somebody received or gave: what for and how much, not the words that were written. */
export async function recognitionsOfPerson(
  on: Db,
  memberId: number,
  { side, ...page }: SectionPage & { side: RecognitionSide },
) {
  const { own, other } = sides[side];
  const of = { from: sql`recognitions r`, wanted: sql`${own} = ${memberId}`, id: sql`r.id`, key: sql`r.created_at` };
  const { rows } = await sql<Found>`
    select r.id::text as id, r.created_at as at, r.kind, ${recognisedFor()} as value, r.points::int as points,
      jsonb_build_object('memberId', coalesce(${memberIdOf('o')}, ''), 'memberName', ${giverName('o')}, 'memberNumber', coalesce(o.member_number, '')) as other
    from (${pageRows(sql`r.*`, of, page)}) r left join people o on o.id = ${other} order by r.place desc, r.id desc`.execute(
    on,
  );
  const { shown, next } = cutTo(rows, page.limit);
  const recognitions = shown.map(({ id: _, at, ...row }) => ({ ...row, date: at.toISOString() }));
  return { recognitions, next, ...(await counted(on, page, sql`recognitions r where ${own} = ${memberId}`)) };
}
