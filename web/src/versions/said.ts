import type { Choice, Item } from '@laurel/contract/programme/items';
import { valueWords } from '@laurel/contract/programme/value-words';
import { language } from '@laurel/contract/say';
import { specifiedWords } from '#ecards/behaviour-looks.ts';

/** As a member reads it: in their language where it is said there. */
export function saidName(choice: Choice): string {
  return choice.in?.[language()]?.name ?? valueWords(choice.name);
}

export function saidWords(choice: Choice): string | undefined {
  return choice.in?.[language()]?.words ?? choice.words ?? specifiedWords(choice.name);
}

export function offeredOf(items: readonly Item[]): Item[] {
  return items.filter(({ retired }) => !retired);
}
