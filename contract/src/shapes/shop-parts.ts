import * as z from 'zod/mini';
import { told } from '#told';
import { line } from './text.ts';
import * as texts from './texts.ts';
import { count, money, whole } from './wire.ts';

export const currencyInfo = z.object({
  productCurrency: z.string(),
  currencySymbol: z.string(),
  currencyDecimalPlaces: count,
  isTruncateCents: z.boolean(),
  isCurrencySymbolSuffix: z.boolean(),
  alloc: z.string(),
  /** C physical goods to the work address, Z digital only. */
  deliveryType: z.enum(['C', 'Z']),
  pointsAvailable: whole,
});
export type CurrencyInfo = z.output<typeof currencyInfo>;

export const basketTotals = { totalBasketQty: count, totalBasketPrice: money };

export const alloc = line(10).check(z.refine((s) => s !== '', told(texts.givePriceList)));
