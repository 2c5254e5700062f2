import { unreadable } from './table.ts';

/** Tells a workbook from text by its first bytes. Refuses every other format, with a word on what to send instead. */
export function formatOf(beginning: Buffer): 'workbook' | 'text' {
  if (startsWith(beginning, zip)) return 'workbook';
  const found = signatures.find(({ start }) => startsWith(beginning, start));
  return found ? unreadable(`${found.words} Please upload a CSV file or an Excel workbook (.xlsx).`) : 'text';
}

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);

const zip = Buffer.from('PK\u0003\u0004');
const picture = 'This is a picture.';
const signatures = [
  {
    start: Buffer.from('d0cf11e0', 'hex'),
    words: 'This is an Excel workbook of the old kind (.xls), or one with a password.',
  },
  { start: Buffer.from('89504e47', 'hex'), words: picture },
  { start: Buffer.from('ffd8ff', 'hex'), words: picture },
  { start: Buffer.from('GIF8'), words: picture },
  { start: Buffer.from('RIFF'), words: picture },
  { start: Buffer.from('%PDF'), words: 'This is a PDF document.' },
  { start: Buffer.from('1f8b', 'hex'), words: 'This is a compressed file.' },
];
