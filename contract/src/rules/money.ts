import { numberFormat } from '#formats';

/** How a currency is written: from `inf` of the shop. */
export interface MoneyFormat {
  currencySymbol: string;
  currencyDecimalPlaces: number;
  /** Whole units only. */
  isTruncateCents: boolean;
  /** '149.99 €' instead of 'R149.99'. */
  isCurrencySymbolSuffix: boolean;
}

export const defaultMoneyFormat: MoneyFormat = {
  currencySymbol: 'R',
  currencyDecimalPlaces: 2,
  isTruncateCents: false,
  isCurrencySymbolSuffix: false,
};

/** An amount in currency units, as the reader's country writes it: 'R1,149.99', 'R 1 149,99', '1.149,99 €'. */
export function formatMoney(amount: number, format: MoneyFormat = defaultMoneyFormat): string {
  const decimals = format.isTruncateCents ? 0 : format.currencyDecimalPlaces;
  const value = format.isTruncateCents ? Math.trunc(amount) : amount;
  const digits = numberFormat({ minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
    Math.abs(value),
  );
  const sign = value < 0 && /[1-9]/.test(digits) ? '-' : '';
  const symbol = format.currencySymbol.trim();
  if (format.isCurrencySymbolSuffix) return `${sign}${digits}\u00a0${symbol}`;
  return `${sign}${symbol}${hasGap(symbol) ? '\u00a0' : ''}${digits}`;
}

/** Whether a blank stands between a symbol and the amount behind it: behind letters, and where the country writes one. */
function hasGap(symbol: string): boolean {
  if (!/\p{S}$/u.test(symbol)) return true;
  const parts = numberFormat({ style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }).formatToParts(1);
  return parts.some(({ type, value }) => type === 'literal' && value.trim() === '');
}
