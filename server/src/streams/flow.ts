import { Readable } from 'node:stream';
import { asAsked } from './as-asked.ts';
import type { Reading } from './reading.ts';

export type Piece = string | Buffer;

/**
 * Pieces of an answer as a stream. The first one is there when this is: what fails before it is still answered with words,
 * and what fails behind it breaks the connection off, so that no half is taken for the whole. A reader who takes nothing
 * for half a minute is given up. What can be read elsewhere is begun there anew, from its first piece.
 */
export async function flowOf(reading: Reading, piecesOf: PiecesOf, stallMs = 30_000): Promise<Readable> {
  try {
    const pieces = asAsked(piecesOf(reading));
    const first = await pieces.next();
    const flow = Readable.from(guarded(first, pieces, { stallMs, stalled: () => flow.destroy(stalledReader()) }), {
      objectMode: false,
    });
    flow.once('close', () => void reading.close());
    return flow;
  } catch (error) {
    const anew = await reading.anewAfter(error);
    if (anew) return flowOf(anew, piecesOf, stallMs);
    await reading.close();
    throw error;
  }
}

type PiecesOf = (reading: Reading) => AsyncGenerator<Piece>;

async function* guarded(
  first: IteratorResult<Piece>,
  pieces: AsyncGenerator<Piece>,
  { stallMs, stalled }: { stallMs: number; stalled: () => void },
): AsyncGenerator<Buffer> {
  // loop: piece by piece, as they are taken
  for (let next = first; !next.done; next = await pieces.next()) {
    const timer = setTimeout(stalled, stallMs);
    yield Buffer.from(next.value);
    clearTimeout(timer);
  }
}

function stalledReader(): Error {
  return new Error('Nobody took what was read.');
}
