import type { Readable } from 'node:stream';
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import { type Source, Unreadable, unreadable } from './table.ts';

/** Entries of a zip that may be looked at; a workbook with many pictures has some hundreds. */
const entriesMax = 10_000;

/** The parts of a zip by name, unpacked as they are read. What they unpack to is counted, whatever the zip says of itself. */
export class Zip {
  readonly #file: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #unpackedMax: () => number;
  #unpacked = 0;

  private constructor(file: ZipFile, entries: ReadonlyMap<string, Entry>, unpackedMax: () => number) {
    this.#file = file;
    this.#entries = entries;
    this.#unpackedMax = unpackedMax;
  }

  /** `unpackedMax`: bytes that all parts that are read may come to. */
  static async open({ fd }: Source, unpackedMax: () => number): Promise<Zip> {
    const file = await fromFdPromise(fd, { autoClose: false, lazyEntries: true }).catch(damaged);
    if (file.entryCount > entriesMax) unreadable('tooManyParts');
    const entries = new Map<string, Entry>();
    try {
      for await (const entry of file.eachEntry()) entries.set(entry.fileName, entry);
    } catch {
      damaged();
    }
    return new Zip(file, entries, unpackedMax);
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The bytes of a part; nothing where there is no such part. */
  async *part(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name);
    if (!entry) return;
    if (entry.isEncrypted()) unreadable('hasPassword');
    try {
      const stream: Readable = await this.#file.openReadStreamPromise(entry);
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        this.#unpacked += chunk.length;
        if (this.#unpacked > this.#unpackedMax()) unreadable('unpacksTooLarge');
        yield chunk;
      }
    } catch (error) {
      if (error instanceof Unreadable) throw error;
      damaged();
    }
  }
}

/** Also what a zip is called that is none. */
export function damaged(): never {
  return unreadable('isDamaged');
}
