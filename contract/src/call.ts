import type { z } from 'zod';
import type { Right } from './access.ts';
import { callAccess } from './call-access.ts';
import type { RateLimit } from './limits.ts';
import { type CallName, callPaths } from './paths.ts';

/** One call of the portal: where it is, who may make it, what goes in and what comes out. */
export interface Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> extends Right {
  name: CallName;
  path: string;
  method: 'GET' | 'POST';
  /** The JSON body; for a GET its path parameters and query. */
  input: Input;
  /** `undefined` where the answer is no JSON: a picture, a file, a redirect. */
  output: Output;
  /** What the answer is when it is no JSON. */
  answers?: 'picture' | 'file' | 'redirect';
  /** The multipart field that carries the file. */
  file?: string;
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

type Rest = Omit<Call, 'name' | 'path' | 'method' | 'access' | 'reads' | 'input' | 'output'>;
/** The call of this name; the type knows whether it only reads. */
type Named<N extends CallName, I extends z.ZodType, O extends z.ZodType> = Call<I, O> & {
  reads: (typeof callAccess)[N]['reads'];
};

/** A POST call with a JSON or multipart body. */
export function post<N extends CallName, I extends z.ZodType, O extends z.ZodType>(
  name: N,
  input: I,
  output: O,
  rest: Rest = {},
): Named<N, I, O> {
  const { access, reads } = callAccess[name];
  return { name, path: callPaths[name], method: 'POST', access, reads, input, output, ...rest };
}

/** A GET call, answered with a picture or a redirect. */
export function get<N extends CallName, I extends z.ZodType, O extends z.ZodType>(
  name: N,
  input: I,
  output: O,
  rest: Rest,
): Named<N, I, O> {
  const { access, reads } = callAccess[name];
  return { name, path: callPaths[name], method: 'GET', access, reads, input, output, ...rest };
}
