import { unreadable } from './table.ts';

/** Tells a workbook from text by its first bytes. Refuses every other format, with a word on what to send instead. */
export function formatOf(beginning: Buffer): 'workbook' | 'text' {
  if (startsWith(beginning, zip)) return 'workbook';
  const found = signatures.find(({ start }) => startsWith(beginning, start));
  return found ? unreadable(found.why) : 'text';
}

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);

const zip = Buffer.from('PK\u0003\u0004');
const signatures = [
  {
    start: Buffer.from('d0cf11e0', 'hex'),
    why: 'isOldWorkbook',
  },
  { start: Buffer.from('89504e47', 'hex'), why: 'isPicture' },
  { start: Buffer.from('ffd8ff', 'hex'), why: 'isPicture' },
  { start: Buffer.from('GIF8'), why: 'isPicture' },
  { start: Buffer.from('RIFF'), why: 'isPicture' },
  { start: Buffer.from('%PDF'), why: 'isPdf' },
  { start: Buffer.from('1f8b', 'hex'), why: 'isCompressed' },
] as const;
