import { afterEach, expect, test } from 'vitest';
import { inEnglish } from '../english.ts';
import { readBy } from '../say.ts';
import { defaultMoneyFormat, formatMoney } from './money.ts';

const readAs = (locale: string) => readBy(() => ({ locale, words: inEnglish }));
afterEach(() => readAs('en'));

const rand = defaultMoneyFormat;
const real = { ...rand, currencySymbol: 'R$' };
const euro = { ...rand, currencySymbol: '€', isCurrencySymbolSuffix: true };
const yen = { ...rand, currencySymbol: '¥', currencyDecimalPlaces: 0 };
const dinar = { ...rand, currencySymbol: 'KD ', currencyDecimalPlaces: 3 };
const whole = { ...rand, isTruncateCents: true };

test.each([
  ['two decimals, the default', rand, 1149.99, 'R 1,149.99'],
  ['two decimals are always written', rand, 5, 'R 5.00'],
  ['nothing', rand, 0, 'R 0.00'],
  ['no decimals', yen, 1480, '¥1,480'],
  ['three decimals', dinar, 12.345, 'KD 12.345'],
  ['three decimals are always written', dinar, 12.5, 'KD 12.500'],
  ['the symbol behind', euro, 149.99, '149.99 €'],
  ['cents cut, never rounded', whole, 149.99, 'R 149'],
  ['cents cut, the symbol behind', { ...euro, isTruncateCents: true }, 1999.99, '1,999 €'],
  ['thousandths cut', { ...dinar, isTruncateCents: true }, 12.999, 'KD 12'],
  ['a discount', rand, -12.5, '-R 12.50'],
  ['a discount with the symbol behind', euro, -0.5, '-0.50 €'],
  ['a discount that is cut to nothing has no sign', whole, -0.99, 'R 0'],
] as const)('%s', (_, format, amount, words) => {
  expect(formatMoney(amount, format).replaceAll('\u00a0', ' ')).toBe(words);
  expect(formatMoney(amount, format)).not.toContain(' ');
});

test.each([
  ['en-ZA', rand, 'R 2 800,00'],
  ['de-DE', euro, '2.800,00 €'],
  ['it-IT', { ...euro, isTruncateCents: true }, '2800 €'],
  ['pt-BR', real, 'R$ 2.800,00'],
  ['en-US', { ...rand, currencySymbol: '$' }, '$2,800.00'],
  ['en-JP', yen, '¥2,800'],
  ['de-JP', yen, '¥ 2.800'],
  ['ar-KW-u-nu-latn', dinar, 'KD 2,800.000'],
  ['it-ZA', rand, 'R 2800,00'],
] as const)('in %s: %j', (locale, format, words) => {
  readAs(locale);
  expect(formatMoney(2800, format).replaceAll('\u00a0', ' ')).toBe(words);
});

test('without a format money is rand with two decimals', () => {
  expect(formatMoney(1234.5)).toBe('R\u00a01,234.50');
});
