import type * as z from 'zod/mini';
import type { FormErrors } from '#errors';
import { say } from '#say';
import * as texts from './texts.ts';

/** What a schema found wrong, by the fields of the call: the first words of each. */
export function formErrorsOf(issues: readonly z.core.$ZodIssue[]): FormErrors {
  const errors: FormErrors = {};
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) errors[fieldName(key)] ??= say(texts.noField, { name: fieldName(key) });
    } else {
      const field = issue.path[0];
      if (field !== undefined) errors[fieldName(String(field))] ??= issue.message;
    }
  }
  return errors;
}

/** Names that came from outside are cut, so that an answer cannot be blown up. */
export function fieldName(key: string): string {
  return key.slice(0, 60).toWellFormed();
}
