import { calls } from '@laurel/contract';
import { query, verb } from '#http/call-context';
import { basketOf } from '#shop/basket';
import { mustBeOwnAlloc } from '#shop/price-list';
import { addToBasket, changeBasket, setQuantity } from './basket.ts';

const { checkout } = calls;

export const basketCalls = [
  verb(checkout.addtobasket, async (tx, { actor, input, now }) => {
    const product = await addToBasket(tx, { actor, now }, input.productId);
    const { totalBasketQty, totalBasketPrice } = await basketOf(tx, actor);
    return { totalBasketQty, totalBasketPrice, product };
  }),
  query(checkout.getbasket, (db, { actor, input }) => {
    mustBeOwnAlloc(actor, input.alloc);
    return basketOf(db, actor);
  }),
  verb(checkout.changebasketqty, async (tx, { actor, input }) => {
    mustBeOwnAlloc(actor, input.alloc);
    await changeBasket(tx, actor, input);
    return basketOf(tx, actor);
  }),
  verb(checkout.setbasketqty, async (tx, { actor, input, now }) => {
    mustBeOwnAlloc(actor, input.alloc);
    await setQuantity(tx, { actor, now }, input);
    return basketOf(tx, actor);
  }),
];
