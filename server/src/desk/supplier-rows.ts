import { callRows } from '@laurel/contract/call-rows';
import { carrierMax, carrierReferenceMax } from '@laurel/contract/limits';
import { type DispatchStatus, dispatchStatuses } from '@laurel/contract/points';
import { textLength } from '@laurel/contract/rules/text-length';
import { isOneLine } from '@laurel/contract/rules/visible';
import { language, say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { refuse } from '#errors/refuse';
import { cellOf, columnsIn, type FoundColumns, outOfStep } from '#files/columns';
import { rowsOfFile } from '#files/rows-of-file';
import type { TableRow } from '#files/table';
import type { UploadedFile } from '#files/uploaded-file';
import * as common from '#texts/texts';
import * as texts from './texts.ts';

/** A row of a supplier's file. What the file does not say is undefined: what stands there stays. */
export interface SupplierAnswer {
  line: number;
  memberOrderItemId: string;
  dispatchStatus: DispatchStatus;
  carrier: string | undefined;
  reference: string | undefined;
  /** What the row says of its line, to be compared with it: the cells of these columns that are not blank. */
  says: Partial<Record<ComparedColumn, string>>;
}

export interface AnswerError {
  line: number;
  field: string;
  message: string;
}

export interface SupplierFile {
  answers: SupplierAnswer[];
  errors: AnswerError[];
  /** Columns that are none of ours, and are not read. */
  ignored: string[];
  /** What the file calls a column, where that is another word. */
  spelt: ReadonlyMap<string, string>;
}

/** By which a row shows that it belongs to its line. */
export const comparedColumns = ['orderNum', 'productCode', 'itemDescription', 'itemQty'] as const;
export type ComparedColumn = (typeof comparedColumns)[number];

const known = {
  required: ['memberOrderItemId', 'dispatchStatus'],
  optional: [...comparedColumns, 'orderDate', 'memberNumber', 'member', 'division', 'cellNum', 'carrier', 'reference'],
  otherNames: {
    dispatchStatus: ['status', 'state'],
    itemQty: ['qty', 'quantity'],
    carrier: ['courier'],
    reference: ['tracking', 'tracking number', 'tracking reference'],
  },
};

const limits = { bytesMax: 16 * 1024 * 1024, rowsMax: 20_001, columnsMax: 100, cellMax: 10_000 };

/** A supplier's answers, with the errors of each row. Columns are found by their names, in any order. */
export async function readSupplierFile(file: UploadedFile): Promise<SupplierFile> {
  const found: SupplierFile = { answers: [], errors: [], ignored: [], spelt: new Map() };
  let columns: FoundColumns | undefined;
  const lineOf = new Map<string, number>();
  for await (const { rows } of rowsOfFile(file, () => limits)) {
    for (const row of rows) {
      if (columns === undefined) {
        columns = header(row.cells);
        found.ignored = columns.unknown;
        found.spelt = columns.spelt;
      } else readRow(row, columns, lineOf, found);
    }
  }
  if (columns === undefined) no(say(common.fileEmpty));
  return found;
}

function header(cells: readonly string[]): FoundColumns {
  const columns = columnsIn(cells, known);
  if (columns.missing.length > 0)
    no(say(texts.needsColumns, { columns: new Intl.ListFormat(language()).format(columns.missing) }));
  if (columns.repeated.length > 0) no(say(texts.headerUnclear, { faults: columns.repeated.join('; ') }));
  return columns;
}

function readRow(row: TableRow, columns: FoundColumns, lineOf: Map<string, number>, found: SupplierFile): void {
  const fault = (field: string, message: string) => void found.errors.push({ line: row.line, field, message });
  // What our own file prefixed, so that no spreadsheet takes it for a formula, comes back with its prefix.
  const cell = (column: string) => cellOf(row.cells, columns, column).replace(/^'(?=[\s=+\-@＝＋－＠])/u, '');
  const id = cell('memberOrderItemId');
  const status = statusOf(cell('dispatchStatus'));
  const [carrier, reference] = [cell('carrier'), cell('reference')];
  const unclear = outOfStep(row.cells, columns);
  const before = lineOf.get(id);
  if (unclear !== undefined) fault('', unclear);
  else if (!/^[1-9]\d{0,17}$/.test(id)) fault('memberOrderItemId', say(texts.noLine));
  else if (before !== undefined) fault('memberOrderItemId', say(texts.lineTwice, { line: String(before) }));
  else if (status === undefined) fault('dispatchStatus', say(texts.giveStatus));
  else if (textLength(carrier) > carrierMax) fault('carrier', say(said.charactersAtMost, { max: carrierMax }));
  else if (textLength(reference) > carrierReferenceMax)
    fault('reference', say(said.charactersAtMost, { max: carrierReferenceMax }));
  else if (!isOneLine(carrier)) fault('carrier', say(said.useOneLine));
  else if (!isOneLine(reference)) fault('reference', say(said.useOneLine));
  else {
    lineOf.set(id, row.line);
    found.answers.push({
      line: row.line,
      memberOrderItemId: id,
      dispatchStatus: status,
      carrier: carrier || undefined,
      reference: reference || undefined,
      says: Object.fromEntries(
        comparedColumns.flatMap((column) => (cell(column) === '' ? [] : [[column, cell(column)]])),
      ),
    });
  }
}

const otherWords: Record<string, DispatchStatus> = {
  ordered: 0,
  open: 0,
  preparing: 1,
  preparation: 1,
  dispatched: 2,
  shipped: 2,
  'on the way': 2,
};

/** The number or the word, in any case, in English or in the language of whoever brings the file. */
function statusOf(cell: string): DispatchStatus | undefined {
  const plain = plainly(cell);
  const named = Object.entries(dispatchStatuses).find(([number, word]) =>
    [number, plainly(word.text), plainly(say(word))].includes(plain),
  );
  return named ? (Number(named[0]) as DispatchStatus) : otherWords[plain];
}

function plainly(word: string): string {
  return word.toLowerCase().replace(/[\s_-]+/g, ' ');
}

function no(words: string): never {
  return refuse('badInput', words, { [callRows.deskimport.file.field]: words });
}
