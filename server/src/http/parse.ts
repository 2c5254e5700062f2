import type { Call } from '@laurel/contract/call';
import { fieldName, formErrorsOf } from '@laurel/contract/rules/form-errors';
import { say } from '@laurel/contract/say';
import * as z from 'zod/mini';
import { Refusal } from '#errors/refuse';
import './schema-words.ts';
import type { Mounted } from './call-context.ts';
import * as texts from './texts.ts';

/** The input of a call, or a refusal with a message for each field that is wrong. */
export function parseInput<S extends z.ZodMiniType>(
  { input, within }: { input: S; within?: string },
  body: unknown,
): z.output<S> {
  const parsed = input.safeParse(body);
  if (parsed.success) return parsed.data;
  const formErrors = formErrorsOf(parsed.error.issues, within);
  const [first] = Object.entries(formErrors);
  throw new Refusal('badInput', first ? first[1] : say(texts.sendObject), {
    formErrors,
  });
}

/** What the address of an upload asks for. A misspelt word is told, because it could be the one that protects. */
export function parseQuery(schema: NonNullable<Call['query']>, query: unknown): Partial<Record<string, string>> {
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  const [field, words] =
    issue?.code === 'unrecognized_keys'
      ? [issue.keys[0], notInAddress(schema, issue.keys[0])]
      : [issue?.path[0], issue?.message];
  throw new Refusal('badInput', String(words), { formErrors: { [fieldName(String(field))]: String(words) } });
}

function notInAddress(schema: NonNullable<Call['query']>, name = ''): string {
  const known = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
  return say(texts.addressTakes, { names: known.join(', '), name: name.slice(0, 40) });
}

/** Only what the contract names leaves the server; anything else in the answer is dropped, a missing field is a fault. */
export function outputOf({ output }: Mounted, result: unknown): unknown {
  return output.parse(result);
}
