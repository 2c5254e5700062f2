import { expect, test } from 'vitest';
import { defaultMoneyFormat, formatMoney } from './money.ts';

const rand = defaultMoneyFormat;
const euro = { ...rand, currencySymbol: '€', isCurrencySymbolSuffix: true };
const yen = { ...rand, currencySymbol: '¥', currencyDecimalPlaces: 0 };
const dinar = { ...rand, currencySymbol: 'DT ', currencyDecimalPlaces: 3 };
const whole = { ...rand, isTruncateCents: true };

test.each([
  ['two decimals, the default', rand, 1149.99, 'R1,149.99'],
  ['two decimals are always written', rand, 5, 'R5.00'],
  ['nothing', rand, 0, 'R0.00'],
  ['no decimals', yen, 1480, '¥1,480'],
  ['three decimals', dinar, 12.345, 'DT 12.345'],
  ['three decimals are always written', dinar, 12.5, 'DT 12.500'],
  ['the symbol behind', euro, 149.99, '149.99\u00a0€'],
  ['cents cut, never rounded', whole, 149.99, 'R149'],
  ['cents cut, the symbol behind', { ...euro, isTruncateCents: true }, 1999.99, '1,999\u00a0€'],
  ['thousandths cut', { ...dinar, isTruncateCents: true }, 12.999, 'DT 12'],
  ['a discount', rand, -12.5, '-R12.50'],
  ['a discount with the symbol behind', euro, -0.5, '-0.50\u00a0€'],
  ['a discount that is cut to nothing has no sign', whole, -0.99, 'R0'],
] as const)('%s', (_, format, amount, words) => {
  expect(formatMoney(amount, format)).toBe(words);
});

test('without a format money is rand with two decimals', () => {
  expect(formatMoney(1234.5)).toBe('R1,234.50');
});
