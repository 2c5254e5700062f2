import type { Feature } from '#programme/items';
import type { RateLimit } from '#rules/rate-limits';
import type { Access, Right } from './access.ts';

/** What is so about a call beside its schemas. */
export interface Row<Name extends string = string> extends Right, More<Name> {
  path: string;
  /** The noun that it changes, or that it reads: the room of its schemas, and of its handler. */
  noun: string;
  /** Of a call that changes something: which acts it does that move points, prices or rights towards somebody. */
  acts?: readonly string[];
}

/** What may be so about a call that changes something. */
export interface More<Name extends string> extends ReadingMore {
  /** Takes an Idempotency-Key. */
  idempotent?: true;
  /** What holds for the file that it takes. */
  file?: FileRules;
  /** Which answers its own makes stale. What it answers itself, such as the basket, is not asked for again. */
  stale?: Stale<Name>;
  /** What is no longer as it was seen where it is refused. */
  staleIfRefused?: readonly Name[];
}

export interface ReadingMore {
  /** Without it POST, with a JSON or multipart body. */
  method?: 'GET';
  /** What the answer is when it is no JSON. */
  answers?: 'picture' | 'file' | 'redirect';
  limit?: RateLimit;
  /** What it is of, where a company may do without it: then it is refused to those of such a site. */
  feature?: Feature;
  /** Who keeps that may call all the same. */
  keptBy?: Access;
  /** Bytes of the body, where it may be larger than the JSON limit. */
  bodyMax?: number;
  /** Refused until the member has given a mobile number and an e-mail address. */
  needsContact?: true;
  /** Whether who looks as somebody else may call it: if it says nothing, where it reads and answers no file. */
  whileViewing?: boolean;
  /** Takes a form, as a provider posts it, beside JSON; its refusals are worded as OAuth does. */
  form?: true;
  /** Drops fields that the schema lacks instead of refusing them. */
  lenient?: true;
}

/** Everything: people, points, prices. */
export type Stale<Name extends string> = readonly Name[] | 'everything';

/** What holds for the file of an upload. */
export interface FileRules {
  /** The multipart field that carries it. */
  field: string;
  bytesMax: number;
  /** Milliseconds until the answer, from the first byte. */
  msMax: number;
}

/** Nothing that is not known: a misspelt word does not compile. */
type Only<M, Known> = M & Record<Exclude<keyof M, keyof Known>, never>;

/** The row of a call that only reads. */
export function reads<const A extends Access, const M extends ReadingMore>(
  path: string,
  access: A,
  more = {} as Only<M, ReadingMore>,
) {
  return { path, access, reads: true as const, ...more };
}

/** The row of a call that changes something, and which of the acts it does that the server keeps from being one's own. */
export function changes<const A extends Access, const Acts extends readonly string[], const M extends More<string>>(
  path: string,
  access: A,
  acts: Acts,
  more = {} as Only<M, More<string>>,
) {
  return { path, access, reads: false as const, acts, ...more };
}

/** These rows, of this noun. A path may end with the name of its call, and leave that out: built pages do. */
export function of<const Noun extends string, Rows extends Record<string, object>>(noun: Noun, rows: Rows) {
  const whole = (name: string, { path }: Pick<Row, 'path'>) => (path.endsWith('/') ? path + name : path);
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, { ...row, noun, path: whole(name, row as Row) }]),
  ) as unknown as { [Name in keyof Rows]: Rows[Name] & { noun: Noun } };
}
