import type { Cell, SheetColumn } from '@laurel/contract/rules/sheet';
import type { ListedLine } from './queries.ts';

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

/** What a supplier is told of each line, who fills in dispatchStatus, carrier and reference and sends the file back. */
export const supplierFile: SheetColumn<ListedLine>[] = headers.map((header) => ({
  header,
  value: (line): Cell => (header === 'itemQty' ? line.itemQty - line.qtyRefunded : line[header]),
}));
