import type { Call } from '@laurel/contract/call';
import type { FormErrors } from '@laurel/contract/errors';
import { errorsIn } from './check.ts';

export interface AttemptRules<Values, Input> {
  /** The call in the contract, which comes with its schema while the form is filled in. */
  rules: () => Promise<Pick<Call, 'input' | 'within'>>;
  /** The body of the call. Nothing says yet that it is right. */
  inputOf: (values: Values) => object;
  /** What the screen alone asks for, and where it has words of its own; '' where another field tells it. */
  own?: ((values: Values) => FormErrors) | undefined;
  /** Between a form without errors and its sending: questions, a quote. Undefined sends nothing. */
  prepare?: ((input: Input, values: Values) => Promise<Input | undefined> | Input | undefined) | undefined;
}

export type Attempt<Input> =
  | { is: 'faulty'; errors: FormErrors }
  /** Whoever was asked turned away. */
  | { is: 'left' }
  | { is: 'ready'; input: Input };

/** What becomes of a filled form before anything is sent. A schema that does not come leaves the telling to the server. */
export async function attempt<Values, Input>(
  values: Values,
  { rules, inputOf, own, prepare }: AttemptRules<Values, Input>,
): Promise<Attempt<Input>> {
  const call = await rules().catch(() => undefined);
  const filled = inputOf(values);
  const errors = errorsIn(call, filled, own?.(values));
  if (Object.keys(errors).length > 0) return { is: 'faulty', errors };
  const input = prepare ? await prepare(filled as Input, values) : (filled as Input);
  return input === undefined ? { is: 'left' } : { is: 'ready', input };
}
