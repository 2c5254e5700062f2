import type { BasketItem } from '@laurel/contract/calls/checkout';
import type { Message } from '@laurel/contract/message';
import { listed } from '@laurel/contract/rules/listed';
import { say } from '@laurel/contract/say';
import * as texts from './texts.ts';

type Warned = Exclude<BasketItem['BasketItemStatus'], ''>;

const warnings = {
  DELETED: texts.productsRemoved,
  CHANGED: texts.pricesChanged,
  DECREASED: texts.pricesReduced,
} satisfies Record<Warned, Message>;

/** All warnings of a basket in one sentence; empty where nothing happened. */
export function basketWords(items: readonly Pick<BasketItem, 'BasketItemStatus'>[]): string {
  const parts = (Object.keys(warnings) as Warned[]).flatMap((status) => {
    const count = items.filter((item) => item.BasketItemStatus === status).length;
    return count > 0 ? [say(warnings[status], { count })] : [];
  });
  return listed(parts);
}
