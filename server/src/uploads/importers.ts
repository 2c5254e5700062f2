import type { UploadKind } from '@laurel/contract/upload-kinds';
import type { Importer } from '#imports/importer';
import { roster } from '#roster/roster';
import { budgets } from './budgets.ts';
import { countries } from './countries.ts';
import { products } from './products.ts';
import { promos } from './promos.ts';
import { translations } from './translations.ts';
import { voucherCodes } from './voucher-codes.ts';

export function importerOf(kind: UploadKind): Importer {
  return importers[kind];
}

const importers: Record<UploadKind, Importer> = {
  countries,
  roster,
  budgets,
  products,
  vouchers: voucherCodes,
  promos,
  translations,
};
