import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type RawRow, type Source, unreadable } from './table.ts';
import { textOf } from './text.ts';

/** The rows of a file of text. */
export async function* csvRows(source: Source, encoding: string): AsyncGenerator<RawRow> {
  const pieces = textOf(source, encoding);
  const first = (await pieces.next()).value ?? '';
  const delimiter = delimiterOf(first);
  let lastLine = 0;
  let lastBlanks = 0;
  const parser = parse({
    delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    // Blanks around a tab would be taken for blanks around a cell.
    trim: delimiter !== '\t',
    max_record_size: rowBytesMax,
    // Blank lines would be rows of the wrong width, and each of those costs the parser an error with its stack.
    skip_empty_lines: true,
    // Called at once, while rows are handed out later: so the place of an error is known.
    on_record: ((cells: string[], { lines, empty_lines }: Info): RawRow => {
      const blanks = empty_lines - lastBlanks;
      const line = lastLine + 1 + blanks;
      lastLine = lines;
      lastBlanks = empty_lines;
      return { line, cells, blanks };
      // The parser's types know cells only.
    }) as unknown as (cells: string[]) => string[],
  });
  pipeline(Readable.from(withFirst(first, pieces)), parser, () => {});
  try {
    yield* parser as AsyncIterable<RawRow>;
    yield { line: lastLine, cells: [], blanks: parser.info.empty_lines - lastBlanks };
  } catch (error) {
    throw error instanceof CsvError ? broken(error, lastLine + 1) : error;
  }
}

interface Info {
  lines: number;
  empty_lines: number;
}

const rowBytesMax = 256 * 1024;

async function* withFirst(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  // An empty piece would be taken for the end.
  if (first !== '') yield first;
  yield* rest;
}

/** As far as the header is looked for. */
const linesLooked = 60;

/**
 * Of comma, semicolon and tab the one that splits the header into most cells: one separator for the whole file. Above the header
 * may be what is no table; the table begins where two lines have as many cells.
 */
function delimiterOf(text: string): string {
  const lines = text
    .replace(/"[^"]*"/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, linesLooked)
    .map((line) => ({ line, ...bestMark(line) }));
  const begins = (cells: number) =>
    lines.find(({ mark, count }, at) => count >= cells && lines[at + 1]?.line.split(mark).length === count);
  return (begins(3) ?? begins(2) ?? lines[0])?.mark ?? ',';
}

function bestMark(line: string): { mark: string; count: number } {
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: line.split(mark).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best));
}

function broken(error: CsvError, line: number): never {
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
    case 'CSV_MAX_RECORD_SIZE':
      return unreadable('rowNotEnded', { line: String(line) });
    default:
      return unreadable('quoteMisplaced', { line: String(line) });
  }
}
