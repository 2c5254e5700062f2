import { say } from '@laurel/contract/say';
import { refuse } from '#errors/refuse';
import type { PriceList } from '#shop/price-list';
import { callingCodeOf, mobileNumber, shownNumber, takesSms } from '#texts/phone';
import * as texts from './texts.ts';

export interface PricedLine {
  productId: number;
  qty: number;
  priceMinor: number;
  isPromoExcluded: boolean;
}

export interface PromoTerms {
  kind: 'percent' | 'amount';
  percent: number | null;
  amountThousandths: number | null;
  minimumThousandths: number;
}

export const subtotalOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, line) => sum + line.qty * line.priceMinor, 0);

/** The discount of each line: never more than the line, and in all never more than the goods that the code is for. */
export function discountsOf(
  lines: readonly PricedLine[],
  promo: PromoTerms,
  list: Pick<PriceList, 'decimals' | 'isTruncateCents'>,
): number[] {
  const totals = lines.map((line) => (line.isPromoExcluded ? 0 : line.qty * line.priceMinor));
  const eligible = totals.reduce((sum, total) => sum + total, 0);
  const unit = list.isTruncateCents ? 10 ** list.decimals : 1;
  const wanted =
    promo.kind === 'percent'
      ? Number((BigInt(eligible) * BigInt(promo.percent ?? 0)) / 100n)
      : minorOf(promo.amountThousandths ?? 0, list);
  return spread(Math.min(eligible, Math.floor(wanted / unit) * unit), totals);
}

/** Splits an amount over lines in proportion to their totals; the remainders go to the largest fractions. */
function spread(amount: number, totals: readonly number[]): number[] {
  const sum = totals.reduce((all, total) => all + total, 0);
  if (sum === 0) return totals.map(() => 0);
  const exact = totals.map((total) => BigInt(amount) * BigInt(total));
  const shares = exact.map((share) => Number(share / BigInt(sum)));
  let left = amount - shares.reduce((all, share) => all + share, 0);
  const byRemainder = exact
    .map((share, i) => ({ i, remainder: share % BigInt(sum) }))
    .sort((a, b) => (a.remainder < b.remainder ? 1 : -1));
  for (const { i } of byRemainder) {
    if (left === 0) break;
    if ((shares[i] ?? 0) < (totals[i] ?? 0)) {
      shares[i] = (shares[i] ?? 0) + 1;
      left -= 1;
    }
  }
  return shares;
}

export function minorOf(thousandths: number, { decimals }: Pick<PriceList, 'decimals'>): number {
  return Math.floor((thousandths * 10 ** decimals) / 1000);
}

/**
 * The number of an order as E.164: one's own, or a mobile of the countries that the portal may write to, or of one's own
 * number's country.
 */
export function orderNumber(
  typed: string,
  { cellNum, countryCode }: { cellNum: string | null; countryCode: string },
  callingCodes: readonly string[] | undefined,
): string {
  const no = (words: string): never => refuse('badInput', words, { cellNum: words });
  const own = cellNum ?? '';
  if (own !== '' && typed.trim() === shownNumber(own, countryCode)) return own;
  const number = mobileNumber(typed, countryCode);
  if (number === undefined) return no(say(texts.mobileSuchAs));
  const ownCode = callingCodeOf(own);
  if (number === own || takesSms(number, callingCodes ?? (ownCode ? [ownCode] : []))) return number;
  return no(say(texts.ownMobile));
}
