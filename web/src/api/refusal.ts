import type { Calls } from '@laurel/contract';
import type { Refusals } from '@laurel/contract/call';
import type { CallName } from './call.ts';
import { Refused } from './call-error.ts';

type Carried<N extends CallName> = Refusals<Calls[N]>;
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Every) => void
  ? Every
  : never;

/** What a refusal of this call carries beside its words, as the contract has it; nothing of any other failure. */
export function carriedBy<N extends CallName>(error: unknown): Partial<All<Carried<N>[keyof Carried<N>]>> {
  return error instanceof Refused ? (error.answer as object as Partial<All<Carried<N>[keyof Carried<N>]>>) : {};
}
