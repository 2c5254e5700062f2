import type * as z from 'zod/mini';
import type { FormErrors } from '#errors';
import { say } from '#say';
import * as texts from './texts.ts';

/**
 * What a schema found wrong, by the fields of the call: the first words of each. In the field `within` each part is told by its
 * place in it, such as 'review.points.2'.
 */
export function formErrorsOf(issues: readonly z.core.$ZodIssue[], within?: string): FormErrors {
  const errors: FormErrors = {};
  for (const issue of issues) {
    const isWithin = within !== undefined && issue.path[0] === within;
    const nameOf = (place: readonly PropertyKey[]) =>
      fieldName(isWithin && place.length > 1 ? place.slice(1).join('.') : String(place[0]));
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        errors[nameOf(isWithin ? [...issue.path, key] : [key])] ??= say(texts.noField, { name: fieldName(key) });
    } else if (issue.path.length > 0) errors[nameOf(issue.path)] ??= issue.message;
  }
  return errors;
}

/** Names that came from outside are cut, so that an answer cannot be blown up. */
export function fieldName(key: string): string {
  return key.slice(0, 60).toWellFormed();
}
