import { AsyncLocalStorage } from 'node:async_hooks';

type Source<T> = AsyncIterable<T> | Iterable<T>;

/** The same pieces, each made on behalf of whoever asks for them here: a stream takes them on behalf of nobody. */
export function asAsked<T>(source: Source<T>): AsyncGenerator<T> {
  return taken(source, AsyncLocalStorage.snapshot());
}

async function* taken<T>(source: Source<T>, here: ReturnType<typeof AsyncLocalStorage.snapshot>): AsyncGenerator<T> {
  const pieces = Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : source[Symbol.iterator]();
  try {
    // loop: piece by piece, as they are taken
    for (let next = await here(() => pieces.next()); !next.done; next = await here(() => pieces.next()))
      yield next.value;
  } finally {
    await here(() => pieces.return?.());
  }
}
