import { isUtf8 } from 'node:buffer';
import { refuse } from '#refuse';

/** The text of a file in pieces, whatever its encoding, with line breaks that are all `\n`. Refuses what is no text. */
export function* textOf(bytes: Buffer): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  let line = 1;
  let heldReturn = false;
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const end = at + pieceBytes;
    let text = decoder.decode(bytes.subarray(at, end), { stream: end < bytes.length });
    if (heldReturn) text = `\r${text}`;
    // A return at the end may belong to a line feed that comes with the next piece.
    heldReturn = end < bytes.length && text.endsWith('\r');
    if (heldReturn) text = text.slice(0, -1);
    text = text.replace(/\r\n?/g, '\n');
    refuseControls(text, line);
    line += breaksIn(text);
    yield text;
  }
}

const pieceBytes = 64 * 1024;

/** Refuses other kinds of file by their first bytes, with a word on how to get a CSV. */
export function refuseOtherFiles(bytes: Buffer): void {
  const found = signatures.find(({ start }) => bytes.subarray(0, start.length).equals(start));
  if (found) refuse('badInput', `${found.words} Please upload a CSV file.`);
}

const excel = 'This is an Excel workbook: in Excel choose "Save as", then "CSV UTF-8".';
const picture = 'This is a picture.';
const signatures = [
  { start: Buffer.from('PK\u0003\u0004'), words: excel },
  { start: Buffer.from('d0cf11e0', 'hex'), words: excel },
  { start: Buffer.from('89504e47', 'hex'), words: picture },
  { start: Buffer.from('ffd8ff', 'hex'), words: picture },
  { start: Buffer.from('GIF8'), words: picture },
  { start: Buffer.from('RIFF'), words: picture },
  { start: Buffer.from('%PDF'), words: 'This is a PDF document.' },
  { start: Buffer.from('1f8b', 'hex'), words: 'This is a compressed file.' },
];

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return utf16WithoutMark(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

/** Latin letters in UTF-16 have a zero in every second byte, and text in other encodings has none. */
function utf16WithoutMark(bytes: Buffer): string | undefined {
  const zeros = [0, 0] as [number, number];
  const sample = bytes.subarray(0, 4096);
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  const many = sample.length / 4;
  if (zeros[1] > many && zeros[0] < many / 4) return 'utf-16le';
  if (zeros[0] > many && zeros[1] < many / 4) return 'utf-16be';
  return undefined;
}

function refuseControls(text: string, line: number): void {
  const at = text.search(/[^\P{Cc}\t\n]/u);
  if (at < 0) return;
  const code = (text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const where = line + breaksIn(text.slice(0, at));
  refuse('badInput', `Line ${where} has a character that is no text (U+${code}). Please upload a CSV file.`);
}

function breaksIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** About how many lines a file has, before it is read: line breaks inside of cells count too. */
export function linesIn(bytes: Buffer): number {
  const mark = bytes.includes(lineFeed) ? lineFeed : carriageReturn;
  let count = bytes.at(-1) === mark ? 0 : 1;
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) count += 1;
  return count;
}

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
