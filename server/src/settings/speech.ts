import type { Language } from '@laurel/contract/languages';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { noOwnTexts, type OwnText, type OwnTexts, ownTextsOf } from '#languages/own';

/** How a company speaks. */
export interface Speech {
  /** To whoever asks for no language that the portal knows. */
  language: Language;
  own: OwnTexts;
}

/** Known without a question for each request, and never much older than a second: what an instance changes, the others follow. */
export interface KnownSpeech {
  /** As it was known last; what is older than a second is asked for, for the next. */
  now(): Speech;
  /** Not older than a second, for as long as the database answers within one. */
  upToDate(): Promise<Speech>;
}

/** Before anything is known. */
export const speaksEnglish: Speech = { language: 'en', own: noOwnTexts };

const knownMs = 1_000;
const waitMs = 1_000;

export function knownSpeech(db: Db): KnownSpeech {
  let known = speaksEnglish;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading = Promise.resolve();
  const readAnew = async () => {
    try {
      known = await speechNow(db, known);
    } catch {
      // A database that is away leaves what was known.
    }
  };
  const refresh = () => {
    if (performance.now() - readAt <= knownMs) return reading;
    readAt = performance.now();
    reading = readAnew();
    return reading;
  };
  return {
    now() {
      void refresh();
      return known;
    },
    async upToDate() {
      await within(refresh());
      return known;
    },
  };
}

async function within(reading: Promise<void>): Promise<void> {
  const end = Promise.withResolvers<void>();
  const waited = setTimeout(end.resolve, waitMs);
  await Promise.race([reading, end.promise]);
  clearTimeout(waited);
}

/** What the company's own texts are is read again where they were changed. */
async function speechNow(db: Db, { own }: Speech): Promise<Speech> {
  const { rows } = await sql<{ language: Language; version: number }>`
    select s.language, coalesce((select version from shared_versions where name = 'own_texts'), 0) as version from settings s`.execute(
    db,
  );
  const { language = 'en', version = 0 } = rows[0] ?? {};
  return { language, own: version === own.version ? own : ownTextsOf(await ownTexts(db), version) };
}

export async function ownTexts(on: Db): Promise<OwnText[]> {
  const { rows } = await sql<OwnText>`select language, key, english, text from own_texts`.execute(on);
  return rows;
}
