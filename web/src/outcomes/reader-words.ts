import type { NominationReader } from '@laurel/contract/calls/nominations/nomination-reader';
import { say } from '@laurel/contract/say';
import { firstNames } from './first-names.ts';
import * as texts from './texts.ts';

const namesShown = 3;

/** Who reads so many nominations: 'Johan Botha, your colleague’s manager, reads it.' Empty of what was reviewed. */
export function readerWords(readers: readonly NominationReader[], nominations: number): string {
  const managers = readers.flatMap((reader) => (reader.readByRole === 'manager' ? reader.readByMember : []));
  const hasReviewers = readers.some(({ readByRole }) => readByRole === 'reviewers');
  if (managers.length === 0) {
    if (hasReviewers) return say(texts.reviewersRead, { nominations });
    return readers.some(({ readByRole }) => readByRole === 'nobody') ? say(texts.nobodyReads) : '';
  }
  const who = { names: firstNames(managers, namesShown), managers: managers.length, nominations };
  return say(hasReviewers ? texts.managersAndReviewersRead : texts.managersRead, who);
}
