import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { asAsked } from './as-asked.ts';
import type { Piece } from './flow.ts';

export interface Part {
  name: string;
  bytes: AsyncIterable<Piece> | Iterable<Piece>;
}

/** Fast before small: it is written while somebody waits. The first day that a zip can tell stands for any. */
const written = { compressionLevel: 1, mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/** A zip of parts whose sizes nobody knows before they are written, each read when it is its turn. */
export async function* zipFile(parts: Iterable<Part>): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  const fail = (error: Error) => void out.destroy(error);
  zip.on('error', fail);
  const sources: Readable[] = [];
  for (const { name, bytes } of parts) {
    const pieces = asAsked(bytes);
    zip.addReadStreamLazy(name, written, (begin) => {
      // Whoever read it has left.
      if (out.destroyed) return;
      const source = Readable.from(pieces, { objectMode: false }).once('error', fail);
      sources.push(source);
      begin(null, source);
    });
  }
  zip.end();
  try {
    yield* out;
  } finally {
    for (const source of sources) source.destroy();
  }
}
