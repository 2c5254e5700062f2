import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type Refusal, refuse } from '#refuse';
import { textOf } from './decode.ts';

export interface ReadRow {
  /** Where the row begins in the file; the header's is 1. */
  line: number;
  cells: string[];
}

/** The rows of a CSV file, the header's first, read piece by piece. Blank lines are left out. */
export async function* rowsOf(bytes: Buffer): AsyncGenerator<ReadRow> {
  const pieces = textOf(bytes);
  const first = pieces.next().value ?? '';
  const delimiter = delimiterOf(first);
  let lastLine = 0;
  const starts: number[] = [];
  const parser = parse({
    delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    // Blanks around a tab would be taken for blanks around a cell.
    trim: delimiter !== '\t',
    max_record_size: rowBytesMax,
    // Called at once, while rows are handed out later: so the place of an error is known.
    on_record: (record: string[], { lines }: { lines: number }) => {
      starts.push(lastLine + 1);
      lastLine = lines;
      return record;
    },
  });
  pipeline(Readable.from(withFirst(first, pieces)), parser, () => {});
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      const line = starts.shift() ?? 0;
      if (cells.some((cell) => cell !== '')) yield { line, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error, lastLine + 1) : error;
  }
}

const rowBytesMax = 256 * 1024;

function* withFirst(first: string, rest: Iterable<string>): Generator<string> {
  if (first !== '') yield first;
  // An empty piece would be taken for the end.
  for (const piece of rest) if (piece !== '') yield piece;
}

/** Of comma, semicolon and tab the one that splits the first line into most cells. */
function delimiterOf(text: string): string {
  const header = text.replace(/"[^"]*"/g, '').split('\n', 1)[0] ?? '';
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: header.split(mark).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).mark;
}

function unreadable(error: CsvError, line: number): Refusal {
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
    case 'CSV_MAX_RECORD_SIZE':
      refuse(
        'badInput',
        `The row that begins on line ${line} does not end: a quotation mark is opened there and not closed, or the row is too long.`,
      );
      break;
    default:
      refuse(
        'badInput',
        `Line ${line} has a quotation mark in the wrong place. Put the whole cell in quotation marks and double those inside it.`,
      );
  }
}
