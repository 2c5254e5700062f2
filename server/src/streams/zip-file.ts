import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import type { Piece } from './flow.ts';

export interface Part {
  name: string;
  bytes: AsyncIterable<Piece> | Iterable<Piece>;
}

interface Written {
  name: Buffer;
  crc: number;
  packed: number;
  size: number;
  at: number;
}

/** What a zip without its 64-bit extension can say. */
const sizeMax = 0xffff_ffff;

/** A zip of parts whose sizes nobody knows before they are written: each tells them behind its bytes. */
export async function* zipFile(parts: Iterable<Part>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let at = 0;
  for (const { name, bytes } of parts) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, at };
    const head = localHead(entry);
    yield head;
    for await (const packed of deflated(bytes, entry)) {
      entry.packed += packed.length;
      if (at + entry.packed > sizeMax || entry.size > sizeMax) throw new RangeError('A workbook of more than 4 GB.');
      yield packed;
    }
    const told = descriptor(entry);
    yield told;
    at += head.length + entry.packed + told.length;
    written.push(entry);
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield Buffer.concat([directory, directoryEnd(written.length, directory.length, at)]);
}

/** Fast before small: it is written while somebody waits. */
const level = 1;

async function* deflated(bytes: Part['bytes'], entry: Written): AsyncIterable<Buffer> {
  const counted = async function* () {
    for await (const piece of bytes) {
      const plain = Buffer.from(piece);
      entry.crc = crc32(plain, entry.crc);
      entry.size += plain.length;
      yield plain;
    }
  };
  const deflate = createDeflateRaw({ level });
  const source = Readable.from(counted(), { objectMode: false });
  source.once('error', (error) => deflate.destroy(error));
  try {
    yield* source.pipe(deflate);
  } finally {
    source.destroy();
  }
}

/** Sizes follow the bytes (bit 3), names are UTF-8 (bit 11), deflated, on the first day that a zip can tell. */
const common = [0x0808, 8, 0, 0x0021] as const;

function localHead({ name }: Written): Buffer {
  const head = numbers([4, 0x0403_4b50], [2, 20], ...common.map((n) => [2, n] as const), [4, 0], [4, 0], [4, 0]);
  return Buffer.concat([head, numbers([2, name.length], [2, 0]), name]);
}

function descriptor({ crc, packed, size }: Written): Buffer {
  return numbers([4, 0x0807_4b50], [4, crc], [4, packed], [4, size]);
}

function directoryEntry({ name, crc, packed, size, at }: Written): Buffer {
  const head = numbers([4, 0x0201_4b50], [2, 20], [2, 20], ...common.map((n) => [2, n] as const));
  const sizes = numbers([4, crc], [4, packed], [4, size], [2, name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0]);
  return Buffer.concat([head, sizes, numbers([4, at]), name]);
}

function directoryEnd(entries: number, length: number, at: number): Buffer {
  return numbers([4, 0x0605_4b50], [2, 0], [2, 0], [2, entries], [2, entries], [4, length], [4, at], [2, 0]);
}

/** Numbers of so many bytes, the least first. */
function numbers(...fields: (readonly [bytes: number, value: number])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
