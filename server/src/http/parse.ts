import type { Call } from '@laurel/contract/call';
import type { FormErrors } from '@laurel/contract/errors';
import { z } from 'zod';
import { Refusal } from '#refuse';

const kinds: Record<string, string> = {
  boolean: 'true or false',
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object with fields',
};

// Where the contract has no words of its own for a wrong type, these are better than the schema library's.
z.config({
  customError: (issue) =>
    issue.code === 'invalid_type' ? `Please give ${kinds[issue.expected] ?? 'another value'}.` : undefined,
});

/** The input of a call, or a refusal with a message for each field that is wrong. */
export function parseInput<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const formErrors = formErrorsOf(parsed.error.issues);
  const [first] = Object.entries(formErrors);
  throw new Refusal('badInput', first ? first[1] : 'Please send an object with the fields of this call.', {
    formErrors,
  });
}

/** Only what the contract names leaves the server; anything else in the answer is dropped, a missing field is a fault. */
export function outputOf(call: Call, result: unknown): unknown {
  return call.output.parse(result);
}

function formErrorsOf(issues: z.core.$ZodIssue[]): FormErrors {
  const errors: FormErrors = {};
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) errors[fieldName(key)] ??= `This call has no field '${fieldName(key)}'.`;
    } else {
      const field = issue.path[0];
      if (field !== undefined) errors[fieldName(String(field))] ??= issue.message;
    }
  }
  return errors;
}

/** Names that came from outside are cut, so that an answer cannot be blown up. */
function fieldName(key: string): string {
  return key.slice(0, 60).toWellFormed();
}
