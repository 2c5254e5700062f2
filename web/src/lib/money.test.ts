import { expect, test } from 'vitest';
import { defaultMoneyFormat, formatMoney } from './money.ts';

test('the default format is symbol R with 2 decimals', () => {
  expect(formatMoney(1234.5)).toBe('R1,234.50');
  expect(formatMoney(0)).toBe('R0.00');
});

test('a suffix stands behind the amount', () => {
  const euro = { ...defaultMoneyFormat, currencySymbol: '€', isCurrencySymbolSuffix: true };
  expect(formatMoney(149.99, euro)).toBe('149.99\u00a0€');
});

test('cents are cut off, not rounded, where the server says so', () => {
  const cut = { ...defaultMoneyFormat, isTruncateCents: true };
  expect(formatMoney(149.99, cut)).toBe('R149');
  expect(formatMoney(-149.99, cut)).toBe('-R149');
  expect(formatMoney(-0.4, cut)).toBe('R0');
});

test('a currency without decimals has none', () => {
  expect(formatMoney(1500, { ...defaultMoneyFormat, currencySymbol: '¥', currencyDecimalPlaces: 0 })).toBe('¥1,500');
});
