import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inUnits, pointsFor } from '#shop/price-list';
import { basket, list, promo } from '../../test/baskets.ts';
import { discountsOf, minorOf, type PricedLine, subtotalOf } from './rules.ts';

const totalOf = ({ qty, priceMinor, isPromoExcluded }: PricedLine) => (isPromoExcluded ? 0 : qty * priceMinor);

test('A56, A61: a discount is rounded down to what the price list shows, and never more than the goods that the code is for', () => {
  fc.assert(
    fc.property(basket, promo, list, (lines, terms, prices) => {
      const eligible = lines.reduce((sum, line) => sum + totalOf(line), 0);
      const shown = prices.isTruncateCents ? 10 ** prices.decimals : 1;
      const wanted =
        terms.kind === 'percent' ? (eligible * terms.percent) / 100 : minorOf(terms.amountThousandths, prices);
      const total = discountsOf(lines, terms, prices).reduce((sum, discount) => sum + discount, 0);
      expect(total).toBe(Math.min(eligible, Math.floor(wanted / shown) * shown));
    }),
    { numRuns: 10_000 },
  );
});

test('A61: each line has its share of the discount; what is left goes, one by one, to the largest fractions', () => {
  fc.assert(
    fc.property(basket, promo, list, (lines, terms, prices) => {
      const discounts = discountsOf(lines, terms, prices);
      const totals = lines.map(totalOf);
      const sum = BigInt(totals.reduce((all, each) => all + each, 0));
      const amount = BigInt(discounts.reduce((all, each) => all + each, 0));
      expect(amount).toBeLessThanOrEqual(sum);
      if (sum === 0n) return;
      const shares = totals.map((total, i) => {
        const exact = amount * BigInt(total);
        return { more: (discounts[i] as number) - Number(exact / sum), fraction: exact % sum };
      });
      expect(shares.every(({ more }) => more === 0 || more === 1)).toBe(true);
      const fractions = (more: number) => shares.filter((share) => share.more === more).map(({ fraction }) => fraction);
      const smallest = fractions(1).toSorted((a, b) => (a < b ? -1 : 1))[0];
      if (smallest !== undefined) expect(fractions(0).every((fraction) => fraction <= smallest)).toBe(true);
      discounts.forEach((discount, i) => void expect(discount).toBeLessThanOrEqual(totals[i] as number));
    }),
    { numRuns: 10_000 },
  );
});

test.each([
  ['the remainder of a cent', [1, 1, 1], 10, { decimals: 2, isTruncateCents: false }, [0, 0, 0]],
  ['the larger fraction has the cent', [149, 50], 3, { decimals: 2, isTruncateCents: false }, [4, 1]],
  [
    'a list without cents gives whole units, rounded down',
    [1_999, 2_999],
    10,
    { decimals: 2, isTruncateCents: true },
    [160, 240],
  ],
] as const)('%s', (_, prices, percent, priceList, discounts) => {
  const lines = prices.map((priceMinor, i) => ({ productId: i, qty: 1, priceMinor, isPromoExcluded: false }));
  const terms = { kind: 'percent', percent, amountThousandths: null, minimumThousandths: 0 } as const;
  expect(discountsOf(lines, terms, priceList)).toEqual(discounts);
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
