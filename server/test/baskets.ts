import fc from 'fast-check';
import type { PricedLine } from '#checkout/rules';

/** Any basket, code and price list there may be. */
const line: fc.Arbitrary<PricedLine> = fc.record({
  productId: fc.integer({ min: 1, max: 1000 }),
  qty: fc.integer({ min: 1, max: 99 }),
  priceMinor: fc.integer({ min: 0, max: 999_999 }),
  isPromoExcluded: fc.boolean(),
});
export const basket = fc.array(line, { minLength: 1, maxLength: 20 });
export const list = fc.record({
  decimals: fc.constantFrom(0, 2, 3),
  isTruncateCents: fc.boolean(),
  pointValueMillionths: fc.integer({ min: 1, max: 10 ** 9 }),
});
export const promo = fc.oneof(
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
