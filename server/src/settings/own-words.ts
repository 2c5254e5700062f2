import type { Language } from '@laurel/contract/languages';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { append } from '#events/append';
import type { LaterText, OwnText } from '#languages/own';

/** Of each sentence (alias v), what is said at a moment: the last version that has begun and was not taken back. Null: what the release says. */
export const saidAt = (now: Date, which = sql<boolean>`true`) => sql`
  select distinct on (v.language, v.key) v.language, v.key, v.english, v.text from own_text_versions v
  where v.withdrawn_at is null and (v.from_at is null or v.from_at <= ${now}) and ${which}
  order by v.language, v.key, coalesce(v.from_at, v.saved_at) desc, v.id desc`;

/** Of a version (alias v). */
export const isPlanned = (now: Date): RawBuilder<boolean> => sql`v.withdrawn_at is null and v.from_at > ${now}`;

export async function ownTexts(on: Db | Tx, now: Date): Promise<OwnText[]> {
  const { rows } = await sql<OwnText>`
    select language, key, english, text from (${saidAt(now)}) said where text is not null`.execute(on);
  return rows;
}

/** What is planned, the earliest first. */
export async function laterTexts(on: Db | Tx, now: Date): Promise<LaterText[]> {
  const { rows } = await sql<LaterText>`
    select v.language, v.key, v.english, v.text, v.from_at as "from" from own_text_versions v
    where ${isPlanned(now)} order by v.from_at, v.id`.execute(on);
  return rows;
}

/** What is said from now on in place of a message; null: what the release says. */
interface OwnWords {
  key: string;
  /** What the message says in English. */
  english: string;
  text: string | null;
}

interface By {
  /** Null: the operator. */
  byId: number | null;
  now: Date;
}

export interface Changing extends By {
  language: Language;
  words: readonly OwnWords[];
  /** How many are newly the company's own, in other words, and the release's again. */
  facts: { own: number; changed: number; back: number };
}

/** Who changes what the company says comes after who does so. Whoever reads is not kept waiting. */
export async function lockOwnWords(tx: Tx): Promise<void> {
  await sql`lock table own_text_versions in share row exclusive mode`.execute(tx);
}

/**
 * Comes after `lockOwnWords`. What is planned begins all the same, but for what was planned for other English than is worded now:
 * it could no longer be said, and would silence these words.
 */
export async function changeOwnWords(tx: Tx, { language, words, facts, byId, now }: Changing): Promise<void> {
  const rows = JSON.stringify(words);
  // An instance whose clock goes after another's says it after the other all the same.
  await sql`
    insert into own_text_versions (language, key, english, text, saved_at, saved_by_id)
    select ${language}, t.key, t.english, t.text, greatest(${now}, (
      select max(coalesce(v.from_at, v.saved_at)) from own_text_versions v
      where v.language = ${language} and v.key = t.key and (v.from_at is null or v.from_at <= ${now}))), ${byId}
    from jsonb_to_recordset(${rows}::jsonb) t (key text, english text, text text) order by t.key`.execute(tx);
  await append(tx, { type: 'texts.changed', at: now, actorId: byId, subject: `language:${language}`, facts });
  const isOutdated = sql<boolean>`v.language = ${language} and exists (
    select from jsonb_to_recordset(${rows}::jsonb) t (key text, english text, text text)
    where t.key = v.key and t.text is not null and t.english <> v.english)`;
  await withdrawPlans(tx, { byId, now }, language, isOutdated);
}

/** Says a sentence so from a moment on. Comes after `lockOwnWords`, and after what was planned for it is taken back. */
export async function planOwnWords(tx: Tx, { byId, now }: By, { language, key, english, text, from }: LaterText) {
  const { id } = await tx
    .insertInto('own_text_versions')
    .values({ language, key, english, text, saved_at: now, saved_by_id: byId, from_at: from })
    .returning('id')
    .executeTakeFirstOrThrow();
  const subject = `language:${language}` as const;
  const facts = { version: id, from: from.toISOString() };
  await append(tx, { type: 'texts.planned', at: now, actorId: byId, subject, facts });
}

/** Takes back the plans (alias v) that are meant and have not begun. Comes after `lockOwnWords`. */
export async function withdrawPlans(tx: Tx, { byId, now }: By, language: Language, which: RawBuilder<boolean>) {
  const { rows } = await sql<{ id: number }>`
    update own_text_versions v set withdrawn_at = ${now}, withdrawn_by_id = ${byId}
    where ${isPlanned(now)} and ${which} returning v.id`.execute(tx);
  if (rows.length === 0) return;
  const subject = `language:${language}` as const;
  const facts = { plans: rows.length };
  await append(tx, { type: 'texts.withdrawn', at: now, actorId: byId, subject, facts });
}
