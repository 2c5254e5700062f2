import type { Readable } from 'node:stream';
import type { Call, Input, Output, Query } from '@laurel/contract/call';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import type { UploadedFile } from '#files/uploaded-file';
import type { Kept } from '#kept/keeper';
import type { IdempotencyKey } from './idempotency.ts';

/** What every handler is told. */
export interface Asked<C extends Call> {
  input: Input<C>;
  /** The caller. Only open calls may find nobody here: they read `caller`. */
  actor: Actor;
  caller: Actor | null;
  now: Date;
  visit: Visit;
}

/** The request that brought it, for what signs people on and off and knows browsers. */
export interface Visit {
  /** Where it came from. */
  address: string;
  /** The host and port that it named. */
  host: string;
  /** The address as asked for, path and query. */
  url: string;
  tokenHash: Buffer | null;
  /** What the browser says that it is; empty where it says nothing. */
  userAgent: string;
  /** The languages that it asks for; undefined where it asks for none. */
  acceptLanguage: string | undefined;
  cookies: Record<string, string>;
  setCookie(header: string): void;
  log: FastifyBaseLogger;
}

/** Beside it, whoever only reads. */
export interface AskedToRead<C extends Call> extends Asked<C> {
  /** What everybody sees the same, for answers of which it is a part. */
  kept: Kept;
}

/** Beside it, whoever is sent a file. */
export interface AskedWithFile<C extends Call> extends Asked<C> {
  /** Closed when the call is answered. */
  file: UploadedFile;
  /** What the address asks for, of an upload that says what it may. */
  query: Query<C>;
  /** By which the request is known when it comes again; null where the call takes none, or none came. */
  key: IdempotencyKey | null;
}

/** Beside it, whoever answers a file. */
export interface AskedForFile<C extends Call> extends AskedWithFile<C> {
  /** Aborted when the answer has been sent, or when nobody waits for it any more. */
  gone(): AbortSignal;
}

type Handler<C extends Call, On, A = Asked<C>> = (on: On, asked: A) => Promise<Output<C>>;

export interface Mounted {
  call: Call;
  kind: 'query' | 'shared' | 'verb' | 'act' | 'file' | 'redirect';
  /** The call's, compiled: rows of a table pass it ten times as fast. */
  output: Call['output'];
  // Erased here: `query`, `verb` and `act` below are the only makers, and they tie handler and call together.
  run(on: unknown, asked: unknown, now?: Date): Promise<unknown>;
  /** Of a shared answer: on what it depends, beside the input nobody's own. */
  by?: (asked: never) => unknown;
  /** Of a shared answer: the names of the versions that it changes with. */
  of?: (by: never) => readonly string[];
  /** Of a shared answer: when it becomes another although nothing is changed. */
  until?: (on: Tx, by: never, now: Date) => Promise<Date | null>;
  before?: (on: Db, asked: never) => Promise<void>;
  /** Whether the caller's own row is changed. */
  changesCaller?: boolean;
  /** Whether it may be done in one transaction with others who ask at the same moment. */
  fitsTogether?: (asked: never) => boolean;
  /** Of a query: whether so much is asked for that it is read apart. */
  isLongList?: (asked: never) => boolean;
  /** Whether the answer may take, or flow for, minutes. */
  isLong?: boolean;
}

type Reading = Call & { reads: true };
type Changing = Call & { reads: false };

/** A call that only reads, in one read-only transaction. */
export function query<C extends Reading>(call: C, run: Handler<C, Tx, AskedToRead<C>>): Mounted {
  return mounted(call, 'query', run);
}

/** A query that is read apart, in the queue of reports, where so much is asked for: it never takes what everybody waits for. */
export function apart<C extends Reading>(one: Mounted, _call: C, isLongList: (asked: Asked<C>) => boolean): Mounted {
  return { ...one, isLongList };
}

/**
 * A call that answers the same to all for whom `by` gives the same values: its answer is kept, written out, until what it is
 * made of changes. `run` is told these values and not the caller, so nothing of one person's can be in it. What `by` refuses
 * is refused each time.
 */
export function shared<C extends Reading, By extends object>(
  call: C,
  answer: {
    by(asked: Asked<C>): By;
    of(by: By): readonly string[];
    run(tx: Tx, by: By, now: Date): Promise<Output<C>>;
    until?(tx: Tx, by: By, now: Date): Promise<Date | null>;
  },
): Mounted {
  return { ...mounted(call, 'shared', answer.run), ...(answer as Pick<Mounted, 'by' | 'of' | 'until'>) };
}

/** A call that changes something: runs in one transaction, with its idempotency key. `before` runs before that, and stays when it is refused. */
export function verb<C extends Changing>(
  call: C,
  run: Handler<C, Tx>,
  before?: (on: Db, asked: Asked<C>) => Promise<void>,
): Mounted {
  const one = mounted(call, 'verb', run);
  return before ? { ...one, before } : one;
}

/** A verb that changes the caller's own row: it is locked for that from the start, so that two at once wait for each other. */
export function ofOneself(one: Mounted): Mounted {
  return { ...one, changesCaller: true };
}

/**
 * A verb that may be done in one transaction with what others ask at the same moment; it knows nothing of them (`#db/together`). Only
 * what `fits` is done so: not what takes long, nor what is decided by something read that the database would not refuse by itself.
 */
export function alsoTogether<C extends Changing>(one: Mounted, _call: C, fits: (asked: Asked<C>) => boolean): Mounted {
  return { ...one, fitsTogether: fits as NonNullable<Mounted['fitsTogether']> };
}

/** A call that must work outside a transaction first (decode a picture, read a large file) and opens its own. */
export function act<C extends Changing>(call: C, run: Handler<C, Db, AskedWithFile<C>>): Mounted {
  return mounted(call, 'act', run);
}

export interface FileAnswer {
  /** A stream where it can be long: it is never held whole. */
  bytes: Buffer | Readable;
  mimeType: string;
  /** Makes the browser save it under this name. */
  downloadAs?: string;
  /** True where the address can never mean another content. */
  isImmutable?: boolean;
}

/** A call whose answer may take as long as a large file. */
export function long(one: Mounted): Mounted {
  return { ...one, isLong: true };
}

/** A call that is answered with a picture or a file. */
export function file<C extends Call>(call: C, run: (on: Db, asked: AskedForFile<C>) => Promise<FileAnswer>): Mounted {
  return mounted(call, 'file', run);
}

/** A call whose answer is written while it is read, however long it is: a report, a file of many rows. */
export function stream<C extends Call>(call: C, run: (on: Db, asked: AskedForFile<C>) => Promise<FileAnswer>): Mounted {
  return long(file(call, run));
}

/** A call that sends the browser elsewhere. */
export function redirect<C extends Changing>(call: C, run: (on: Db, asked: Asked<C>) => Promise<string>): Mounted {
  return mounted(call, 'redirect', run);
}

function mounted(call: Call, kind: Mounted['kind'], run: unknown): Mounted {
  const output = compiled.get(call) ?? z.compile(call.output);
  compiled.set(call, output);
  return { call, kind, run: run as Mounted['run'], output };
}

// of the process: a call is compiled once, however many portals answer it
const compiled = new WeakMap<Call, Call['output']>();
