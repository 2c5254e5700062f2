import type { Catalogue, Table } from '#db/catalogue';
import { PlainError } from '#errors/plain-error';

/** Who is signed on or signing on, what was counted and what was proven: no copy of a portal begins with that of its original. */
export const passing = [
  'login_codes',
  'logouts',
  'tokens',
  'viewings',
  'download_tickets',
  'feed_tokens',
  'setup_links',
  'provider_records',
  'rate_counters',
  'job_runs',
  'proofs',
] as const;

/** What a restored portal makes anew: nobody may be signed on by a file, and migrate writes its own table. */
export const leftOut: ReadonlySet<string> = new Set([
  'schema_migrations',
  'sign_ons',
  'own_secrets',
  'shared_versions',
  'shared_changes',
  'search_words',
  'name_words',
  ...passing,
]);

/** In an order in which each table comes after those that it refers to. */
export function copiedTables({ tables }: Catalogue): Table[] {
  const waiting = new Map(tables.filter(({ name }) => !leftOut.has(name)).map((table) => [table.name, table]));
  const ordered: Table[] = [];
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter((table) =>
      referencesOf(table).every((name) => name === table.name || !waiting.has(name)),
    );
    if (free.length === 0)
      throw new PlainError(`The tables ${[...waiting.keys()].join(', ')} refer to each other in a circle.`);
    for (const table of free) {
      ordered.push(table);
      waiting.delete(table.name);
    }
  }
  return ordered;
}

function referencesOf({ constraints }: Table): string[] {
  return constraints.flatMap(({ kind, definition }) =>
    kind === 'f' ? [definition.match(/ REFERENCES "?(\w+)/)?.[1] ?? ''] : [],
  );
}

export function copiedColumns({ columns }: Table): string[] {
  return columns.filter(({ generated }) => !generated).map(({ name }) => name);
}
