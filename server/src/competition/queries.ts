import type { Competition, CompetitionState } from '@laurel/contract/calls/competition/competition-fields';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { translated } from '#languages/translated';

/** A competition as it is written, and what its administrators see beside that. */
export interface StoredCompetition {
  id: number;
  competition: Competition;
  /** Codes of sites in lower case; empty: everybody's. */
  sites: string[];
  bannerId: string | null;
  state: CompetitionState;
  revision: number;
  changedAt: Date;
  changedBy: string;
}

/** The day by which competitions begin and end, in UTC. */
export const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** Of a competition `c` on a day. */
export const stateOn = (today: string) => sql<CompetitionState>`case when c.end_date < ${today}::date then 'ended'
  when c.is_enabled and c.start_date <= ${today}::date then 'running' else 'planned' end`;

/** Whether a competition `c` is for who belongs to this site. */
export const openTo = (site: string) => sql<boolean>`(c.sites is null or ${site.toLowerCase()} = any(c.sites))`;

export const everybodys = sql<boolean>`c.sites is null`;

export const sitesShown = sql<string[]>`coalesce(c.sites, '{}')`;

export async function competitionById(on: Db | Tx, id: number, today: string): Promise<StoredCompetition | undefined> {
  return (await stored(on, today, sql`where c.id = ${id}`))[0];
}

/**
 * Of which the calls of the specification speak: the running one that ends first, else the next to begin, else the last one; of those
 * `which` are asked for.
 */
export async function theCompetition(
  on: Db | Tx,
  today: string,
  which: RawBuilder<boolean> = sql`true`,
): Promise<StoredCompetition | undefined> {
  const rows = await stored(
    on,
    today,
    sql`where ${which} order by array_position(array['running', 'planned', 'ended'], ${stateOn(today)}),
      case ${stateOn(today)} when 'running' then c.end_date - ${today}::date
        when 'planned' then c.start_date - ${today}::date else ${today}::date - c.end_date end, c.id
      -- limit: the one that is meant
      limit 1`,
  );
  return rows[0];
}

interface Row extends Competition, Omit<StoredCompetition, 'competition'> {}

async function stored(on: Db | Tx, today: string, which: RawBuilder<unknown>): Promise<StoredCompetition[]> {
  const { rows } = await sql<Row>`
    select c.id, c.start_date as "startDate", c.end_date as "endDate", c.title, c.description, c.textbox_title as "textboxTitle",
      c.textbox_description as "textboxDescription", c.is_enabled as "isEnabled", ${sitesShown} as sites, c.banner_id as "bannerId",
      ${stateOn(today)} as state, c.revision, c.updated_at as "changedAt", coalesce(m.display_name, '') as "changedBy"
    from competitions c left join people m on m.id = c.updated_by_id ${which}`.execute(on);
  return rows.map(({ id, sites, bannerId, state, revision, changedAt, changedBy, ...competition }) => ({
    ...{ id, competition, sites, bannerId, state, revision, changedAt, changedBy },
  }));
}

export const none: Competition = {
  startDate: '',
  endDate: '',
  title: '',
  description: '',
  textboxTitle: '',
  textboxDescription: '',
  isEnabled: false,
};

/** In the reader's language where the administrators' words are translated. */
export async function inReadersWords(on: Db | Tx, written: Competition): Promise<Competition> {
  const { rows } = await sql<Pick<Competition, 'title' | 'description' | 'textboxTitle' | 'textboxDescription'>>`
    select ${inWords(written.title)} as title, ${inWords(written.description)} as description,
      ${inWords(written.textboxTitle)} as "textboxTitle", ${inWords(written.textboxDescription)} as "textboxDescription"`.execute(
    on,
  );
  return { ...written, ...rows[0] };
}

const inWords = (text: string) => translated('competition', sql`${text}::text`);

export async function entriesOf(on: Db | Tx, competitionId: number): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    select count(*) as entries from nominations where competition_id = ${competitionId}`.execute(on);
  return rows[0]?.entries ?? 0;
}

/** Where members are, by the codes that a competition has for them. */
export async function peopledSites(on: Db | Tx): Promise<{ site: string; people: number }[]> {
  const { rows } = await sql<{ site: string; people: number }>`
    select lower(site_template) as site, count(*) as people from members
    where deactivated_at is null and site_template <> '' group by 1 order by 1`.execute(on);
  return rows;
}
