import { memberListMax } from '@laurel/contract/limits';
import type { MemberListItem } from '@laurel/contract/members';
import { useQueries } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { isUnregistered, type SelectedRecipient } from '#picker/recipient.ts';

/** How many people the recipients are. */
export interface HeadCount {
  people: number;
  /** A division larger than one answer of the directory: there are more. */
  isAtLeast: boolean;
  /** A division whose people are not yet known, or could not be asked for. */
  isOpen: boolean;
}

/** Persons count as one, divisions as their registered people but the giver, whom the directory leaves out here. */
export function useHeadCount(recipients: readonly SelectedRecipient[]): HeadCount {
  const divisions = recipients.filter(({ isEntireDivision }) => isEntireDivision);
  const lists = useQueries({
    queries: divisions.map(({ entireDivisionCode }) =>
      callQuery(
        'getmemberlist',
        { search: '', divisionCode: entireDivisionCode, includeSelf: false },
        { errors: 'screen' },
      ),
    ),
  });
  return headCountOf(
    recipients.length - divisions.length,
    lists.map(({ data }) => data?.memberList),
  );
}

export function headCountOf(persons: number, divisions: readonly (MemberListItem[] | undefined)[]): HeadCount {
  const registered = divisions.map((list) => list?.filter((member) => !isUnregistered(member)).length ?? 0);
  return {
    people: registered.reduce((sum, count) => sum + count, persons),
    isAtLeast: divisions.some((list) => (list?.length ?? 0) >= memberListMax),
    isOpen: divisions.includes(undefined),
  };
}

/** '3 people × 50 = 150', with 'at least' where a division is larger than what the directory answers. */
export function totalOf(each: number, { people }: HeadCount): number {
  return each * people;
}
