import type { Input, Output } from '@laurel/contract/call';
import type { Audience } from '@laurel/contract/calls/announcements/announcement';
import type { AudienceChoice, announcementaudiences } from '@laurel/contract/calls/announcements/announcementaudiences';
import type {
  AnnouncementRow,
  AnnouncementState,
  announcementlist,
} from '@laurel/contract/calls/announcements/announcementlist';
import type { AudienceKind } from '@laurel/contract/calls/announcements/audience-kinds';
import { announcementsPage } from '@laurel/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';

type ListRow = Omit<AnnouncementRow, 'dateFrom' | 'dateUntil' | 'dateChanged'> & {
  from: Date;
  until: Date | null;
  changedAt: Date;
};

/** A page of what is announced in a place, and how many there are of each state. */
export async function pageOf(
  tx: Tx,
  { place, state, page }: Input<typeof announcementlist>,
  now: Date,
): Promise<Output<typeof announcementlist>> {
  const [{ rows: counted }, { rows }] = await inOrder(
    tx,
    () =>
      sql<Record<AnnouncementState, number>>`
      select count(*) filter (where ${isIn('running', now)})::int as running, count(*) filter (where ${isIn('planned', now)})::int as planned,
        count(*) filter (where ${isIn('ended', now)})::int as ended
      from announcements where place = ${place} and removed_at is null`.execute(tx),
    () =>
      sql<ListRow>`
      select a.id::text as "announcementId", a.revision, a.place, a.language, a.picture, a.link, a.from_at as "from", a.until_at as "until",
        a.changed_at as "changedAt", coalesce(m.display_name, '') as "changedBy",
        jsonb_build_object('sites', a.sites, 'countries', a.countries, 'clusters', a.clusters, 'divisions', a.divisions,
          'managersOnly', a.managers_only) as audience,
        (select jsonb_agg(jsonb_build_object('language', t.language, 'title', t.title, 'words', t.words, 'alt', t.alt) order by t.language)
          from announcement_texts t where t.announcement_id = a.id) as texts
      from announcements a left join people m on m.id = a.changed_by_id
      where a.place = ${place} and a.removed_at is null and ${isIn(state, now)}
      -- limit: one page of them, with the totals beside it
      order by ${orders[state]}, a.id limit ${announcementsPage} offset ${page * announcementsPage}`.execute(tx),
  );
  return {
    announcements: rows.map(({ from, until, changedAt, ...row }) => ({
      ...row,
      dateFrom: from.toISOString(),
      dateUntil: until?.toISOString() ?? null,
      dateChanged: changedAt.toISOString(),
    })),
    totals: counted[0] ?? { running: 0, planned: 0, ended: 0 },
  };
}

function isIn(state: AnnouncementState, now: Date): RawBuilder<boolean> {
  if (state === 'planned') return sql`(from_at > ${now})`;
  const isOver = sql`(until_at is not null and until_at <= ${now})`;
  return state === 'ended' ? sql`(from_at <= ${now} and ${isOver})` : sql`(from_at <= ${now} and not ${isOver})`;
}

/** As members read them; what comes next first; what ended last first. */
const orders: Record<AnnouncementState, RawBuilder<unknown>> = {
  running: sql`a.position`,
  planned: sql`a.from_at`,
  ended: sql`a.until_at desc`,
};

/** People who may enter, and where they are. */
const peopled = sql`(select lower(m.site_template) as site, d.country_code, d.cluster_code, d.code as division, count(*)::int as people
  from members m join divisions d on d.code = m.division_code where m.deactivated_at is null and m.site_template <> '' group by 1, 2, 3, 4)`;

/** All to whom something can be announced: sites at which somebody is, countries, clusters and divisions. */
export async function audiences(tx: Tx): Promise<Output<typeof announcementaudiences>> {
  const { rows } = await sql<AudienceChoice & { kind: AudienceKind }>`
    with p as materialized ${peopled}
    select 'sites' as kind, site as code, site as name, sum(people)::int as people from p group by site
    union all select 'countries', c.code, c.name, coalesce((select sum(people) from p where p.country_code = c.code), 0)::int from countries c
    union all select 'clusters', cluster_code, cluster_code, sum(people)::int from (
      select d.cluster_code, coalesce((select sum(people) from p where p.division = d.code), 0) as people from divisions d where d.cluster_code <> '') x
      group by cluster_code
    union all select 'divisions', d.code, d.name, coalesce(q.people, 0)::int from divisions d
      left join (select division, sum(people) as people from p group by division) q on q.division = d.code
    order by 1, 3, 2`.execute(tx);
  const of = (kind: AudienceKind) =>
    rows.filter((row) => row.kind === kind).map(({ code, name, people }) => ({ code, name, people }));
  return { sites: of('sites'), countries: of('countries'), clusters: of('clusters'), divisions: of('divisions') };
}

/** How many members it reaches: by the rule of `#home/announcements`. */
export async function peopleOf(tx: Tx, audience: Audience, now: Date): Promise<number> {
  const { sites, countries, clusters, divisions, managersOnly } = audience;
  const isEverybody = sites.length + countries.length + clusters.length + divisions.length === 0;
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from members m join divisions d on d.code = m.division_code
    where m.deactivated_at is null and m.site_template <> ''
      and (${isEverybody} or lower(m.site_template) = any(${sites}::text[]) or d.country_code = any(${countries}::text[])
        or d.cluster_code = any(${clusters}::text[]) or d.code = any(${divisions}::text[]))
      and (not ${managersOnly} or m.id in (select member_id from roles_at(${now}) where capability = 'manager'))`.execute(
    tx,
  );
  return rows[0]?.people ?? 0;
}

/** What of an audience there is not. */
export async function unknownCodes(tx: Tx, audience: Audience): Promise<{ kind: AudienceKind; code: string }[]> {
  const { rows } = await sql<{ kind: AudienceKind; code: string }>`
    select 'sites' as kind, wanted as code from unnest(${audience.sites}::text[]) asked (wanted)
      where not exists (select from members where lower(site_template) = wanted and deactivated_at is null)
    union all select 'countries', wanted from unnest(${audience.countries}::text[]) asked (wanted) where not exists (select from countries c where c.code = wanted)
    union all select 'clusters', wanted from unnest(${audience.clusters}::text[]) asked (wanted) where not exists (select from divisions d where d.cluster_code = wanted)
    union all select 'divisions', wanted from unnest(${audience.divisions}::text[]) asked (wanted) where not exists (select from divisions d where d.code = wanted)`.execute(
    tx,
  );
  return rows;
}
