import { carriedBy } from '#api/refusal.ts';
import { confirmDialog } from '#ui/overlays/dialogs.ts';

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
    title: 'Nobody else can confirm this',
    message: error.message,
    confirm: 'Do it alone',
    tone: 'danger',
  });
  return isSaid ? { ...input, alone: true } : undefined;
}
