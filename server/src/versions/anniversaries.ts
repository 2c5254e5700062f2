import type { ProgrammeDocument } from '@laurel/contract/programme/items';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Span } from './rules.ts';

interface Sum {
  people: number;
  points: number;
}

type Sides<What> = Record<'before' | 'after', What>;

/** Of who is here, has signed on and had an anniversary in a span of days: to how many something is given for it, and how much. */
export async function anniversariesIn(
  on: Tx,
  { from, to }: Span,
  documents: Sides<ProgrammeDocument>,
): Promise<Sides<Sum>> {
  const listed = (['before', 'after'] as const).flatMap((side) => {
    const { anniversaries, features } = documents[side];
    const standings = [features.anniversaries, features.celebrations];
    return anniversaries.awards.map(({ years, points }) => ({ side, years, points, standings }));
  });
  const { rows } = await sql<Sum & { side: 'before' | 'after' }>`
    select d.side, count(*)::int as people, sum(d.points)::bigint as points
    from jsonb_to_recordset(${JSON.stringify(listed)}::jsonb) as d (side text, years int, points int, standings jsonb)
    join profiles p on p.is_active and p.hire_date >= ${from}::date - make_interval(years => d.years) - interval '2 days'
      and p.hire_date < ${to}::date - make_interval(years => d.years) + interval '2 days'
    join members m on m.id = p.member_id and m.registered_at is not null and m.site_template <> ''
    where p.hire_date + make_interval(years => d.years) >= ${from}::date and p.hire_date + make_interval(years => d.years) < ${to}::date
      and (select bool_and(coalesce((f -> 'sites' ->> m.site_template)::boolean, (f ->> 'on')::boolean)) from jsonb_array_elements(d.standings) f)
    group by d.side`.execute(on);
  const of = (side: 'before' | 'after'): Sum => {
    const { people = 0, points = 0 } = rows.find((row) => row.side === side) ?? {};
    return { people, points };
  };
  return { before: of('before'), after: of('after') };
}
