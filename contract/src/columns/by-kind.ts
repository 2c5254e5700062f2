import type { UploadKind } from '#upload-kinds';
import type { Columns } from './column.ts';
import { budgetColumns, rosterColumns } from './people.ts';
import { countryColumns, productColumns, promoColumns, voucherColumns } from './shop.ts';
import { translationColumns } from './translations.ts';

/** The columns of every kind of file, by which files are told apart. */
export const columnsByKind: Record<UploadKind, Columns> = {
  countries: countryColumns,
  roster: rosterColumns,
  budgets: budgetColumns,
  products: productColumns,
  vouchers: voucherColumns,
  promos: promoColumns,
  translations: translationColumns,
};
