import type * as z from 'zod/mini';
import type { Right } from './access.ts';
import { callAccess } from './call-access.ts';
import { type FileRules, fileRulesOf } from './call-files.ts';
import { type Stale, staleAfter } from './call-stale.ts';
import type { RefusalCode } from './errors.ts';
import type { RateLimit } from './limits.ts';
import { type CallName, callPaths } from './paths.ts';

/** One call of the portal: where it is, who may make it, what goes in and what comes out. */
export interface Call<Input extends z.ZodMiniType = z.ZodMiniType, Output extends z.ZodMiniType = z.ZodMiniType>
  extends Right {
  name: CallName;
  path: string;
  method: 'GET' | 'POST';
  /** The JSON body; for a GET its path parameters and query. */
  input: Input;
  /** `undefined` where the answer is no JSON: a picture, a file, a redirect. */
  output: Output;
  /** What the answer is when it is no JSON. */
  answers?: 'picture' | 'file' | 'redirect';
  /** What holds for the file that it takes. */
  file?: FileRules;
  /** What the address of an upload may ask for, as text. */
  query?: z.ZodMiniType<Partial<Record<string, string>>>;
  /** What a refusal of this code carries beside its message. */
  refusals?: Partial<Record<RefusalCode, z.ZodMiniType<object>>>;
  /** What of former answers its own makes stale, and what its refusal does. */
  stale: { done: Stale; refused: Stale };
  /** Takes an Idempotency-Key. */
  idempotent?: boolean;
  /** Refused until the member has given a mobile number and an e-mail address. */
  needsContact?: boolean;
  limit?: RateLimit;
  /** Bytes of the body, where it may be larger than the JSON limit. */
  bodyMax?: number;
  /** Drops fields that the schema lacks instead of refusing them. */
  lenient?: boolean;
}

export type Input<C extends Call> = z.output<C['input']>;
export type Sent<C extends Call> = z.input<C['input']>;
export type Output<C extends Call> = z.output<C['output']>;
/** What the address of an upload asks for. */
export type Query<C extends Call> = C extends { query: infer Q extends z.ZodMiniType } ? z.output<Q> : never;
/** What the refusals of a call carry, by their codes. */
export type Refusals<C extends Call> = C extends { refusals: infer R extends object }
  ? { [Code in keyof R]: R[Code] extends z.ZodMiniType ? z.output<R[Code]> : never }
  : Record<never, never>;

type Rest = Pick<
  Call,
  'answers' | 'query' | 'refusals' | 'idempotent' | 'needsContact' | 'limit' | 'bodyMax' | 'lenient'
>;
/** The call of this name; the type knows whether it only reads, and what was said of it. */
type Named<N extends CallName, I extends z.ZodMiniType, O extends z.ZodMiniType, More> = Omit<
  Call<I, O>,
  keyof More | 'reads'
> & { reads: (typeof callAccess)[N]['reads'] } & More;

/** A POST call with a JSON or multipart body. */
export function post<
  N extends CallName,
  I extends z.ZodMiniType,
  O extends z.ZodMiniType,
  More extends Rest = Record<never, never>,
>(name: N, input: I, output: O, rest?: More): Named<N, I, O, More> {
  return { ...known(name), method: 'POST', input, output, ...rest } as object as Named<N, I, O, More>;
}

/** A GET call, answered with a picture or a redirect. */
export function get<N extends CallName, I extends z.ZodMiniType, O extends z.ZodMiniType, More extends Rest>(
  name: N,
  input: I,
  output: O,
  rest: More,
): Named<N, I, O, More> {
  return { ...known(name), method: 'GET', input, output, ...rest } as object as Named<N, I, O, More>;
}

/** What is known of a call without its schemas. */
function known(name: CallName) {
  const { access, reads } = callAccess[name];
  const file = fileRulesOf(name);
  const stale = { done: staleAfter(name, 'done'), refused: staleAfter(name, 'refused') };
  return { name, path: callPaths[name], access, reads, stale, ...(file && { file }) };
}
