import { memberListMax } from '@laurel/contract/limits';
import type { MemberListItem } from '@laurel/contract/members';
import { useQuery } from '@tanstack/react-query';
import { callQuery, queryClient } from '#api/query-client.ts';
import { isUnregistered, type SelectedRecipient, samePerson } from '#picker/recipient.ts';

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
  const codes = divisionCodesOf(recipients);
  return headCountOf(recipients.length - codes.length, usePeopleOfDivisions(codes) ?? codes.map(() => undefined));
}

/** How those are called whom nothing reached, also as people of a division; those beyond its list are counted. */
export function useUnreached(recipients: readonly SelectedRecipient[], undeliverable: readonly string[]): string {
  const people = usePeopleOfDivisions(divisionCodesOf(recipients))?.flat() ?? [];
  return unreachedWords([...recipients, ...people], undeliverable);
}

export function unreachedWords(
  people: readonly Pick<MemberListItem, 'memberId' | 'firstname' | 'surname'>[],
  undeliverable: readonly string[],
): string {
  const names = undeliverable.flatMap((memberId) => {
    const person = people.find((each) => samePerson(each.memberId, memberId));
    return person ? [`${person.firstname} ${person.surname}`] : [];
  });
  const others = undeliverable.length - names.length;
  if (others === 0) return names.join(', ');
  if (names.length === 0) return others === 1 ? '1 person' : `${others} people`;
  return `${names.join(', ')} and ${others} more`;
}

function divisionCodesOf(recipients: readonly SelectedRecipient[]): string[] {
  return recipients.flatMap(({ isEntireDivision, entireDivisionCode }) =>
    isEntireDivision ? [entireDivisionCode] : [],
  );
}

function usePeopleOfDivisions(codes: readonly string[]): MemberListItem[][] | undefined {
  const { data } = useQuery({
    queryKey: ['peopleOfDivisions', ...codes],
    queryFn: () => Promise.all(codes.map(peopleOf)),
    enabled: codes.length > 0,
    meta: { errors: 'screen' },
  });
  return data;
}

async function peopleOf(divisionCode: string): Promise<MemberListItem[]> {
  const input = { search: '', divisionCode, includeSelf: false };
  const { memberList } = await queryClient.fetchQuery(callQuery('getmemberlist', input, { errors: 'screen' }));
  return memberList;
}

export function headCountOf(persons: number, divisions: readonly (MemberListItem[] | undefined)[]): HeadCount {
  const registered = divisions.map((list) => list?.filter((member) => !isUnregistered(member)).length ?? 0);
  return {
    people: registered.reduce((sum, count) => sum + count, persons),
    isAtLeast: divisions.some((list) => (list?.length ?? 0) >= memberListMax),
    isOpen: divisions.includes(undefined),
  };
}

export function totalOf(each: number, { people }: HeadCount): number {
  return each * people;
}
