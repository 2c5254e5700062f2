import { say } from '@laurel/contract/say';
import { rowsOfFile } from '#files/rows-of-file';
import type { Portion, TableRow } from '#files/table';
import type { UploadedFile } from '#files/uploaded-file';
import * as common from '#texts/texts';
import { type Header, headerIn, matched, noFile } from './columns.ts';
import { limitsOf } from './limits.ts';
import type { KnownSource } from './sources.ts';

/** So many rows may come before the header has been found: titles, the time of an export, notes. */
const rowsLooked = 30;

/** A file down to its header. Whoever asks for one ends its `portions`. */
export interface Opened {
  /** Incomplete where no row has all columns that its kind needs: then the likeliest. */
  header: Header;
  line: number;
  /** Of a file whose lines are counted: those down to the header. */
  read: number;
  /** What stands above it, a row a text. */
  preface: string[];
  /** Of a workbook those that hold rows; and the one that was asked for, or that its source names. */
  sheets: readonly string[];
  sheet: string;
  /** Rows that were read beyond it. */
  beyond: TableRow[];
  portions: AsyncGenerator<Portion>;
}

/** The header is the first row that has all needed columns of a kind, by their names or by what the source says of them. */
export async function openAtHeader(file: UploadedFile, source: KnownSource | null, asked?: string): Promise<Opened> {
  let header: Header | undefined;
  const sheet = asked ?? (source?.reading.sheet || undefined);
  const portions = rowsOfFile(file, () => header && limitsOf(header.kind), sheet);
  const rows: TableRow[] = [];
  let read = 0;
  let sheets: readonly string[] = [];
  try {
    while (!header && rows.length < rowsLooked) {
      const { value, done } = await portions.next();
      if (done) break;
      ({ read, sheets } = value);
      rows.push(...value.rows);
      const candidate = headerIn(value.rows[0]?.cells ?? [], source);
      if (candidate.missing.length === 0) header = candidate;
    }
    if (rows.length === 0) noFile(say(common.fileEmpty));
    const at = header ? rows.length - 1 : likeliest(rows, source);
    header ??= headerIn(rows[at]?.cells ?? [], source);
    return {
      ...{ header, read, sheets, portions, sheet: sheet ?? '' },
      line: rows[at]?.line ?? 0,
      preface: rows.slice(0, at).map(asText),
      beyond: rows.slice(at + 1),
    };
  } catch (error) {
    await portions.return(undefined);
    throw error;
  }
}

/** The first rows, among which the header is. */
export async function firstRows(file: UploadedFile, sheet?: string): Promise<readonly (readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  for await (const portion of rowsOfFile(file, () => undefined, sheet)) {
    rows.push(...portion.rows.map(({ cells }) => cells));
    if (rows.length >= rowsLooked) break;
  }
  return rows;
}

/** Where nothing is a header: the row with most names that are known, or with most names at all. */
function likeliest(rows: readonly TableRow[], source: KnownSource | null): number {
  const rated = rows.map(({ cells }) => ({
    known: matched(headerIn(cells, source)),
    named: cells.filter((cell) => cell !== '').length,
  }));
  const isBetter = (one: (typeof rated)[number], other: (typeof rated)[number]) =>
    one.known === other.known ? one.named > other.named : one.known > other.known;
  return rated.reduce((best, one, at) => (isBetter(one, rated[best] ?? one) ? at : best), 0);
}

const prefaceLength = 120;

function asText({ cells }: TableRow): string {
  const text = cells.filter((cell) => cell !== '').join(' · ');
  return text.length <= prefaceLength ? text : `${text.slice(0, prefaceLength - 1)}…`;
}
