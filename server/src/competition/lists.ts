import type { Input, Output } from '@laurel/contract/call';
import { type CompetitionState, pageMax } from '@laurel/contract/calls/competition/competition-fields';
import type { CompetitionRow, competitionlist } from '@laurel/contract/calls/competition/competitionlist';
import type { OpenCompetition } from '@laurel/contract/calls/competition/competitions';
import type { PastCompetition, pastcompetitions } from '@laurel/contract/calls/competition/pastcompetitions';
import { type RawBuilder, sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import { translated } from '#languages/translated';
import { openTo, sitesShown, stateOn } from './queries.ts';
import { shownWinnersOf } from './winner-queries.ts';

const inWords = (column: RawBuilder<string>) => translated('competition', column);

/** Those that run and are a site's, in their reader's words. */
export async function openCompetitions(tx: Tx, { today, site }: AsMember): Promise<OpenCompetition[]> {
  const { rows } = await sql<Omit<OpenCompetition, 'competitionId'> & { id: number }>`
    select c.id, c.start_date as "startDate", c.end_date as "endDate", ${inWords(sql`c.title`)} as title,
      ${inWords(sql`c.description`)} as description, ${inWords(sql`c.textbox_title`)} as "textboxTitle",
      ${inWords(sql`c.textbox_description`)} as "textboxDescription", c.is_enabled as "isEnabled", coalesce(c.banner_id, 'drawn') as banner
    from competitions c where ${stateOn(today)} = 'running' and ${openTo(site)} order by c.end_date, c.id`.execute(tx);
  return rows.map(({ id, ...one }) => ({ ...one, competitionId: String(id) }));
}

interface AsMember {
  today: string;
  site: string;
}

/** After the place of the one with which the last page ended, the last to end first. */
const behind = (after: string | undefined) =>
  after === undefined
    ? sql`true`
    : sql`(c.end_date, c.id) < (select e.end_date, e.id from competitions e where e.id = ${after}::bigint)`;

/** Those of a site that are over. One that was switched off and that nobody entered never was. */
export async function pageOfPast(
  tx: Tx,
  { today, site }: AsMember,
  { after, limit = pageMax }: Input<typeof pastcompetitions>,
): Promise<Output<typeof pastcompetitions>> {
  const past = sql`${stateOn(today)} = 'ended' and ${openTo(site)}
    and (c.is_enabled or exists (select from nominations n where n.competition_id = c.id))`;
  const [{ rows: counted }, { rows }] = await inOrder(
    tx,
    () => sql<{ total: number }>`select count(*) as total from competitions c where ${past}`.execute(tx),
    () =>
      sql<Omit<PastCompetition, 'competitionId'> & { id: number }>`
        select c.id, ${inWords(sql`c.title`)} as title, ${inWords(sql`c.description`)} as description,
          c.start_date as "startDate", c.end_date as "endDate", ${shownWinnersOf(sql`c.id`)} as winners
        from competitions c where ${past} and ${behind(after)}
        -- limit: one page of them, with the total beside it
        order by c.end_date desc, c.id desc limit ${limit + 1}`.execute(tx),
  );
  const page = rows.slice(0, limit);
  return {
    competitions: page.map(({ id, ...one }) => ({ ...one, competitionId: String(id) })),
    total: counted[0]?.total ?? 0,
    next: rows.length > limit ? String(page.at(-1)?.id) : null,
  };
}

/** For who keeps them: a page of all, or of those of one state, with what became of each. */
export async function pageOfAll(
  tx: Tx,
  today: string,
  { state, after, limit = pageMax }: Input<typeof competitionlist>,
): Promise<Output<typeof competitionlist>> {
  const [{ rows: counted }, { rows }] = await inOrder(
    tx,
    () =>
      sql<Record<CompetitionState | 'total', number>>`
      select count(*) as total, count(*) filter (where state = 'running') as running, count(*) filter (where state = 'planned') as planned,
        count(*) filter (where state = 'ended') as ended
      from (select ${stateOn(today)} as state from competitions c) c`.execute(tx),
    () =>
      sql<Omit<CompetitionRow, 'competitionId'> & { id: number }>`
        select c.*, coalesce(n.entries, 0) as entries, coalesce(w.winners, 0) as winners, coalesce(w.announced, 0) as announced
        from (
          select c.id, c.title, c.start_date as "startDate", c.end_date as "endDate", c.is_enabled as "isEnabled",
            ${stateOn(today)} as state, ${sitesShown} as sites
          from competitions c where (${state ?? null}::text is null or ${stateOn(today)} = ${state ?? null}) and ${behind(after)}
          -- limit: one page of them, with the total beside it
          order by c.end_date desc, c.id desc limit ${limit + 1}
        ) c
        left join lateral (select count(*) as entries from nominations where competition_id = c.id) n on true
        left join lateral (select count(*) as winners, count(announced_at) as announced from competition_winners
          where competition_id = c.id and withdrawn_at is null) w on true
        order by c."endDate" desc, c.id desc`.execute(tx),
  );
  const page = rows.slice(0, limit);
  const { total = 0, running = 0, planned = 0, ended = 0 } = counted[0] ?? {};
  return {
    competitions: page.map(({ id, ...one }) => ({ ...one, competitionId: String(id) })),
    ...{ running, planned, ended },
    total: state === undefined ? total : { running, planned, ended }[state],
    next: rows.length > limit ? String(page.at(-1)?.id) : null,
  };
}
