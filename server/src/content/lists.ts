import type { ContentBlockRow, LackingText } from '@laurel/contract/calls/content/contentlist';
import { type Language, languages } from '@laurel/contract/languages';
import { isPortalBlock, neededBlocks, portalBlocks } from '@laurel/contract/rules/content-keys';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { currentVersions } from './queries.ts';

interface TextRow {
  contentKey: string;
  access: ContentBlockRow['access'];
  isRetired: boolean;
  writtenIn: Language;
  language: Language;
  title: string;
  version: number;
  isDelivered: boolean;
  isDraft: boolean;
  planned: Date | null;
  changedBy: string;
  changed: Date | null;
}

/** Every block in every language of the portal: those of the portal's screens first, in the order in which people meet them. */
export async function blocksOf(on: Db, now: Date): Promise<ContentBlockRow[]> {
  const { rows } = await sql<TextRow>`
    select b.key as "contentKey", b.access, b.retired_at is not null as "isRetired", b.language as "writtenIn", l.language,
      coalesce(c.title, '') as title, coalesce(c.version, 0) as version, (c.version is not null and c.published_by_id is null) as "isDelivered",
      d.title is not null as "isDraft", p.from_at as planned,
      coalesce(w.display_name, '') as "changedBy", coalesce(d.changed_at, c.published_at) as changed
    from content_blocks b cross join unnest(${[...languages]}::text[]) l (language)
    left join (${currentVersions(now)}) c on c.key = b.key and c.language = l.language
    left join content_drafts d on d.key = b.key and d.language = l.language
    left join content_versions p on p.key = b.key and p.language = l.language and p.withdrawn_at is null and p.from_at > ${now}
      and p.from_at > p.published_at
    left join people w on w.id = coalesce(d.changed_by_id, c.published_by_id)
    order by array_position(${[...portalBlocks]}::text[], b.key), b.key, array_position(${[...languages]}::text[], l.language)`.execute(
    on,
  );
  return [...Map.groupBy(rows, ({ contentKey }) => contentKey).values()].map((texts) => {
    const [{ contentKey, access, isRetired, writtenIn }] = texts as [TextRow];
    return { contentKey, access, isRetired, writtenIn, isOwn: !isPortalBlock(contentKey), texts: texts.map(textOf) };
  });
}

function textOf({ language, title, version, isDelivered, isDraft, planned, changedBy, changed }: TextRow) {
  return {
    ...{ language, title, version, isDelivered, isDraft, changedBy },
    datePlanned: planned?.toISOString() ?? null,
    dateChanged: changed?.toISOString() ?? null,
  };
}

/** What members should find and do not, or only as it came with the portal; and how many of them read in that language. */
export async function lackingTexts(on: Db, now: Date): Promise<LackingText[]> {
  const { rows } = await sql<LackingText>`
    with readers as (
      select language_read(p.language, p.roster_language, p.browser_language, c.language) as language, count(*) as readers
      from members m join profiles p on p.member_id = m.id join divisions d on d.code = m.division_code join countries c on c.code = d.country_code
      where m.deactivated_at is null group by 1)
    select k.key as "contentKey", l.language, case when c.version is null then 'text' else 'own' end as lacks, coalesce(r.readers, 0) as readers
    from unnest(${[...neededBlocks]}::text[]) with ordinality k (key, place)
    cross join unnest(${[...languages]}::text[]) with ordinality l (language, place)
    left join (${currentVersions(now, sql`v.key = any(${[...neededBlocks]}::text[])`)}) c on c.key = k.key and c.language = l.language
    left join readers r on r.language = l.language
    where c.published_by_id is null order by readers desc, l.place, k.place`.execute(on);
  return rows;
}
