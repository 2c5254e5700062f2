import type { CurrencyInfo } from '@laurel/contract/shop-parts';

/** A South African shop, with 340 points to spend. */
export const rand: CurrencyInfo = {
  productCurrency: 'ZAR',
  currencySymbol: 'R',
  currencyDecimalPlaces: 2,
  isTruncateCents: false,
  isCurrencySymbolSuffix: false,
  alloc: 'ZA',
  deliveryType: 'C',
  pointsAvailable: 340,
};
