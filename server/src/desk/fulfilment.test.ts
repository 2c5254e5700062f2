import type { DispatchStatus } from '@laurel/contract/points';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountsOf, type PricedLine, subtotalOf } from '#checkout/rules';
import { inUnits, pointsFor } from '#shop/price-list';
import { mustBeAllowedMove, orderStatusOf, refundPoints } from './fulfilment.ts';

const line = fc.record({
  productId: fc.integer({ min: 1, max: 1000 }),
  qty: fc.integer({ min: 1, max: 99 }),
  priceMinor: fc.integer({ min: 0, max: 999_999 }),
  isPromoExcluded: fc.boolean(),
});
const basket = fc.array(line, { minLength: 1, maxLength: 20 });
const list = fc.record({
  decimals: fc.constantFrom(0, 2, 3),
  isTruncateCents: fc.boolean(),
  pointValueMillionths: fc.integer({ min: 1, max: 10 ** 9 }),
});
const promo = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    amountThousandths: fc.constant(null),
    minimumThousandths: fc.constant(0),
  }),
  fc.record({
    kind: fc.constant('amount' as const),
    percent: fc.constant(null),
    amountThousandths: fc.integer({ min: 1, max: 10 ** 9 }),
    minimumThousandths: fc.constant(0),
  }),
);

test('A56, A61: discounts stay within their lines, leave excluded goods alone, and add up', () => {
  fc.assert(
    fc.property(basket, promo, list, (lines, terms, prices) => {
      const discounts = discountsOf(lines, terms, prices);
      const eligible = subtotalOf(lines.filter((each) => !each.isPromoExcluded));
      const total = discounts.reduce((sum, discount) => sum + discount, 0);
      discounts.forEach((discount, i) => {
        const { qty, priceMinor, isPromoExcluded } = lines[i] as PricedLine;
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(isPromoExcluded ? 0 : qty * priceMinor);
      });
      expect(total).toBeLessThanOrEqual(eligible);
      if (terms.kind === 'percent' && !prices.isTruncateCents)
        expect(total).toBe(Math.floor((eligible * terms.percent) / 100));
    }),
    { numRuns: 10_000 },
  );
});

test('A61: a total is what its lines add up to, and its points buy it, rounded up', () => {
  fc.assert(
    fc.property(basket, list, (lines, prices) => {
      const total = subtotalOf(lines);
      const shown = lines.reduce(
        (sum, { qty, priceMinor }) => sum + Math.round(inUnits(qty * priceMinor, prices) * 10 ** prices.decimals),
        0,
      );
      expect(shown).toBe(total);
      const worth = (points: number) =>
        BigInt(points) * BigInt(prices.pointValueMillionths) * 10n ** BigInt(prices.decimals);
      const due = BigInt(total) * 1_000_000n;
      const points = pointsFor(total, prices);
      expect(worth(points)).toBeGreaterThanOrEqual(due);
      if (points > 0) expect(worth(points - 1)).toBeLessThan(due);
    }),
    { numRuns: 10_000 },
  );
});

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
