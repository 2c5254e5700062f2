import { SaxesParser } from 'saxes';
import { Unreadable, unreadable } from './table.ts';
import { damaged } from './zip.ts';

export interface Visitor {
  open?(name: string, attributes: Record<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/**
 * Reads XML piece by piece; what the visitor has emitted is handed out after each. Names come without prefix. A document
 * type, which could define entities that grow, is refused; saxes itself resolves none but the five of XML.
 */
export async function* visitXml<T>(
  pieces: AsyncIterable<Buffer>,
  visitorOf: (emit: (found: T) => void) => Visitor,
): AsyncGenerator<T> {
  let found: T[] = [];
  const visitor = visitorOf((one) => found.push(one));
  let silence = 0;
  const parser = parserFor(visitor, () => {
    silence = 0;
  });
  let decoder: TextDecoder | undefined;
  const parse = (act: () => void) => {
    try {
      act();
    } catch (error) {
      if (error instanceof Unreadable) throw error;
      damaged();
    }
    const emitted = found;
    found = [];
    return emitted;
  };
  for await (const piece of pieces) {
    const text = decoder ?? decoderFor(piece);
    decoder = text;
    silence += piece.length;
    // The parser holds a text until its end.
    if (silence > silenceMax) unreadable('textTooLong');
    yield* parse(() => parser.write(text.decode(piece, { stream: true })));
  }
  // A part that is not there is no damage: a workbook without texts has none.
  if (decoder) yield* parse(() => parser.close());
}

/** Bytes between two tags. */
const silenceMax = 1024 * 1024;

/** The same for those who only want to see it all. */
export async function readXml(pieces: AsyncIterable<Buffer>, visitor: Visitor): Promise<void> {
  for await (const _ of visitXml<never>(pieces, () => visitor));
}

function parserFor(visitor: Visitor, heard: () => void): SaxesParser {
  const parser = new SaxesParser();
  parser.on('error', damaged);
  parser.on('doctype', damaged);
  parser.on('opentag', ({ name, attributes }) => {
    heard();
    visitor.open?.(local(name), attributes);
  });
  parser.on('text', (text) => visitor.text?.(text));
  parser.on('cdata', (text) => visitor.text?.(text));
  parser.on('closetag', ({ name }) => {
    heard();
    visitor.close?.(local(name));
  });
  return parser;
}

function local(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

function decoderFor(beginning: Buffer): TextDecoder {
  const isLittle = (beginning[0] === 0xff && beginning[1] === 0xfe) || beginning[1] === 0;
  const isBig = (beginning[0] === 0xfe && beginning[1] === 0xff) || beginning[0] === 0;
  return new TextDecoder(isBig ? 'utf-16be' : isLittle ? 'utf-16le' : 'utf-8', { fatal: true });
}
