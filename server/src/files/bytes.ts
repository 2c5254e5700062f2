import { read } from 'node:fs';
import { promisify } from 'node:util';
import type { Source } from './table.ts';

const readAt = promisify(read);
const chunkBytes = 64 * 1024;

/** The bytes of a file from its beginning. Several may read it at once: none moves the other's place. */
export async function* chunksOf({ fd, size }: Source): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; ) {
    const length = Math.min(chunkBytes, size - at);
    const { bytesRead, buffer } = await readAt(fd, Buffer.allocUnsafe(length), 0, length, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** The first bytes, by which a file's format is known. */
export async function beginningOf(source: Source): Promise<Buffer> {
  for await (const chunk of chunksOf(source)) return chunk;
  return Buffer.alloc(0);
}
