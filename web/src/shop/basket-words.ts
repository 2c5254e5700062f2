import type { BasketItem } from '@laurel/contract/basket';

type Warned = Exclude<BasketItem['BasketItemStatus'], ''>;

const sentences: Record<Warned, (count: number) => string> = {
  DELETED: (n) => (n === 1 ? '1 product removed' : `${n} products removed`),
  CHANGED: (n) => (n === 1 ? '1 price changed' : `${n} prices changed`),
  DECREASED: (n) => (n === 1 ? '1 price reduced' : `${n} prices reduced`),
};

/** All warnings of a basket in one sentence; empty where nothing happened. */
export function basketWords(items: readonly Pick<BasketItem, 'BasketItemStatus'>[]): string {
  const parts = (Object.keys(sentences) as Warned[]).flatMap((status) => {
    const count = items.filter((item) => item.BasketItemStatus === status).length;
    return count > 0 ? [sentences[status](count)] : [];
  });
  return parts.join(', ');
}
