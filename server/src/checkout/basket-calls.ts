import { calls } from '@laurel/contract';
import { act, query, verb } from '#http/call-context';
import { basketOf, shownBasket } from '#shop/basket';
import { mustBeOwnAlloc } from '#shop/price-list';
import { addToBasket, changeBasket, setQuantity } from './basket.ts';

const { checkout } = calls;

export const basketCalls = [
  act(checkout.addtobasket, async (db, { actor, input, now }) => {
    const { name, basket } = await addToBasket(db, { actor, now }, input.productId);
    const { totalBasketQty, totalBasketPrice } = shownBasket(basket);
    return { totalBasketQty, totalBasketPrice, product: name };
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
