import type { Answer, TestApp } from './app.ts';
import type { MadeMember } from './make.ts';
import { makeShop, type ProductWish } from './make-shop.ts';

const shops = new WeakMap<TestApp, ReturnType<typeof makeShop>>();

/** Puts a product on the price list: 100 mugs for 50 each unless something else is asked for; with codes it is a voucher. Answers its id. */
export async function makeProduct(
  portal: TestApp,
  { codes, ...wish }: Omit<ProductWish, 'codes'> & { codes?: string[] } = {},
): Promise<string> {
  const shop = shops.get(portal) ?? makeShop(portal);
  shops.set(portal, shop);
  const id = await shop.product(codes ? { ...wish, codes: 0 } : wish);
  for (const code of codes ?? []) await shop.addCode(Number(id), code);
  return id;
}

/** Puts the products into the member's basket and orders them. */
export async function buy(portal: TestApp, by: MadeMember, productIds: string[]): Promise<Bought> {
  for (const productId of productIds) await portal.post('/api/shop/addtobasket', { productId }, { as: by.id });
  const { body: checkout } = await portal.post('/api/shop/getCheckoutOrderSummary', { alloc: 'ZA' }, { as: by.id });
  const wish = { cellNum: checkout.cellNum, alloc: 'ZA', vfyTotal: checkout.vfyTotal };
  const placed = await portal.post('/api/shop/placeOrder', wish, { as: by.id });
  const { body } = await portal.post('/api/shop/orders', {}, { as: by.id });
  const { memberOrderId } = body.orders[0];
  const { memberOrderItemId } = body.orderDetails.find((line: Bought) => line.memberOrderId === memberOrderId);
  return { placed, memberOrderId, memberOrderItemId };
}

export interface Bought {
  placed: Answer;
  memberOrderId: string;
  memberOrderItemId: string;
}
