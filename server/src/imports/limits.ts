import { dataUploadBytesMax } from '@laurel/contract/limits';
import type { UploadKind } from '@laurel/contract/upload-kinds';
import type { TableLimits } from '#files/table';

const megabyte = 1024 * 1024;
/** The longest text that any column takes, with room to say that it is too long. */
const cell = { columnsMax: 100, cellMax: 10_000 };

/** What a file of each kind may come to: companies of half a million people, and catalogues that nobody leafs through. */
const limits: Record<UploadKind, TableLimits> = {
  countries: { bytesMax: megabyte, rowsMax: 1_000, ...cell },
  roster: { bytesMax: dataUploadBytesMax, rowsMax: 500_000, ...cell },
  budgets: { bytesMax: 16 * megabyte, rowsMax: 200_000, ...cell },
  products: { bytesMax: dataUploadBytesMax, rowsMax: 200_000, ...cell },
  vouchers: { bytesMax: dataUploadBytesMax, rowsMax: 500_000, ...cell },
  promos: { bytesMax: 16 * megabyte, rowsMax: 200_000, ...cell },
  translations: { bytesMax: dataUploadBytesMax, rowsMax: 200_000, ...cell },
};

export function limitsOf(kind: UploadKind): TableLimits {
  return limits[kind];
}
