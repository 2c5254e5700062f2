import type { DispatchStatus } from '@laurel/contract/points';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountsOf, subtotalOf } from '#checkout/rules';
import { pointsFor } from '#shop/price-list';
import { basket, list, promo } from '../../test/baskets.ts';
import { mustBeAllowedMove, orderStatusOf, refundPoints } from './fulfilment.ts';

test('refunding piece by piece, in any order, gives back exactly what was paid', () => {
  fc.assert(
    fc.property(basket, promo, list, fc.integer(), (priced, terms, prices, seed) => {
      const discounts = discountsOf(priced, terms, prices);
      const lines = priced.map((each, i) => ({
        id: i,
        qty: each.qty,
        qtyRefunded: 0,
        priceMinor: each.priceMinor,
        discountMinor: discounts[i] ?? 0,
      }));
      const totalMinor = subtotalOf(priced) - discounts.reduce((sum, each) => sum + each, 0);
      const order = { points: pointsFor(totalMinor, prices), totalMinor, pointsRefunded: 0 };
      let random = Math.abs(seed) + 1;
      while (lines.some((each) => each.qtyRefunded < each.qty)) {
        random = (random * 48_271) % 2_147_483_647;
        const open = lines.filter((each) => each.qtyRefunded < each.qty);
        const chosen = open[random % open.length] as (typeof lines)[number];
        const qty = 1 + (random % (chosen.qty - chosen.qtyRefunded));
        const points = refundPoints(order, lines, chosen.id, qty);
        expect(points).toBeGreaterThanOrEqual(0);
        chosen.qtyRefunded += qty;
        order.pointsRefunded += points;
        expect(order.pointsRefunded).toBeLessThanOrEqual(order.points);
      }
      expect(order.pointsRefunded).toBe(totalMinor === 0 ? 0 : order.points);
    }),
    { numRuns: 2000 },
  );
});

test('lines move forward only, and vouchers not at all', () => {
  const allowed = (from: number, to: number) => {
    try {
      mustBeAllowedMove(from as DispatchStatus, to as DispatchStatus);
      return true;
    } catch {
      return false;
    }
  };
  const moves = [0, 1, 2, 3, 4].flatMap((from) =>
    [0, 1, 2, 3, 4].filter((to) => allowed(from, to)).map((to) => `${from}${to}`),
  );
  expect(moves).toEqual(['01', '02', '12', '23']);
});

test('an order follows its lines; one with vouchers stays dispatched', () => {
  const status = (...lines: number[]) =>
    orderStatusOf(lines.map((dispatchStatus) => ({ dispatchStatus: dispatchStatus as DispatchStatus })));
  expect([
    status(0, 0),
    status(0, 1),
    status(1, 2),
    status(2, 2),
    status(2, 3),
    status(3, 3),
    status(3, 4),
    status(4),
  ]).toEqual([10, 20, 20, 30, 30, 40, 30, 30]);
});
