import type { Product } from '@laurel/contract/calls/catalogue';
import { locale, say } from '@laurel/contract/say';
import { likenessOf, matcherOf } from './matching.ts';
import * as texts from './texts.ts';

export const shelfOrders = [
  { value: 'cheapest', label: say(texts.lowestPrice) },
  { value: 'dearest', label: say(texts.highestPrice) },
  { value: 'name', label: say(texts.byName) },
] as const;
export type ShelfOrder = (typeof shelfOrders)[number]['value'];

/** What a member looks for on the shelf. */
export interface ShelfWish {
  search: string;
  order: ShelfOrder;
}

type Shown = Pick<Product, 'productName' | 'brand' | 'model' | 'description' | 'displayPrice' | 'priceFormatted'>;

/**
 * The products here that a search finds, in the wished order, those without a price last; and those in the rest of the shop. Typing
 * errors in names are forgiven where nothing in the whole shop is written so.
 */
export function onShelf<P extends Shown>(here: readonly P[], rest: readonly P[], { search, order }: ShelfWish) {
  const [matches, isAlike] = [matcherOf(search), likenessOf(search)];
  const asTyped = found(here, rest, (each) => matches(`${namesOf(each)} ${each.description}`));
  const { shown, elsewhere } = asTyped.isAny ? asTyped : found(here, rest, (each) => isAlike(namesOf(each)));
  return { shown: shown.sort(comparisons[order]), elsewhere };
}

function namesOf({ productName, brand, model }: Shown): string {
  return [productName, brand, model].join(' ');
}

function found<P extends Shown>(here: readonly P[], rest: readonly P[], isFound: (product: P) => boolean) {
  const [shown, elsewhere] = [here.filter(isFound), rest.filter(isFound)];
  return { shown, elsewhere, isAny: shown.length + elsewhere.length > 0 };
}

const byName = new Intl.Collator(locale(), { numeric: true, sensitivity: 'base' });

const comparisons: Record<ShelfOrder, (a: Shown, b: Shown) => number> = {
  cheapest: (a, b) => unpricedLast(a, b) || a.displayPrice - b.displayPrice,
  dearest: (a, b) => unpricedLast(a, b) || b.displayPrice - a.displayPrice,
  name: (a, b) => byName.compare(a.productName, b.productName),
};

function unpricedLast(a: Shown, b: Shown): number {
  return Number(a.priceFormatted === '') - Number(b.priceFormatted === '');
}
