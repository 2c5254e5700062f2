import type { Input, Output } from '@laurel/contract/call';
import type { Sentence, sentencelist, sentenceversions } from '@laurel/contract/calls/sentences';
import type { Language } from '@laurel/contract/languages';
import type { Entry } from '@laurel/contract/languages/catalogue';
import { sentencesPageMax, sentenceVersionsMax } from '@laurel/contract/limits';
import { folded } from '@laurel/contract/rules/folded';
import type { SentenceChoice } from '@laurel/contract/sentence-choices';
import { sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import { notFound } from '#errors/refuse';
import { isPlanned, saidAt } from '#settings/own-words';
import { released } from '#settings/released';

/** What the company says in place of a message, and what it will say there. */
export interface Worded {
  own?: SaidRow;
  planned?: PlannedRow;
}

interface SaidRow {
  key: string;
  english: string;
  text: string | null;
}

interface PlannedRow extends SaidRow {
  id: number;
  from: Date;
  savedAt: Date;
  byMember: string;
}

export async function pageOfSentences(
  tx: Tx,
  { language, which = 'all', search = '', limit = sentencesPageMax, offset = 0 }: Input<typeof sentencelist>,
  { now, isWanted }: { now: Date; isWanted: (key: string) => boolean },
): Promise<Omit<Output<typeof sentencelist>, 'messages'>> {
  const worded = await wordedIn(tx, language, now);
  const all = [...released(language)].map(([key, entry]) => sentenceOf(key, entry, worded.get(key)));
  const wanted = folded(search.trim());
  const found = all.filter((sentence) => isOf(sentence, which) && isWanted(sentence.key) && isFound(sentence, wanted));
  const count = (choice: SentenceChoice) => all.filter((sentence) => isOf(sentence, choice)).length;
  return {
    sentences: found.slice(offset, offset + limit),
    total: found.length,
    ...{ own: count('own'), planned: count('planned'), unused: count('unused') },
  };
}

function sentenceOf(key: string, { note, english, text }: Entry, { own, planned }: Worded = {}): Sentence {
  return {
    ...{ key, note, english, released: text },
    own: own?.text ?? null,
    isUnused: isUnused(own, english),
    planned: planned ? plannedOf(planned, english) : null,
  };
}

/** Own words for another English sentence than is said by now. */
function isUnused(row: SaidRow | undefined, english: string): boolean {
  return row !== undefined && row.text !== null && row.english !== english;
}

export function plannedOf(row: PlannedRow, english: string): NonNullable<Sentence['planned']> {
  const { id, text: own, from, savedAt, byMember } = row;
  return {
    ...{ planId: String(id), own, byMember },
    ...{ dateFrom: from.toISOString(), dateSaved: savedAt.toISOString() },
    isUnused: isUnused(row, english),
  };
}

function isOf({ own, isUnused, planned }: Sentence, which: SentenceChoice): boolean {
  switch (which) {
    case 'all':
      return true;
    case 'own':
      return own !== null && !isUnused;
    case 'planned':
      return planned !== null;
    case 'unused':
      return isUnused || planned?.isUnused === true;
  }
}

function isFound({ key, note, english, released, own, planned }: Sentence, wanted: string): boolean {
  if (wanted === '') return true;
  return [released, own ?? '', planned?.own ?? '', english, key, note].some((text) => folded(text).includes(wanted));
}

/** A sentence of the release. */
export function entryOf(language: Language, key: string): Entry {
  return released(language).get(key) ?? notFound();
}

/** What the company says and will say in a language: of all that it has worded, or of one sentence. */
async function wordedIn(tx: Tx, language: Language, now: Date, key?: string): Promise<Map<string, Worded>> {
  const which = sql<boolean>`v.language = ${language} and v.key = coalesce(${key ?? null}::text, v.key)`;
  const [{ rows: said }, { rows: planned }] = await inOrder(
    tx,
    () => sql<SaidRow>`select key, english, text from (${saidAt(now, which)}) said`.execute(tx),
    () =>
      sql<PlannedRow>`
      select v.key, v.english, v.text, v.id, v.from_at as "from", v.saved_at as "savedAt", coalesce(p.display_name, '') as "byMember"
      from own_text_versions v left join people p on p.id = v.saved_by_id where ${which} and ${isPlanned(now)}`.execute(
        tx,
      ),
  );
  const worded = new Map<string, Worded>(said.map((own) => [own.key, { own }]));
  for (const row of planned) worded.set(row.key, { ...worded.get(row.key), planned: row });
  return worded;
}

export async function wordedOf(tx: Tx, language: Language, key: string, now: Date): Promise<Worded> {
  return (await wordedIn(tx, language, now, key)).get(key) ?? {};
}

interface VersionRow {
  own: string | null;
  savedAt: Date;
  from: Date;
  state: 'said' | 'planned' | 'withdrawn';
  byMember: string;
  total: number;
}

export async function versionsOf(
  tx: Tx,
  { language, key }: Input<typeof sentenceversions>,
  now: Date,
): Promise<Output<typeof sentenceversions>> {
  const entry = entryOf(language, key);
  const [worded, { rows }] = await inOrder(
    tx,
    () => wordedOf(tx, language, key, now),
    () =>
      sql<VersionRow>`
      select v.text as own, v.saved_at as "savedAt", coalesce(v.from_at, v.saved_at) as "from", coalesce(p.display_name, '') as "byMember",
        case when v.withdrawn_at is not null then 'withdrawn' when ${isPlanned(now)} then 'planned' else 'said' end as state,
        (count(*) over ())::int as total
      from own_text_versions v left join people p on p.id = v.saved_by_id
      where v.language = ${language} and v.key = ${key}
      -- limit: the last ones, with how many there were
      order by coalesce(v.from_at, v.saved_at) desc, v.id desc limit ${sentenceVersionsMax}`.execute(tx),
  );
  return {
    ...sentenceOf(key, entry, worded),
    versions: rows.map(({ savedAt, from, total: _, ...row }) => ({
      ...row,
      dateSaved: savedAt.toISOString(),
      dateFrom: from.toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** Who worded it last, or took back what was planned; '' where a file did, or nobody. */
export async function lastToWord(tx: Tx, language: Language, key: string): Promise<string> {
  const { rows } = await sql<{ byMember: string }>`
    select coalesce(p.display_name, '') as "byMember"
    from own_text_versions v left join people p on p.id = case when v.withdrawn_at is null then v.saved_by_id else v.withdrawn_by_id end
    where v.language = ${language} and v.key = ${key}
    -- limit: the last one
    order by greatest(v.withdrawn_at, v.saved_at) desc, v.id desc limit 1`.execute(tx);
  return rows[0]?.byMember ?? '';
}
