export interface CsvRow {
  /** Where the row begins in the file; the first line is 1. */
  line: number;
  cells: string[];
}

/** The rows of a CSV file, blank lines left out: as forgiving as its sender was. */
export function* csvRows(text: string): Generator<CsvRow> {
  const delimiter = delimiterOf(text);
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  let cell = '';
  let isQuoted = false;
  const source = text.replace(/\r\n?/g, '\n');
  for (let at = 0; at < source.length; at++) {
    const char = source[at] as string;
    if (char === '\n') line += 1;
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (char === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (char === delimiter) {
      row.cells.push(cell);
      cell = '';
    } else if (char === '\n') {
      row.cells.push(cell);
      cell = '';
      if (row.cells.some((each) => each.trim() !== '')) yield row;
      row = { line, cells: [] };
    } else cell += char;
  }
  row.cells.push(cell);
  if (row.cells.some((each) => each.trim() !== '')) yield row;
}

/** Of comma, semicolon and tab the one that splits the first line into most cells. */
function delimiterOf(text: string): string {
  const first = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1)[0] ?? '';
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: first.split(mark).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).mark;
}

/** The text of a file by its mark, else UTF-8, else the old Windows letters. */
export function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
