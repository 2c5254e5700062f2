import { beginningOf } from './bytes.ts';
import { formatOf } from './format.ts';
import { type Portion, type RawRow, type Source, type TableLimits, type TableRow, unreadable } from './table.ts';
import { survey } from './text.ts';

/** Rows and characters that are handed out together: few enough that whoever works on them does not keep others waiting. */
const portionRows = 500;
const portionCharacters = 256 * 1024;

/**
 * The rows of a table of any format: first the header's alone, then the others in portions. Blank rows are left out, and
 * counted. `limits` is asked before each portion, because the header decides what may follow.
 */
export async function* portionsOf(source: Source, limits: () => TableLimits): AsyncGenerator<Portion> {
  const { rows, expected } = await openTable(source, limits);
  let portion: TableRow[] = [];
  let characters = 0;
  let read = 0;
  let isHeader = true;
  for await (const row of rows) {
    read += row.blanks + (row.cells.length > 0 ? 1 : 0);
    if (read > limits().rowsMax) tooManyRows(limits().rowsMax, isHeader);
    if (row.cells.every((cell) => cell === '')) continue;
    characters += checkedLength(row, limits());
    portion.push({ line: row.line, cells: row.cells });
    if (!isHeader && portion.length < portionRows && characters < portionCharacters) continue;
    yield { rows: portion, read, expected: Math.max(read, expected) };
    portion = [];
    characters = 0;
    isHeader = false;
  }
  if (portion.length > 0) yield { rows: portion, read, expected: read };
}

async function openTable(
  source: Source,
  limits: () => TableLimits,
): Promise<{ rows: AsyncIterable<RawRow>; expected: number }> {
  // A thread that reads one file loads what its format needs, and no more.
  if (formatOf(await beginningOf(source)) === 'workbook') {
    const { sheetRows } = await import('./sheet.ts');
    return { rows: sheetRows(source, limits), expected: 0 };
  }
  const { csvRows } = await import('./csv.ts');
  const { encoding, lines } = await survey(source);
  return { rows: csvRows(source, encoding), expected: lines };
}

function tooManyRows(rowsMax: number, isHeader: boolean): never {
  return isHeader ? unreadable('linesEmpty', { count: rowsMax }) : unreadable('linesMax', { max: rowsMax });
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
