import type { Language } from '@laurel/contract/languages';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { append } from '#events/append';

/** What is said from now on in place of a message; null: what the release says. */
interface OwnWords {
  key: string;
  /** What the message says in English. */
  english: string;
  text: string | null;
}

export interface Changing {
  language: Language;
  words: readonly OwnWords[];
  /** How many are newly the company's own, in other words, and the release's again. */
  facts: { own: number; changed: number; back: number };
  /** Null: the operator. */
  byId: number | null;
  now: Date;
}

/** Who changes what the company says comes after who does so. Whoever reads is not kept waiting. */
export async function lockOwnWords(tx: Tx): Promise<void> {
  await sql`lock table own_texts in share row exclusive mode`.execute(tx);
}

/** Comes after `lockOwnWords`. */
export async function changeOwnWords(tx: Tx, { language, words, facts, byId, now }: Changing): Promise<void> {
  const rows = JSON.stringify(words);
  await sql`
    insert into own_text_versions (language, key, english, text, saved_at, saved_by_id)
    select ${language}, t.key, t.english, t.text, ${now}, ${byId}
    from jsonb_to_recordset(${rows}::jsonb) t (key text, english text, text text) order by t.key`.execute(tx);
  await sql`
    delete from own_texts o using jsonb_to_recordset(${rows}::jsonb) t (key text, text text)
    where o.language = ${language} and o.key = t.key and t.text is null`.execute(tx);
  await sql`
    insert into own_texts (language, key, english, text, updated_at)
    select ${language}, t.key, t.english, t.text, ${now}
    from jsonb_to_recordset(${rows}::jsonb) t (key text, english text, text text) where t.text is not null order by t.key
    on conflict (language, key) do update
      set english = excluded.english, text = excluded.text, updated_at = excluded.updated_at`.execute(tx);
  await append(tx, { type: 'texts.changed', at: now, actorId: byId, subject: `language:${language}`, facts });
}
