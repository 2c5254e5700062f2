import type { BasketItem } from '@laurel/contract/calls/checkout';
import { plural } from '#lib/plural.ts';

type Warned = Exclude<BasketItem['BasketItemStatus'], ''>;

const sentences: Record<Warned, (count: number) => string> = {
  DELETED: (n) => plural(n, { one: '1 product removed', other: `${n} products removed` }),
  CHANGED: (n) => plural(n, { one: '1 price changed', other: `${n} prices changed` }),
  DECREASED: (n) => plural(n, { one: '1 price reduced', other: `${n} prices reduced` }),
};

/** All warnings of a basket in one sentence; empty where nothing happened. */
export function basketWords(items: readonly Pick<BasketItem, 'BasketItemStatus'>[]): string {
  const parts = (Object.keys(sentences) as Warned[]).flatMap((status) => {
    const count = items.filter((item) => item.BasketItemStatus === status).length;
    return count > 0 ? [sentences[status](count)] : [];
  });
  return parts.join(', ');
}
