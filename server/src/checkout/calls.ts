import { calls } from '@laurel/contract';
import { say } from '@laurel/contract/say';
import type { Db } from '#db/pool';
import type { Actor } from '#directory/actor';
import { act, verb } from '#http/call-context';
import { countUse } from '#limits/rate-limits';
import { mustBeOwnAlloc } from '#shop/price-list';
import { basketCalls } from './basket-calls.ts';
import { checkoutSummary } from './checkout.ts';
import { type Buying, placeOrder } from './place-order.ts';
import * as texts from './texts.ts';

export interface CheckoutRules extends Omit<Buying, 'by' | 'now'> {
  rateLimited: boolean;
}

const { checkout } = calls;

export const checkoutCalls = (rules: CheckoutRules) => {
  const countTry = async (db: Db, { actor, promoCode, now }: { actor: Actor; promoCode: string; now: Date }) => {
    if (promoCode.trim() !== '' && rules.rateLimited) await countUse(db, 'promoTries', `member:${actor.id}`, now);
  };
  return [
    ...basketCalls,
    act(checkout.getCheckoutOrderSummary, async (db, { actor, input, now }) => {
      mustBeOwnAlloc(actor, input.alloc);
      const { promoCode = '', basketId } = input;
      await countTry(db, { actor, promoCode, now });
      return checkoutSummary(db, { actor, promoCode, basketId, now });
    }),
    verb(
      checkout.placeOrder,
      async (tx, { actor, input, now }) => {
        mustBeOwnAlloc(actor, input.alloc);
        const order = await placeOrder(tx, { ...rules, by: actor, now }, { promoCode: '', ...input });
        return {
          orderNum: order.orderNum,
          message: say(texts.placed, { orderNum: order.orderNum }),
          memberOrderId: String(order.id),
          orderDetails: order.orderDetails,
          pointsTotal: order.points,
          pointsAvailable: order.pointsLeft,
        };
      },
      (db, { actor, input: { promoCode = '' }, now }) => countTry(db, { actor, promoCode, now }),
    ),
  ];
};
