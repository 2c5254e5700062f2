import type { Product } from '@laurel/contract/catalogue';
import { matcherOf } from './matching.ts';

export const shelfOrders = [
  { value: 'cheapest', label: 'Lowest price' },
  { value: 'dearest', label: 'Highest price' },
  { value: 'name', label: 'Name' },
] as const;
export type ShelfOrder = (typeof shelfOrders)[number]['value'];

/** What a member looks for on the shelf. */
export interface ShelfWish {
  search: string;
  order: ShelfOrder;
}

type Shown = Pick<Product, 'productName' | 'brand' | 'model' | 'description' | 'displayPrice' | 'priceFormatted'>;

/** The products that a search finds, in the wished order; those without a price come last. */
export function onShelf<P extends Shown>(products: readonly P[], { search, order }: ShelfWish): P[] {
  const matches = matcherOf(search);
  return products
    .filter((product) => matches([product.productName, product.brand, product.model, product.description].join(' ')))
    .sort(comparisons[order]);
}

const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

const comparisons: Record<ShelfOrder, (a: Shown, b: Shown) => number> = {
  cheapest: (a, b) => unpricedLast(a, b) || a.displayPrice - b.displayPrice,
  dearest: (a, b) => unpricedLast(a, b) || b.displayPrice - a.displayPrice,
  name: (a, b) => byName.compare(a.productName, b.productName),
};

function unpricedLast(a: Shown, b: Shown): number {
  return Number(a.priceFormatted === '') - Number(b.priceFormatted === '');
}
