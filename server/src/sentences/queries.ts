import type { Input, Output } from '@laurel/contract/call';
import type { Sentence, sentencelist, sentenceversions } from '@laurel/contract/calls/sentences';
import type { Language } from '@laurel/contract/languages';
import type { Entry } from '@laurel/contract/languages/catalogue';
import { sentencesPageMax, sentenceVersionsMax } from '@laurel/contract/limits';
import { folded } from '@laurel/contract/rules/folded';
import { sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import { notFound } from '#errors/refuse';
import { released } from '#settings/released';

/** What the company says in place of a message. */
interface OwnRow {
  key: string;
  english: string;
  text: string;
}

export async function pageOfSentences(
  tx: Tx,
  { language, which = 'all', search = '', limit = sentencesPageMax, offset = 0 }: Input<typeof sentencelist>,
): Promise<Output<typeof sentencelist>> {
  const { rows } = await sql<OwnRow>`select key, english, text from own_texts where language = ${language}`.execute(tx);
  const own = new Map(rows.map((row) => [row.key, row]));
  const all = [...released(language)].map(([key, entry]) => sentenceOf(key, entry, own.get(key)));
  const wanted = folded(search.trim());
  const found = all.filter((sentence) => isOf(sentence, which) && isFound(sentence, wanted));
  return {
    sentences: found.slice(offset, offset + limit),
    total: found.length,
    own: all.filter((sentence) => isOf(sentence, 'own')).length,
    unused: all.filter((sentence) => isOf(sentence, 'unused')).length,
  };
}

function sentenceOf(key: string, { note, english, text }: Entry, own: OwnRow | undefined): Sentence {
  return {
    ...{ key, note, english, released: text },
    own: own?.text ?? null,
    isUnused: own !== undefined && own.english !== english,
  };
}

function isOf({ own, isUnused }: Sentence, which: 'all' | 'own' | 'unused'): boolean {
  if (which === 'all') return true;
  return which === 'own' ? own !== null && !isUnused : isUnused;
}

function isFound({ key, note, english, released, own }: Sentence, wanted: string): boolean {
  return wanted === '' || [released, own ?? '', english, key, note].some((text) => folded(text).includes(wanted));
}

/** A sentence of the release. */
export function entryOf(language: Language, key: string): Entry {
  return released(language).get(key) ?? notFound();
}

export async function ownWordsOf(tx: Tx, language: Language, key: string): Promise<OwnRow | undefined> {
  const { rows } = await sql<OwnRow>`
    select key, english, text from own_texts where language = ${language} and key = ${key}`.execute(tx);
  return rows[0];
}

interface VersionRow {
  own: string | null;
  savedAt: Date;
  byMember: string;
  total: number;
}

export async function versionsOf(
  tx: Tx,
  { language, key }: Input<typeof sentenceversions>,
): Promise<Output<typeof sentenceversions>> {
  const entry = entryOf(language, key);
  const [own, { rows }] = await inOrder(
    tx,
    () => ownWordsOf(tx, language, key),
    () =>
      sql<VersionRow>`
      select v.text as own, v.saved_at as "savedAt", coalesce(p.display_name, '') as "byMember", (count(*) over ())::int as total
      from own_text_versions v left join people p on p.id = v.saved_by_id
      where v.language = ${language} and v.key = ${key}
      -- limit: the last ones, with how many there were
      order by v.id desc limit ${sentenceVersionsMax}`.execute(tx),
  );
  return {
    ...sentenceOf(key, entry, own),
    versions: rows.map(({ own: said, savedAt, byMember }) => ({
      own: said,
      byMember,
      dateSaved: savedAt.toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** Who said it last; '' where a file did, or nobody. */
export async function lastToWord(tx: Tx, language: Language, key: string): Promise<string> {
  const { rows } = await sql<{ byMember: string }>`
    select coalesce(p.display_name, '') as "byMember"
    from own_text_versions v left join people p on p.id = v.saved_by_id where v.language = ${language} and v.key = ${key}
    -- limit: the last one
    order by v.id desc limit 1`.execute(tx);
  return rows[0]?.byMember ?? '';
}
