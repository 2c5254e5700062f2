import type * as z from 'zod/mini';
import type { Row } from './call-row.ts';
import { type CallName, callRows } from './call-rows.ts';
import type { RefusalCode } from './errors.ts';

/** One call of the portal: its row, what goes in and what comes out. */
export interface Call<Input extends z.ZodMiniType = z.ZodMiniType, Output extends z.ZodMiniType = z.ZodMiniType>
  extends Omit<Row<CallName>, 'method'>,
    More {
  name: CallName;
  method: 'GET' | 'POST';
  /** The JSON body; for a GET its path parameters and query. */
  input: Input;
  /** `undefined` where the answer is no JSON: a picture, a file, a redirect. */
  output: Output;
}

interface More {
  /** What the address of an upload may ask for, as text. */
  query?: z.ZodMiniType<Partial<Record<string, string>>>;
  /** The field whose parts are told each by its place in it when they are wrong, such as 'review.points.2'. */
  within?: string;
  /** What a refusal of this code carries beside its message. */
  refusals?: Partial<Record<RefusalCode, z.ZodMiniType<object>>>;
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

/** The call of this name; the type knows whether it only reads, and what was said of it. */
type Named<N extends CallName, I extends z.ZodMiniType, O extends z.ZodMiniType, M> = Omit<
  Call<I, O>,
  keyof M | 'name' | 'reads'
> & { name: N; reads: (typeof callRows)[N]['reads'] } & M;

/** The call of a row, with its schemas. */
export function call<
  N extends CallName,
  I extends z.ZodMiniType,
  O extends z.ZodMiniType,
  M extends More = Record<never, never>,
>(name: N, input: I, output: O, more?: M): Named<N, I, O, M> {
  return { method: 'POST', ...callRows[name], name, input, output, ...more } as object as Named<N, I, O, M>;
}
