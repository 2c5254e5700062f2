import type { TestApp } from './app.ts';
import type { MadeMember } from './make.ts';

/** What a member of South Africa does in the shop. */
export function shopping(portal: TestApp) {
  const ask = (path: string, body: object, by: MadeMember, key?: string) =>
    portal.post(path, body, { as: by.id, ...(key ? { key } : {}) });
  return {
    add: (by: MadeMember, productId: string) => ask('/api/shop/addtobasket', { productId }, by),
    basket: (by: MadeMember) => ask('/api/shop/getbasket', { alloc: 'ZA' }, by),
    set: (by: MadeMember, productId: string, qty: unknown) =>
      ask('/api/shop/setbasketqty', { productId, qty, alloc: 'ZA' }, by),
    summary: (by: MadeMember, more: object = {}) =>
      ask('/api/shop/getCheckoutOrderSummary', { alloc: 'ZA', ...more }, by),
    order: (by: MadeMember, vfyTotal: unknown, more: object = {}, key?: string) =>
      ask('/api/shop/placeOrder', { cellNum: '+27820000001', alloc: 'ZA', vfyTotal, ...more }, by, key),
    orders: async (by: MadeMember) => (await ask('/api/shop/orders', {}, by)).body,
    pointsOf: async (by: MadeMember): Promise<number> =>
      (await ask('/api/member/getmemberdata', {}, by)).body.memberData.awardsPointsAvailable,
  };
}
