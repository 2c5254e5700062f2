import { beginningOf } from './bytes.ts';
import { formatOf } from './format.ts';
import {
  type Asking,
  type Portion,
  type RawRow,
  type Source,
  type TableLimits,
  type TableRow,
  unreadable,
} from './table.ts';
import { survey } from './text.ts';

/** Rows and characters that are handed out together: few enough that whoever works on them does not keep others waiting. */
const portionRows = 500;
const portionCharacters = 256 * 1024;

/**
 * The rows of a table of any format: one by one down to the header's, then the others in portions. Blank rows are left out, and
 * counted. `asking` is asked before each portion, because the header decides what may follow.
 */
export async function* portionsOf(source: Source, asking: () => Asking): AsyncGenerator<Portion> {
  const limits = () => asking().limits;
  const { rows, expected, sheets } = await openTable(source, limits);
  let portion: TableRow[] = [];
  let characters = 0;
  let read = 0;
  for await (const row of rows) {
    read += row.blanks + (row.cells.length > 0 ? 1 : 0);
    if (read > limits().rowsMax) tooManyRows(asking());
    if (row.cells.every((cell) => cell === '')) continue;
    characters += checkedLength(row, limits());
    portion.push({ line: row.line, cells: row.cells });
    if (!asking().isBeforeHeader && portion.length < portionRows && characters < portionCharacters) continue;
    yield { rows: portion, read, expected: Math.max(read, expected), sheets };
    portion = [];
    characters = 0;
  }
  if (portion.length > 0) yield { rows: portion, read, expected: read, sheets };
}

async function openTable(
  source: Source,
  limits: () => TableLimits,
): Promise<{ rows: AsyncIterable<RawRow>; expected: number; sheets: readonly string[] }> {
  // A thread that reads one file loads what its format needs, and no more.
  if (formatOf(await beginningOf(source)) === 'workbook') {
    const { openSheet } = await import('./sheet.ts');
    return { ...(await openSheet(source, limits)), expected: 0 };
  }
  const { csvRows } = await import('./csv.ts');
  const { encoding, lines } = await survey(source);
  return { rows: csvRows(source, encoding), expected: lines, sheets: [] };
}

function tooManyRows({ limits: { rowsMax }, isBeforeHeader }: Asking): never {
  return isBeforeHeader ? unreadable('linesEmpty', { count: rowsMax }) : unreadable('linesMax', { max: rowsMax });
}

function checkedLength({ line, cells }: TableRow, { columnsMax, cellMax }: TableLimits): number {
  if (cells.length > columnsMax)
    unreadable('columnsMax', { line: String(line), columns: String(cells.length), max: columnsMax });
  let length = 0;
  for (const [place, cell] of cells.entries()) {
    if (cell.length > cellMax)
      unreadable('cellMax', { line: String(line), count: cell.length, column: place + 1, max: cellMax });
    length += cell.length;
  }
  return length;
}
