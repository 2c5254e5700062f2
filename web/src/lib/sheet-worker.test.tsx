import { readBy } from '@laurel/contract/say';
import { afterEach, expect, test } from 'vitest';
import { sheetFile } from './sheet-file.ts';

const english = (message: { text: string }) => message.text;
const readAs = (locale: string) => readBy(() => ({ locale, words: english }));
afterEach(() => readAs('en'));

const columns = [
  { header: 'Date', value: () => new Date('2026-11-01T00:05:00Z') },
  { header: 'Price', value: (price: number) => price },
  { header: 'Text', value: () => '-1,5' },
];

test.each([
  ['en', '"Date","Price","Text"\r\n"1 Nov 2026 00:05","-12.5","\'-1,5"\r\n'],
  ['en-ZA', '"Date";"Price";"Text"\r\n"1 Nov 2026 00:05";"-12,5";"\'-1,5"\r\n'],
  ['de-DE', '"Date";"Price";"Text"\r\n"01.11.2026 00:05";"-12,5";"\'-1,5"\r\n'],
  ['pt-BR', '"Date";"Price";"Text"\r\n"01/11/2026 00:05";"-12,5";"\'-1,5"\r\n'],
  ['ar-EG-u-nu-latn', '"Date","Price","Text"\r\n"01/11/2026 00:05","-12.5","\'-1,5"\r\n'],
])('a worker of the browser writes a file as %s is written', async (locale, text) => {
  readAs(locale);
  const file = await sheetFile(columns, [-12.5]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(`\ufeff${text}`);
});
