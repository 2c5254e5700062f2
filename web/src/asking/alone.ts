import { say } from '@laurel/contract/say';
import { carriedBy } from '#api/refusal.ts';
import { confirmDialog } from '#ui/overlays/dialogs.ts';
import * as texts from './texts.ts';

/** Whether nobody else could confirm what was asked. */
export function isNobodyElse(error: unknown): boolean {
  return carriedBy<'donexusideareview'>(error).nobodyElse === true;
}

/**
 * What needs a second person, where there is nobody else: the same once more, to be done alone. Undefined for whoever turns away,
 * and for every other failure.
 */
export async function alone<Input extends object>(error: Error, input: Input): Promise<Input | undefined> {
  if (!isNobodyElse(error)) return undefined;
  const isSaid = await confirmDialog({
    title: say(texts.nobodyElse),
    message: error.message,
    confirm: say(texts.doItAlone),
    tone: 'danger',
  });
  return isSaid ? { ...input, alone: true } : undefined;
}
