import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/transaction';

/** How often each thing that everybody sees the same was changed, by its name. */
export type Versions = Readonly<Record<string, number>>;

/** The names of what is versioned: migrations 0028 and 0045 say what raises each. */
export const versionOf = {
  catalogue: (alloc: string) => `catalogue:${alloc}`,
  /** A day of the year; 29 February is one with 28 February. */
  celebrations: ({ month, day }: { month: number; day: number }) => `celebrations:${dayName(month, day)}`,
  competition: 'competition',
  content: 'content',
  divisions: 'divisions',
  introductions: 'introductions',
  recognised: 'recognised',
  translations: 'translations',
} as const;

function dayName(month: number, day: number): string {
  return String(month * 100 + day).padStart(4, '0');
}

/**
 * The versions that concern whoever has this price list and this day, to be read in one statement with the caller: what is
 * read as a part of every request must not be a request of its own.
 */
export function versionsFor(alloc: RawBuilder<string>, localTime: RawBuilder<Date>): RawBuilder<Versions> {
  return sql<Versions>`(
    select jsonb_object_agg(wanted.name, coalesce((select version from shared_versions v where v.name = wanted.name), 0))
    from unnest(array['competition', 'content', 'divisions', 'introductions', 'recognised', 'translations', 'catalogue:' || ${alloc},
      'celebrations:' || to_char(${localTime}, 'MMDD')]) wanted (name))`;
}

/** The versions of these names in the transaction's snapshot. */
export async function versionsIn(tx: Tx, names: readonly string[]): Promise<Versions> {
  const { rows } = await sql<{ name: string; version: number }>`
    select wanted.name, coalesce(v.version, 0) as version
    from unnest(${[...names]}::text[]) wanted (name) left join shared_versions v on v.name = wanted.name`.execute(tx);
  return Object.fromEntries(rows.map(({ name, version }) => [name, version]));
}
