import type { Language } from '@laurel/contract/languages';
import { sql } from 'kysely';
import type { Db } from '#db/pool';

/** What the company speaks to whoever asks for no language that it knows. */
export async function companyLanguage(on: Db): Promise<Language> {
  const { rows } = await sql<{ language: Language }>`select language from settings`.execute(on);
  return rows[0]?.language ?? 'en';
}

export interface KnownLanguage {
  /** As it was known last; what is older than a minute is asked for again, for the next. */
  now(): Language;
  /** Asks for it. */
  read(): Promise<void>;
}

const knownMs = 60_000;

/** The same without a question for each request of a stranger. */
export function knownLanguage(db: Db, clock: () => Date): KnownLanguage {
  let language: Language = 'en';
  let readAt = Number.NEGATIVE_INFINITY;
  const read = async () => {
    readAt = clock().getTime();
    language = await companyLanguage(db);
  };
  return {
    now() {
      // A database that is away leaves what was known.
      if (clock().getTime() - readAt > knownMs) void read().catch(() => {});
      return language;
    },
    read,
  };
}
