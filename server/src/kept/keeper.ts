import { locale } from '@laurel/contract/say';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import { speakingTo } from '#languages/speaking';
import { type Versions, versionsIn } from './versions.ts';

/** What is kept, and under which versions it is what it is. `name` tells it from everything else that is kept. */
export interface Thing {
  name: string;
  of: readonly string[];
}

/**
 * Keeps what everybody sees the same, and never what is one person's. What is asked for is answered from memory only while
 * nothing that it is made of has changed since; the versions to compare with were read with the request's caller, so no
 * instance has to be told of anything.
 */
export interface Keeper {
  /** The thing at these versions or later; `load` reads it with its own versions, in one snapshot. */
  get<T>(thing: Thing, versions: Versions, load: () => Promise<Loaded<T>>): Promise<T>;
}

export interface Loaded<T> {
  value: T;
  versions: Versions;
  bytes: number;
  /** From then on it is another, although no version tells so. */
  until?: Date | null;
}

interface Entry {
  value: unknown;
  versions: readonly number[];
  bytes: number;
  /** Milliseconds of the portal's clock. */
  readAt: number;
  until: number;
}

export interface KeeperLimits {
  entriesMax: number;
  bytesMax: number;
}

/** After this what is kept is read again, whatever its version: so what no version tells of is never wrong for longer. */
const keptMs = 60_000;

export function keeper(
  clock: () => Date,
  { entriesMax, bytesMax }: KeeperLimits = { entriesMax: 5_000, bytesMax: 32 * 1024 * 1024 },
): Keeper {
  // In the order of their last use, which is the order of a Map's keys.
  const kept = new Map<string, Entry>();
  const loading = new Map<string, Promise<Entry>>();
  let bytes = 0;

  function forget(name: string): void {
    bytes -= kept.get(name)?.bytes ?? 0;
    kept.delete(name);
  }

  function keep(name: string, entry: Entry): void {
    const before = kept.get(name);
    // A slower reader must not put something older into its place.
    if (before && !isAtLeast(entry, before.versions)) return;
    forget(name);
    if (entry.bytes > bytesMax) return;
    kept.set(name, entry);
    bytes += entry.bytes;
    for (const oldest of kept.keys()) {
      if (kept.size <= entriesMax && bytes <= bytesMax) break;
      forget(oldest);
    }
  }

  async function loaded<T>(thing: Thing, load: () => Promise<Loaded<T>>): Promise<Entry> {
    const readAt = clock().getTime();
    const { value, versions, bytes: size, until } = await load();
    const ends = until?.getTime() ?? Number.POSITIVE_INFINITY;
    const entry = { value, versions: numbersOf(thing, versions) as number[], bytes: size, readAt, until: ends };
    keep(thing.name, entry);
    return entry;
  }

  async function get<T>({ name: ofThing, of }: Thing, versions: Versions, load: () => Promise<Loaded<T>>): Promise<T> {
    // What is said in it is said in one language, in the company's words and by its programme of then.
    const company = speakingTo.getStore();
    const name = `${locale()} ${company?.own.version} ${company?.programme.version} ${company?.looks.change} ${ofThing}`;
    const thing = { name, of };
    const wanted = numbersOf(thing, versions);
    // Somebody with another price list or day than the versions were read for.
    if (!wanted) return (await load()).value;
    // loop: at most twice round, because what is begun after this request is not older than it
    for (;;) {
      const entry = kept.get(name);
      if (entry && isAtLeast(entry, wanted) && clock().getTime() < Math.min(entry.readAt + keptMs, entry.until)) {
        kept.delete(name);
        kept.set(name, entry);
        return entry.value as T;
      }
      const others = loading.get(name);
      if (!others) break;
      const theirs = await others.catch(() => undefined);
      // Their failure is not ours, and need not be waited for in a row.
      if (!theirs) return (await load()).value;
      if (isAtLeast(theirs, wanted) && clock().getTime() < theirs.until) return theirs.value as T;
    }
    const own = loaded(thing, load);
    loading.set(name, own);
    try {
      return (await own).value as T;
    } finally {
      loading.delete(name);
    }
  }

  return { get };
}

function numbersOf({ of }: Thing, versions: Versions): number[] | undefined {
  const numbers = of.map((name) => versions[name]);
  return numbers.every((number) => number !== undefined) ? numbers : undefined;
}

function isAtLeast(entry: Entry, wanted: readonly number[]): boolean {
  return wanted.every((version, i) => (entry.versions[i] ?? -1) >= version);
}

/** What a request finds kept, with the versions that came with its caller. */
export interface Kept {
  /** A part of an answer, read in this transaction where it is not kept. It is frozen: the next request gets the same one. */
  part<T>(tx: Tx, thing: Thing, load: () => Promise<T>): Promise<T>;
}

export function keptFor(keeper: Keeper, versions: Versions): Kept {
  return {
    part: (tx, thing, load) =>
      keeper.get(thing, versions, async () => {
        const [read, value] = await inOrder(
          tx,
          () => versionsIn(tx, thing.of),
          () => load(),
        );
        return { value: frozen(value), versions: read, bytes: JSON.stringify(value).length };
      }),
  };
}

/** For whoever has no versions, such as a verb that signs somebody on: everything is read. */
export const nothingKept: Kept = { part: (_tx, _thing, load) => load() };

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}
