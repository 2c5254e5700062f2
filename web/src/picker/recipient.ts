import type { DivisionItem } from '@laurel/contract/calls/members/getdivisionlist';
import type { MemberLookup } from '@laurel/contract/calls/members/getmemberget';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { samePerson } from '#people/who.ts';
import type { Colleague } from './directory.ts';

/** Somebody chosen to be recognised: a person, or everyone of a division. */
export interface SelectedRecipient {
  /** What the calls take: a member id, or `div:{code}`. */
  memberId: string;
  firstname: string;
  surname: string;
  division: string;
  memberNumber: string;
  isManager: boolean;
  isEntireDivision: boolean;
  /** Empty for a person. */
  entireDivisionCode: string;
  /** Their picture, where it is known; the browser's own. */
  picId?: string | undefined;
}

export function personRecipient(person: Colleague): SelectedRecipient {
  const { memberId, firstname, surname, division, memberNumber, isManager, picId } = person;
  return {
    memberId,
    firstname,
    surname,
    division,
    memberNumber,
    isManager,
    isEntireDivision: false,
    entireDivisionCode: '',
    ...(picId === undefined ? {} : { picId }),
  };
}

export function lookedUpRecipient({ memberId, firstName, surname, companyName, memberNumber }: MemberLookup) {
  return personRecipient({
    memberId,
    firstname: firstName,
    surname,
    division: companyName,
    memberNumber,
    isManager: false,
  });
}

export function divisionRecipient({ divisionCode, division }: DivisionItem): SelectedRecipient {
  return {
    memberId: `div:${divisionCode}`,
    firstname: '',
    surname: '',
    division,
    memberNumber: '',
    isManager: false,
    isEntireDivision: true,
    entireDivisionCode: divisionCode,
  };
}

/** How a recipient is called in a list. */
export function recipientName(recipient: SelectedRecipient): string {
  return recipient.isEntireDivision
    ? say(said.entireDivision, { division: recipient.division })
    : `${recipient.firstname} ${recipient.surname}`;
}

/** Somebody was chosen beside the one whom the address names. */
export function hasChosen(recipients: readonly SelectedRecipient[], linkedId: string | undefined): boolean {
  return recipients.some(({ memberId }) => linkedId === undefined || !samePerson(memberId, linkedId));
}
