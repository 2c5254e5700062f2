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

/** An amount in currency units, as people read it: 'R1,149.99'. */
export function formatMoney(amount: number, format: MoneyFormat = defaultMoneyFormat): string {
  const decimals = format.isTruncateCents ? 0 : format.currencyDecimalPlaces;
  const value = format.isTruncateCents ? Math.trunc(amount) : amount;
  const digits = Math.abs(value).toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const sign = value < 0 && /[1-9]/.test(digits) ? '-' : '';
  return format.isCurrencySymbolSuffix
    ? `${sign}${digits}\u00a0${format.currencySymbol}`
    : `${sign}${format.currencySymbol}${digits}`;
}
