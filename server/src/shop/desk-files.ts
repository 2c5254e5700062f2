import { Readable } from 'node:stream';
import { csvRow, csvText } from '@laurel/contract/csv';
import { dispatchStatuses } from '@laurel/contract/points';
import { parse } from 'csv-parse/sync';
import type { Db } from '#db/pool';
import { refuse } from '#refuse';
import { type ListedLine, waitingBehind } from './desk-queries.ts';

const headers = [
  'memberOrderItemId',
  'orderNum',
  'orderDate',
  'memberNumber',
  'member',
  'division',
  'cellNum',
  'productCode',
  'itemDescription',
  'itemQty',
  'dispatchStatus',
  'carrier',
  'reference',
] as const;

const linesAtOnce = 1_000;

/** The waiting lines for a supplier, who fills in dispatchStatus, carrier and reference and sends the file back. Written as it is read, however many there are. */
export function deskFile(db: Db): Readable {
  return Readable.from(written(db), { objectMode: false });
}

async function* written(db: Db): AsyncGenerator<string> {
  yield csvText(headers, []);
  for (let last = '0'; ; ) {
    const lines = await waitingBehind(db, { last, most: linesAtOnce });
    if (lines.length === 0) return;
    yield lines.map(rowOf).join('');
    last = lines.at(-1)?.memberOrderItemId ?? last;
  }
}

function rowOf(line: ListedLine): string {
  return csvRow(headers.map((header) => (header === 'itemQty' ? line.itemQty - line.qtyRefunded : line[header])));
}

export interface SupplierAnswer {
  line: number;
  memberOrderItemId: string;
  dispatchStatus: number;
  carrier: string;
  reference: string;
}

export interface AnswerError {
  line: number;
  field: string;
  message: string;
}

const rowsMax = 20_000;

/** A supplier's answers, with the errors of each row. Only the line's id and the three last columns are read. */
export function readAnswers(bytes: Buffer): { answers: SupplierAnswer[]; errors: AnswerError[] } {
  const errors: AnswerError[] = [];
  const answers: SupplierAnswer[] = [];
  for (const { info, record } of rowsOf(bytes)) {
    const line = info.lines;
    const cell = (name: string) => (record[name.toLowerCase()] ?? '').trim().replace(/^'/, '');
    const fault = (field: string, message: string) => errors.push({ line, field, message });
    const memberOrderItemId = cell('memberOrderItemId');
    const dispatchStatus = Number(cell('dispatchStatus'));
    const [carrier, reference] = [cell('carrier'), cell('reference')];
    if (!/^[1-9]\d{0,17}$/.test(memberOrderItemId)) fault('memberOrderItemId', 'This is not an order line.');
    else if (cell('dispatchStatus') === '' || !(dispatchStatus in dispatchStatuses))
      fault('dispatchStatus', 'Please give 1, 2 or 3.');
    else if ([...carrier].length > 60) fault('carrier', 'Please use at most 60 characters.');
    else if ([...reference].length > 60) fault('reference', 'Please use at most 60 characters.');
    else answers.push({ line, memberOrderItemId, dispatchStatus, carrier, reference });
  }
  return { answers, errors };
}

type ParsedRow = { info: { lines: number }; record: Record<string, string> };

function rowsOf(bytes: Buffer): ParsedRow[] {
  const no = (words: string): never => refuse('badInput', words, { fileData: words });
  let rows: ParsedRow[];
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const columns = (names: string[]) => names.map((name) => name.trim().toLowerCase());
    rows = parse(text, {
      bom: true,
      columns,
      info: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as ParsedRow[];
  } catch {
    return no('This is not a CSV file in UTF-8.');
  }
  if (rows.length > rowsMax) no(`Please send at most ${rowsMax} lines at once.`);
  if (rows[0] && !('memberorderitemid' in rows[0].record && 'dispatchstatus' in rows[0].record)) {
    no('The header row needs the columns memberOrderItemId and dispatchStatus.');
  }
  return rows;
}
