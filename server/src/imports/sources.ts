import { type DateOrder, plainHeader, type Reading } from '@laurel/contract/columns/reading';
import { say } from '@laurel/contract/say';
import type { UploadKind } from '@laurel/contract/upload-kinds';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { refuse } from '#errors/refuse';
import * as texts from './texts.ts';

/** A system that sends files, and how they are read. */
export interface KnownSource {
  sourceId: number;
  name: string;
  kind: UploadKind;
  isPart: boolean;
  /** Of a file that comes by itself: rows in which something is wrong stay out. */
  leavesOut: boolean;
  version: number;
  /** The plain names of its last header. */
  headers: readonly string[];
  reading: Reading;
}

interface SourceRow {
  sourceId: number;
  name: string;
  kind: UploadKind;
  isPart: boolean;
  leavesOut: boolean;
  version: number;
  headers: string[];
  columns: Record<string, string>;
  dates: DateOrder | null;
  sheet: string;
}

/** All of them, by their names; companies have a handful. */
export async function knownSources(tx: Tx): Promise<KnownSource[]> {
  const { rows } = await sql<SourceRow>`
    select id as "sourceId", name, kind, is_part as "isPart", leaves_out as "leavesOut", version, headers, columns, dates, sheet
    from upload_sources order by lower(name)`.execute(tx);
  return rows.map(({ columns, dates, sheet, ...source }) => ({
    ...source,
    reading: { columns: byPlainName(columns), dates, sheet },
  }));
}

function byPlainName(columns: SourceRow['columns']): SourceRow['columns'] {
  return Object.fromEntries(Object.entries(columns).map(([header, column]) => [plainHeader(header), column]));
}

/** Refused where there is none. */
export async function sourceNamed(tx: Tx, name: string): Promise<KnownSource> {
  const wanted = name.trim().toLowerCase();
  const found = (await knownSources(tx)).find((one) => one.name.toLowerCase() === wanted);
  if (!found) {
    const words = say(texts.noSource, { name: name.slice(0, 60) });
    refuse('badInput', words, { source: words });
  }
  return found;
}

const likeEnough = 0.8;

/** Whose last file had nearly the same header as one of these rows. */
export function likeliestSource(
  sources: readonly KnownSource[],
  rows: readonly (readonly string[])[],
): KnownSource | null {
  const headers = rows.map((cells) => new Set(cells.map(plainHeader).filter((name) => name !== '')));
  const rated = sources.map((source) => ({
    source,
    like: Math.max(0, ...headers.map((header) => likeness(new Set(source.headers), header))),
  }));
  const [best] = rated.toSorted((one, other) => other.like - one.like);
  return best && best.like >= likeEnough ? best.source : null;
}

/** The share of names that both have. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = one.union(other).size;
  return all === 0 ? 0 : one.intersection(other).size / all;
}

/** By which the next file of the source is known again. */
export async function keepHeaders(tx: Tx, { sourceId }: KnownSource, cells: readonly string[]): Promise<void> {
  const headers = cells.map(plainHeader).filter((name) => name !== '');
  await sql`
    update upload_sources set headers = ${headers}::text[]
    where id = ${sourceId} and headers is distinct from ${headers}::text[]`.execute(tx);
}
