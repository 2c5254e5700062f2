import type { Input, Output } from '@laurel/contract/call';
import type { lookversions, SiteLook } from '@laurel/contract/calls/looks';
import { lookVersionsPageMax } from '@laurel/contract/limits';
import type { LookDocument } from '@laurel/contract/looks/look';
import { sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import { lookDifferences } from '#sites/differences';
import { documentOf, lookFrom } from '#sites/looks';

interface SiteRow {
  site: string;
  people: number;
  look: number | null;
  document: Partial<LookDocument> | null;
  savedAt: Date | null;
  by: string;
}

/** Sites with a look in the order in which they got one, then those where somebody is. */
export async function sitesOf(tx: Tx): Promise<SiteLook[]> {
  const { rows } = await sql<SiteRow>`
    with looks as (select site, min(id) as first, max(id) as last from look_versions group by site),
      peopled as (select lower(site_template) as site, count(*)::int as people from members
        where deactivated_at is null and site_template <> '' group by 1)
    select coalesce(l.site, p.site) as site, coalesce(p.people, 0) as people, v.id as look, v.document, v.saved_at as "savedAt",
      coalesce(m.display_name, '') as by
    from looks l full join peopled p on p.site = l.site left join look_versions v on v.id = l.last left join people m on m.id = v.saved_by_id
    order by l.first nulls last, 1`.execute(tx);
  return rows.map(({ site, people, look, document, savedAt, by }) => ({
    ...{ site, people },
    own:
      look === null || document === null || savedAt === null
        ? null
        : { look, dateSaved: savedAt.toISOString(), byMember: by, document: whole({ id: look, site, document }) },
  }));
}

const whole = (row: Parameters<typeof lookFrom>[0]) => documentOf(lookFrom(row));

interface LastRow {
  look: number;
  savedAt: Date;
  by: string;
}

export async function lastLook(tx: Tx, site: string): Promise<LastRow | undefined> {
  const { rows } = await sql<LastRow>`
    select v.id as look, v.saved_at as "savedAt", coalesce(m.display_name, '') as by
    from look_versions v left join people m on m.id = v.saved_by_id where v.site = ${site}
    -- limit: the last one
    order by v.id desc limit 1`.execute(tx);
  return rows[0];
}

interface VersionRow extends LastRow {
  version: number;
  reason: string;
  document: Partial<LookDocument>;
  before: Partial<LookDocument> | null;
}

/** A page of the looks that a site ever had, each with what it says otherwise than the one before it. */
export async function pageOfLooks(
  tx: Tx,
  { site, after, limit = lookVersionsPageMax }: Input<typeof lookversions>,
): Promise<Output<typeof lookversions>> {
  const [{ rows: counted }, { rows }] = await inOrder(
    tx,
    () => sql<{ total: number }>`select count(*)::int as total from look_versions where site = ${site}`.execute(tx),
    () =>
      sql<VersionRow>`
        select v.id as look, v.version, v.document, v.before, v.saved_at as "savedAt", v.reason, coalesce(m.display_name, '') as by
        from (select *, (row_number() over saved)::int as version, lag(document) over saved as before
          from look_versions where site = ${site} window saved as (order by id)) v
        left join people m on m.id = v.saved_by_id
        where ${after ?? null}::int is null or v.id < ${after ?? null}::int
        -- limit: one page of them, with the total beside it
        order by v.id desc limit ${limit + 1}`.execute(tx),
  );
  const page = rows.slice(0, limit);
  return {
    versions: page.map(({ look, version, document, before, savedAt, by, reason }) => {
      const now = whole({ id: look, site, document });
      return {
        ...{ look, version, reason, document: now, byMember: by, dateSaved: savedAt.toISOString() },
        differences: before ? lookDifferences(whole({ id: look, site, document: before }), now) : [],
      };
    }),
    total: counted[0]?.total ?? 0,
    next: rows.length > limit ? String(page.at(-1)?.look) : null,
  };
}
