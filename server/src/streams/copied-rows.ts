import { Readable } from 'node:stream';
import type pg from 'pg';
import { copyOut } from '#db/copy';

/** A row as COPY writes it: each value as text, null where there is none. */
export type CopiedRow = (string | null)[];

/** So much is read before it is handed on: some hundred rows. */
const sliceBytes = 64 * 1024;

/**
 * The rows of a query, slice by slice, as the database sends them. While nobody takes a slice nothing is read, and the
 * database waits.
 */
export function copiedRows(client: pg.ClientBase, query: string): AsyncIterable<CopiedRow[]> {
  let slice: CopiedRow[] = [];
  let size = 0;
  let goOn = () => {};
  const slices = new Readable({ objectMode: true, highWaterMark: 1, read: () => goOn() });
  const handOn = () => {
    const isWanted = slices.push(slice);
    slice = [];
    size = 0;
    return isWanted;
  };
  const take = (chunk: Buffer) => {
    slice.push(rowOf(chunk));
    size += chunk.length;
    if (size < sliceBytes || handOn()) return undefined;
    return new Promise<void>((resolve) => {
      goOn = resolve;
    });
  };
  copyOut(client, `copy (${query}) to stdout`, take).then(
    () => {
      if (slice.length > 0) handOn();
      slices.push(null);
      // Nobody asks for more now: what waited to be asked would keep the connection silent for ever.
      goOn();
    },
    (error: Error) => slices.destroy(error),
  );
  return slices;
}

const decoder = new TextDecoder();

function rowOf(line: Buffer): CopiedRow {
  // Without the line's end.
  const text = decoder.decode(line.subarray(0, -1));
  const cells: CopiedRow = text.split('\t');
  if (!text.includes('\\')) return cells;
  return cells.map((cell) => (cell === '\\N' ? null : (cell as string).replace(/\\(.)/gs, escaped)));
}

const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

function escaped(_: string, letter: string): string {
  return escapes[letter] ?? letter;
}

/** Reads a row by the names of what was selected, in its order; nothing is empty text. */
export function namedRow<Name extends string>(names: readonly Name[]) {
  return (row: CopiedRow): Record<Name, string> => {
    const record = {} as Record<Name, string>;
    for (const [i, name] of names.entries()) record[name] = row[i] ?? '';
    return record;
  };
}

/** An instant as JSON writes it. PostgreSQL's own is in UTC, because our connections are. */
export function instantOf(text: string): string {
  const fraction = /\.(\d+)/.exec(text)?.[1] ?? '';
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0').slice(0, 3)}Z`;
}
