import { memberSearchMax } from '@laurel/contract/limits';
import { foldedWords } from '@laurel/contract/rules/folded';
import { textLength } from '@laurel/contract/rules/text-length';
import { useRested } from '#lib/use-rested.ts';
import type { Colleague } from './directory.ts';
import { useDirectory } from './directory.ts';

const lettersMin = 2;
const hitsMax = 6;

/** Whom a name that is being typed may mean. */
export type Colleagues =
  | { is: 'short' }
  | { is: 'waiting' }
  | { is: 'failed'; error: Error }
  | {
      is: 'found';
      hits: readonly Colleague[];
      /** Of all whom it fits: not of those among whom one looked before. */
      isAnswered: boolean;
      /** There are more than these. */
      isMore: boolean;
    };

export function useColleagues(search: string) {
  const isShort = textLength(search) < lettersMin;
  const asked = isShort ? '' : search;
  const { rested, restNow } = useRested(asked);
  const everywhere = { countryCode: '', divisionCode: '', search: rested };
  const { people, isCut, isLoading, error, refetch } = useDirectory(everywhere, rested !== '');
  const isAnswered = rested === asked && !isLoading;
  const isWhole = isAnswered && textLength(asked) <= memberSearchMax;
  const fitting = (people ?? []).filter((person) => isWhole || fits(person, asked));

  let colleagues: Colleagues;
  if (isShort) colleagues = { is: 'short' };
  else if (isAnswered && error) colleagues = { is: 'failed', error };
  else if (!isAnswered && fitting.length === 0) colleagues = { is: 'waiting' };
  else {
    const isMore = isAnswered && (isCut || fitting.length > hitsMax);
    colleagues = { is: 'found', hits: fitting.slice(0, hitsMax), isAnswered, isMore };
  }
  return { colleagues, searchNow: restNow, retry: () => void refetch() };
}

/** Each word that was typed begins one of their name. */
function fits({ firstname, surname }: Colleague, search: string): boolean {
  const name = foldedWords(`${firstname} ${surname}`);
  return foldedWords(search).every((typed) => name.some((word) => word.startsWith(typed)));
}
