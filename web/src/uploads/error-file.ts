import type { RowError } from '@laurel/contract/calls/uploads';
import type { SheetColumn } from '@laurel/contract/rules/sheet';
import { say } from '@laurel/contract/say';
import { csvRows, decoded } from '#lib/csv-rows.ts';
import * as common from '#lib/texts.ts';
import * as texts from './texts.ts';

interface FaultyRow {
  cells: readonly string[];
  line: number;
  reason: string;
}

export interface ErrorFile {
  columns: SheetColumn<FaultyRow>[];
  rows: FaultyRow[];
}

/** Larger files are not read once more on the page: their errors are told by line alone. */
const readableBytes = 20_000_000;

/** The rows with errors as they stand in the file, each with its line and the reasons. */
export async function errorFile(file: File, errors: readonly RowError[], headerLine = 0): Promise<ErrorFile> {
  return errorRows(await textOf(file), errors, headerLine);
}

/** A workbook has no text of its own: its errors are told by line alone, too. */
async function textOf(file: File): Promise<string> {
  if (file.size > readableBytes) return '';
  const bytes = new Uint8Array(await file.arrayBuffer());
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 ? '' : decoded(bytes);
}

export function errorRows(text: string, errors: readonly RowError[], headerLine = 0): ErrorFile {
  const reasons = new Map<number, string[]>();
  for (const { line, field, message } of errors)
    reasons.set(line, [...(reasons.get(line) ?? []), field ? `${field}: ${message}` : message]);
  const { header, cells } = rowsAt(text, reasons, headerLine);
  return {
    columns: [
      ...header.map((name, place) => ({ header: name, value: (row: FaultyRow) => row.cells[place] ?? '' })),
      { header: say(common.line), value: (row) => row.line || '' },
      { header: say(texts.reason), value: (row) => row.reason },
    ],
    rows: [...reasons].map(([line, each]) => ({ line, reason: each.join(' '), cells: cells.get(line) ?? [] })),
  };
}

function rowsAt(text: string, lines: ReadonlyMap<number, unknown>, headerLine: number) {
  const last = Math.max(...lines.keys());
  const cells = new Map<number, string[]>();
  let header: string[] | undefined;
  for (const row of csvRows(text)) {
    if (row.line < headerLine) continue;
    header ??= row.cells;
    if (lines.has(row.line)) cells.set(row.line, row.cells);
    if (row.line >= last) break;
  }
  return { header: header ?? [], cells };
}
