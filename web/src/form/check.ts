import type { Call } from '@laurel/contract/call';
import type { FormErrors } from '@laurel/contract/errors';
import { formErrorsOf } from '@laurel/contract/rules/form-errors';

/**
 * What is wrong with a form, by the fields of its call, in the words of the contract. The screen's own words come first; empty
 * ones say that another field tells it.
 * Without the schema, which comes late and may not come at all, the server alone tells.
 */
export function errorsIn(
  call: Pick<Call, 'input' | 'within'> | undefined,
  input: unknown,
  own: FormErrors = {},
): FormErrors {
  const read = call?.input.safeParse(input);
  const found = { ...(read?.success === false && formErrorsOf(read.error.issues, call?.within)), ...own };
  return Object.fromEntries(Object.entries(found).filter(([, words]) => words !== ''));
}

/** Errors of fields that were changed since are old. */
export function errorsBeside(errors: FormErrors, changed: object): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changed)));
}
