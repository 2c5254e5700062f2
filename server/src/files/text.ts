import { chunksOf } from './bytes.ts';
import { type Source, unreadable } from './table.ts';

/** What must be known of a whole text before its first character can be read. */
export interface TextSurvey {
  encoding: string;
  /** About how many lines there are. */
  lines: number;
}

export async function survey(source: Source): Promise<TextSurvey> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let marked: string | undefined;
  let isUtf8 = true;
  let isFirst = true;
  const breaks = { lineFeeds: 0, returns: 0 };
  let last = 0;
  for await (const chunk of chunksOf(source)) {
    if (isFirst) marked = markedEncoding(chunk);
    isFirst = false;
    breaks.lineFeeds += count(chunk, lineFeed);
    breaks.returns += count(chunk, carriageReturn);
    last = chunk.at(-1) ?? 0;
    if (!marked && isUtf8) isUtf8 = canDecode(utf8, chunk);
  }
  if (!marked && isUtf8) isUtf8 = canDecode(utf8);
  const mark = breaks.lineFeeds > 0 ? lineFeed : carriageReturn;
  return {
    encoding: marked ?? (isUtf8 ? 'utf-8' : 'windows-1252'),
    lines: (breaks.lineFeeds || breaks.returns) + (last === mark ? 0 : 1),
  };
}

/** The text of a file in pieces, with line breaks that are all `\n`. Refuses what is no text. */
export async function* textOf(source: Source, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let line = 1;
  let heldReturn = '';
  const cleaned = (text: string) => {
    const piece = text.replace(/\r\n?/g, '\n');
    refuseControls(piece, line);
    line += breaksIn(piece);
    return piece;
  };
  for await (const chunk of chunksOf(source)) {
    const text = heldReturn + decoder.decode(chunk, { stream: true });
    // A return at the end may belong to a line feed that comes with the next piece.
    heldReturn = text.endsWith('\r') ? '\r' : '';
    const piece = cleaned(heldReturn ? text.slice(0, -1) : text);
    if (piece !== '') yield piece;
  }
  const rest = cleaned(heldReturn + decoder.decode());
  if (rest !== '') yield rest;
}

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

function markedEncoding(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return utf16WithoutMark(bytes);
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

/** Without bytes: whether the text may end here. */
function canDecode(decoder: TextDecoder, bytes?: Buffer): boolean {
  try {
    if (bytes) decoder.decode(bytes, { stream: true });
    else decoder.decode();
    return true;
  } catch {
    return false;
  }
}

function refuseControls(text: string, line: number): void {
  const at = text.search(/[^\P{Cc}\t\n]/u);
  if (at < 0) return;
  const code = (text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const where = line + breaksIn(text.slice(0, at));
  unreadable('noTextAtAll', { line: String(where), code });
}

function breaksIn(text: string): number {
  let found = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) found += 1;
  return found;
}

function count(bytes: Buffer, mark: number): number {
  let found = 0;
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) found += 1;
  return found;
}
