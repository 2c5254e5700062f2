/** How the server says that an amount is to be shown. */
export interface MoneyFormat {
  currencySymbol: string;
  currencyDecimalPlaces: number;
  /** Whole units only; the rest is cut off, not rounded. */
  isTruncateCents: boolean;
  isCurrencySymbolSuffix: boolean;
}

export const defaultMoneyFormat: MoneyFormat = {
  currencySymbol: 'R',
  currencyDecimalPlaces: 2,
  isTruncateCents: false,
  isCurrencySymbolSuffix: false,
};

/** 1234.5 → 'R1,234.50', or '1,234.50 €' with a suffix. */
export function formatMoney(amount: number, format: MoneyFormat = defaultMoneyFormat): string {
  const { currencySymbol, currencyDecimalPlaces, isTruncateCents, isCurrencySymbolSuffix } = format;
  const decimals = isTruncateCents ? 0 : currencyDecimalPlaces;
  const shown = Math.abs(isTruncateCents ? Math.trunc(amount) : amount);
  const digits = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(shown);
  const sign = amount < 0 && Number(digits.replaceAll(',', '')) !== 0 ? '-' : '';
  return isCurrencySymbolSuffix ? `${sign}${digits}\u00a0${currencySymbol}` : `${sign}${currencySymbol}${digits}`;
}
