import type { Input } from '@laurel/contract/call';
import type { admincompetitionupdate } from '@laurel/contract/calls/competition/admincompetitionupdate';
import type { Competition } from '@laurel/contract/calls/competition/competition-fields';
import { savecompetition } from '@laurel/contract/calls/competition/savecompetition';
import { competitionsAtOnceMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { notFound, refusalWith, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { hashOf } from '#languages/translated';
import { competitionById, dayOf, entriesOf, peopledSites, type StoredCompetition, theCompetition } from './queries.ts';
import * as texts from './texts.ts';

export interface SettingUp {
  actorId: number;
  now: Date;
}

interface Wanted extends Competition {
  sites: readonly string[];
}

/** Who changes one comes after who does so: titles are compared, and days are counted. Whoever enters is not kept waiting. */
export async function lockCompetitions(tx: Tx): Promise<void> {
  await sql`lock table competitions in share row exclusive mode`.execute(tx);
}

/** What the specification calls setting it up: changes the one that is meant. One that is to begin after that is over is the next. */
export async function setUpCompetition(
  tx: Tx,
  by: SettingUp,
  wanted: Input<typeof admincompetitionupdate>,
): Promise<Competition> {
  await lockCompetitions(tx);
  const before = await theCompetition(tx, dayOf(by.now));
  const isNext = before?.state === 'ended' && wanted.startDate > before.competition.endDate;
  const saved =
    before && !isNext
      ? await change(tx, by, before, { ...wanted, sites: before.sites })
      : await begin(tx, by, { ...wanted, sites: [] });
  return saved.competition;
}

/** Changes one for who has seen it as it is, or begins one more. */
export async function saveCompetition(
  tx: Tx,
  by: SettingUp,
  { competitionId, revision, ...wanted }: Input<typeof savecompetition>,
): Promise<StoredCompetition> {
  await lockCompetitions(tx);
  const before = competitionId === undefined ? undefined : await competition(tx, competitionId, by.now);
  if (before && before.revision !== revision)
    throw refusalWith(
      savecompetition,
      {
        code: 'changedMeanwhile',
        words: say(texts.quicker, { by: before.changedBy === '' ? 'portal' : 'member', name: before.changedBy }),
      },
      { changedBy: before.changedBy, dateChanged: before.changedAt.toISOString(), revision: before.revision },
    );
  const known = new Set([...(await peopledSites(tx)).map(({ site }) => site), ...(before?.sites ?? [])]);
  if (!wanted.sites.every((site) => known.has(site))) {
    const words = say(texts.noSuchSite);
    refuse('badInput', words, { sites: words });
  }
  return before ? change(tx, by, before, wanted) : begin(tx, by, wanted);
}

/** Takes away one that nobody has entered. Somebody who does so at this moment is waited for. */
export async function removeCompetition(tx: Tx, { actorId, now }: SettingUp, id: string): Promise<void> {
  await lockCompetitions(tx);
  await sql`select from competitions where id = ${id}::bigint for update`.execute(tx);
  const gone = await competition(tx, id, now);
  if ((await entriesOf(tx, gone.id)) > 0) refuse('ruleBroken', say(texts.hasEntries));
  await tx.deleteFrom('competition_winners').where('competition_id', '=', gone.id).execute();
  await tx.deleteFrom('competitions').where('id', '=', gone.id).execute();
  if (gone.bannerId) await tx.deleteFrom('pictures').where('id', '=', gone.bannerId).execute();
  await append(tx, {
    type: 'competition.removed',
    at: now,
    actorId,
    subject: `competition:${gone.id}`,
    facts: factsOf(gone),
    particulars: { about: [], values: { before: gone.competition } },
  });
}

async function competition(tx: Tx, id: string, now: Date): Promise<StoredCompetition> {
  return (await competitionById(tx, Number(id), dayOf(now))) ?? notFound();
}

async function begin(tx: Tx, by: SettingUp, wanted: Wanted): Promise<StoredCompetition> {
  await mustStandBesideOthers(tx, by.now, wanted, null);
  const { id } = await tx
    .insertInto('competitions')
    .values(rowOf(by, wanted))
    .returning('id')
    .executeTakeFirstOrThrow();
  const added = (await competitionById(tx, id, dayOf(by.now))) as StoredCompetition;
  await append(tx, {
    type: 'competition.added',
    at: by.now,
    actorId: by.actorId,
    subject: `competition:${id}`,
    facts: factsOf(added),
    particulars: { about: [], values: { after: toldOf(added) } },
  });
  return added;
}

async function change(tx: Tx, by: SettingUp, before: StoredCompetition, wanted: Wanted): Promise<StoredCompetition> {
  await mustStandBesideOthers(tx, by.now, wanted, before.id);
  if (before.state === 'ended' && wanted.endDate >= dayOf(by.now) && (await hasWinners(tx, before.id))) {
    const words = say(texts.isWon);
    refuse('badInput', words, { endDate: words });
  }
  await tx
    .updateTable('competitions')
    .set({ ...rowOf(by, wanted), revision: before.revision + 1 })
    .where('id', '=', before.id)
    .execute();
  const after = (await competitionById(tx, before.id, dayOf(by.now))) as StoredCompetition;
  await append(tx, {
    type: 'competition.changed',
    at: by.now,
    actorId: by.actorId,
    subject: `competition:${before.id}`,
    facts: factsOf(after),
    particulars: { about: [], values: { before: toldOf(before), after: toldOf(after) } },
  });
  return after;
}

function rowOf({ actorId, now }: SettingUp, wanted: Wanted) {
  return {
    start_date: wanted.startDate,
    end_date: wanted.endDate,
    title: wanted.title.trim(),
    description: wanted.description,
    textbox_title: wanted.textboxTitle,
    textbox_description: wanted.textboxDescription,
    is_enabled: wanted.isEnabled,
    sites: wanted.sites.length > 0 ? [...new Set(wanted.sites)].sort() : null,
    updated_at: now,
    updated_by_id: actorId,
  };
}

function factsOf({ competition: { isEnabled, startDate, endDate } }: StoredCompetition) {
  return { isEnabled, startDate, endDate };
}

function toldOf({ competition, sites }: StoredCompetition) {
  return sites.length > 0 ? { ...competition, sites } : competition;
}

async function hasWinners(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from competition_winners where competition_id = ${id} and withdrawn_at is null) as found`.execute(
    tx,
  );
  return rows[0]?.found ?? false;
}

/** Entries come by the title, as it is written or translated: of two that run on one day it is another. And not too many do. */
async function mustStandBesideOthers(tx: Tx, now: Date, wanted: Wanted, id: number | null): Promise<void> {
  const { startDate, endDate } = wanted;
  const today = dayOf(now);
  if (endDate < today) return;
  const title = wanted.title.trim();
  const { rows } = await sql<{ isSame: boolean; atOnce: number }>`
    with others as (
      select c.title from competitions c
      where c.id is distinct from ${id}::bigint and c.end_date >= ${today}::date and c.start_date <= ${endDate}::date and c.end_date >= ${startDate}::date
    ), ours as (${titlesOf(sql`${title}::text`)})
    select exists (select from others, lateral (${titlesOf(sql`others.title`)}) t join ours on lower(ours.title) = lower(t.title)) as "isSame",
      (select count(*) from others) as "atOnce"`.execute(tx);
  const [{ isSame, atOnce }] = rows as [{ isSame: boolean; atOnce: number }];
  if (isSame) {
    const words = say(texts.sameTitle);
    refuse('badInput', words, { title: words });
  }
  if (atOnce >= competitionsAtOnceMax) {
    const words = say(texts.atOnceAtMost, { max: competitionsAtOnceMax });
    refuse('badInput', words, { startDate: words });
  }
}

/** A title, and what it is in other languages. */
function titlesOf(text: RawBuilder<string>): RawBuilder<unknown> {
  return sql`select ${text} as title union select t.translated from translations t
    where t.kind = 'competition' and t.text_hash = ${hashOf(text)}`;
}
