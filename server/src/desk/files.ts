import { Readable } from 'node:stream';
import { csvRow, csvText } from '@laurel/contract/csv';
import type { Db } from '#db/pool';
import { type ListedLine, waitingBehind } from './queries.ts';

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
  // loop: a thousand lines each, written as they are read
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
