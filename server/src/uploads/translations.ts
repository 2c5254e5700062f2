import { languages } from '@laurel/contract/languages';
import { say } from '@laurel/contract/say';
import { type RawBuilder, sql } from 'kysely';
import { countsByRow, keepDifferences } from '#imports/changes';
import type { Importer, Importing, Plan } from '#imports/importer';
import { faults, repeats } from '#imports/staging';
import { hashOf } from '#languages/translated';
import * as texts from './texts.ts';

/** What the company wrote, in further languages, a column for each. A language that a file lacks stays as it is. */
export const translations: Importer = {
  kind: 'translations',
  staged: { kind: 'text', text: 'text', text_hash: 'bytea', words: 'jsonb' },
  reader: () => (row) => {
    const kind = row.choice('kind');
    const text = row.text('text');
    const words = languages.flatMap((language) => {
      const translated = row.text(language);
      return translated === '' ? [] : [[language, translated] as const];
    });
    return kind === null || text === '' ? null : { kind, text, words: Object.fromEntries(words) };
  },
  states: () => sql`
    select 'translation' as thing, null::bigint as thing_id, r.kind || ' ' || encode(r.text_hash, 'hex') as ref, r.line,
      r.kind || ' ' || r.text as key, ${translationState(sql`r.kind`, sql`r.text_hash`)} as state, null::jsonb as fresh
    from upload_rows r where not r.is_faulty`,
  async plan(importing) {
    await sql`update upload_rows r set text_hash = ${hashOf(sql`r.text`)}`.execute(importing.tx);
    await faults(
      importing,
      repeats('kind, text_hash', 'text', (found) => say(texts.translatedTwice, found)),
    );
    return planOf(importing);
  },
};

/** Every language, '' where it is not said. */
export function translationState(kind: RawBuilder<unknown>, hash: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select jsonb_object_agg(l.language, coalesce(t.translated, '')) from unnest(${[...languages]}::text[]) as l (language)
    left join translations t on t.kind = ${kind} and t.text_hash = ${hash} and t.language = l.language)`;
}

async function planOf(importing: Importing): Promise<Plan> {
  const told = languages.filter((language) => importing.has(language));
  const blank = JSON.stringify(Object.fromEntries(told.map((language) => [language, ''])));
  await keepDifferences(
    importing,
    'translation',
    sql`
      select r.line, r.text as key, '' as name, null as asks, case when t.words is not null or r.words = '{}' then ${blank}::jsonb || coalesce(t.words, '{}') end as before,
        ${blank}::jsonb || r.words as after
      from upload_rows r left join lateral (
        select jsonb_object_agg(t.language, t.translated) as words from translations t
        where t.kind = r.kind and t.text_hash = r.text_hash and t.language = any(${told}::text[])) t on true
      where not r.is_faulty`,
  );
  return {
    ...(await countsByRow(importing)),
    needs: [],
    second: null,
    apply: () => apply(importing, told),
  };
}

async function apply({ tx, actorId, now }: Importing, told: readonly string[]): Promise<void> {
  await sql`
    delete from translations t using upload_rows r
    where t.kind = r.kind and t.text_hash = r.text_hash and t.language = any(${[...told]}::text[]) and not r.words ? t.language`.execute(
    tx,
  );
  await sql`
    insert into translations (kind, text_hash, language, text, translated, by_id, updated_at)
    select r.kind, r.text_hash, w.key, r.text, w.value, ${actorId}::bigint, ${now}
    from upload_rows r cross join lateral jsonb_each_text(r.words) w order by r.kind, r.text_hash, w.key
    on conflict (kind, text_hash, language) do update
      set translated = excluded.translated, by_id = excluded.by_id, updated_at = excluded.updated_at
      where translations.translated <> excluded.translated`.execute(tx);
}
