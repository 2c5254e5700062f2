import type { NominationReader } from '@laurel/contract/calls/nominations/nomination-reader';
import { plural } from '#lib/plural.ts';

const namesShown = 3;

/** Who reads so many nominations: 'Johan Botha, your colleague’s manager, reads it.' Empty of what was reviewed. */
export function readerWords(readers: readonly NominationReader[], nominations: number): string {
  const managers = readers.flatMap((reader) => (reader.readByRole === 'manager' ? reader.readByMember : []));
  const hasReviewers = readers.some(({ readByRole }) => readByRole === 'reviewers');
  const what = plural(nominations, { one: 'it', other: 'them' });
  if (managers.length === 0) {
    if (hasReviewers) return `The reviewers of their division read ${what}.`;
    return readers.some(({ readByRole }) => readByRole === 'nobody') ? 'Nobody reviews nominations there yet.' : '';
  }
  const whose = plural(nominations, { one: 'your colleague’s', other: 'your colleagues’' });
  const role = plural(managers.length, { one: 'manager', other: 'managers' });
  const who = `${namesOf(managers)}, ${whose} ${role},`;
  if (hasReviewers) return `${who} and the reviewers of their division read ${what}.`;
  return `${who} ${plural(managers.length, { one: 'reads', other: 'read' })} ${what}.`;
}

function namesOf(managers: readonly string[]): string {
  const more = managers.length - namesShown;
  const shown = managers.slice(0, namesShown).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}
