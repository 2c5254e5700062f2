import { numberText } from './number-formats.ts';
import { type RawRow, type Source, type TableLimits, type TableRow, unreadable } from './table.ts';
import { openWorkbook, type Workbook } from './workbook.ts';
import { type Visitor, visitXml } from './xml.ts';
import { damaged, Zip } from './zip.ts';

/** Excel's own. */
const sheetRowsMax = 1_048_576;
const sheetColumnsMax = 16_384;

/** A row of a sheet takes some ten times the room of one of text. */
const unpackedTimes = 12;

/** The rows of one sheet of a workbook, and the names of those that can be seen and hold any. Without a name it is the first of these. */
export async function openSheet(source: Source, limits: () => TableLimits) {
  const zip = await Zip.open(source, () => limits().bytesMax * unpackedTimes);
  const book = await openWorkbook(zip, source.sheet);
  const filled = book.sheets.length > 1 ? await filledSheets(zip, book) : book.sheets;
  const sheet = source.sheet === undefined ? (filled[0]?.part ?? book.sheet) : book.sheet;
  return { rows: sheetRows(zip, { ...book, sheet }), sheets: filled.map(({ name }) => name) };
}

/** Each is looked at as far as its first cell that holds something. */
async function filledSheets(zip: Zip, book: Workbook): Promise<Workbook['sheets']> {
  const filled: Workbook['sheets'] = [];
  // loop: the sheets of a file, of each its first rows
  for (const one of book.sheets)
    for await (const { cells } of sheetRows(zip, { ...book, sheet: one.part })) {
      if (cells.every((cell) => cell === '')) continue;
      filled.push(one);
      break;
    }
  return filled;
}

/** Each as wide as those before it at least. */
async function* sheetRows(zip: Zip, book: Workbook): AsyncGenerator<RawRow> {
  let width = 0;
  for await (const row of visitXml<TableRow>(zip.part(book.sheet), (emit) => sheetVisitor(book, emit))) {
    const isBlank = row.cells.length === 0;
    const isFirst = width === 0;
    width = Math.max(width, row.cells.length);
    // Blank cells at the end of a row are not written.
    while (row.cells.length < width) row.cells.push('');
    yield { ...row, blanks: isBlank && isFirst ? 1 : 0 };
  }
}

interface Cell {
  column: number;
  type: string;
  style: number;
}

function sheetVisitor(book: Workbook, emit: (row: TableRow) => void): Visitor {
  let row: TableRow = { line: 0, cells: [] };
  let column = 0;
  let cell: Cell | undefined;
  let value = '';
  let isValue = false;
  let isAid = false;
  return {
    open(name, attributes) {
      if (name === 'row') {
        row = { line: lineOf(attributes.r, row.line), cells: [] };
        column = 0;
      } else if (name === 'c') {
        column = columnOf(attributes.r, column);
        cell = { column, type: attributes.t ?? 'n', style: Number(attributes.s ?? 0) };
        value = '';
      } else if (name === 'rPh') isAid = true;
      isValue = cell !== undefined && !isAid && (name === 'v' || name === 't');
    },
    text(text) {
      if (isValue) value += text;
    },
    close(name) {
      isValue = false;
      if (name === 'rPh') isAid = false;
      else if (name === 'row') emit(row);
      else if (name === 'c' && cell) {
        const text = textOfCell(value, cell, { book, line: row.line });
        if (text !== '') put(row.cells, cell.column, text);
        cell = undefined;
      }
    },
  };
}

function put(cells: string[], column: number, text: string): void {
  while (cells.length < column) cells.push('');
  cells[column - 1] = text;
}

/** Rows may leave out their number, and then follow each other. */
function lineOf(stated: string | undefined, before: number): number {
  const line = stated === undefined ? before + 1 : Number(stated);
  if (!Number.isInteger(line) || line <= before || line > sheetRowsMax) damaged();
  return line;
}

/** 'AB12' → 28. */
function columnOf(reference: string | undefined, before: number): number {
  if (reference === undefined) return before + 1;
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  if (column <= before || column > sheetColumnsMax) damaged();
  return column;
}

function textOfCell(value: string, { type, style }: Cell, { book, line }: { book: Workbook; line: number }): string {
  switch (type) {
    case 's':
      return plain(book.texts[Number(value)] ?? damaged(), line);
    case 'b':
      return value === '1' ? 'true' : value === '0' ? 'false' : value;
    case 'd':
      return value.replace(/T00:00:00(\.0+)?Z?$/, '');
    case 'n':
      return numberText(value, book.formats[style] ?? { shows: 'number' }, book.epoch);
    default:
      return plain(value, line);
  }
}

/** Characters that XML cannot carry are written as `_x000D_`. */
function plain(text: string, line: number): string {
  const whole = text
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\r\n?/g, '\n')
    .trim();
  const control = /[^\P{Cc}\t\n]/u.exec(whole)?.[0];
  if (control === undefined) return whole;
  const code = control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return unreadable('noText', { line: String(line), code });
}
