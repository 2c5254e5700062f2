import type { Holder } from '@laurel/contract/access';
import type { DivisionItem } from '@laurel/contract/calls/members/getdivisionlist';
import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { holdsOffice } from '@laurel/contract/rules/office';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { isUnregistered, samePerson } from '#people/who.ts';
import type { Colleague } from './directory.ts';
import { divisionRecipient, personRecipient, recipientName, type SelectedRecipient } from './recipient.ts';
import * as texts from './texts.ts';

/** The list with the addition, or why it cannot be added. */
export type Choice = { chosen: SelectedRecipient[]; refused?: never } | { chosen?: never; refused: string };

export interface ChoiceRules {
  /** One recipient at most. */
  single: boolean;
  /** All divisions, to know whether a name means one of them. */
  divisions: readonly DivisionItem[];
}

type Chosen = readonly SelectedRecipient[];

export function addPerson(chosen: Chosen, person: Colleague, { single, divisions }: ChoiceRules): Choice {
  const added = personRecipient(person);
  const name = recipientName(added);
  if (isUnregistered(person)) return { refused: say(said.notRegistered) };
  if (isChosen(chosen, person.memberId)) return { refused: say(texts.alreadyAdded, { name }) };
  const whole = chosen.find((other) => other.isEntireDivision && belongs(added, other.entireDivisionCode, divisions));
  if (whole) return { refused: say(texts.addedWithDivision, { name, division: whole.division }) };
  if (single && chosen.length > 0) return { refused: say(texts.onlyOne) };
  return { chosen: [...chosen, added] };
}

export function addDivision(chosen: Chosen, division: DivisionItem, { single, divisions }: ChoiceRules): Choice {
  const added = divisionRecipient(division);
  if (isChosen(chosen, added.memberId)) return { refused: say(texts.alreadyAdded, { name: recipientName(added) }) };
  if (single && chosen.length > 0) return { refused: say(texts.onlyOne) };
  const members = chosen.filter(
    (other) => !other.isEntireDivision && belongs(other, division.divisionCode, divisions),
  ).length;
  if (members > 0) return { refused: say(texts.membersAdded, { count: members, division: division.division }) };
  return { chosen: [...chosen, added] };
}

export function withoutRecipient(chosen: Chosen, memberId: string): SelectedRecipient[] {
  return chosen.filter((other) => other.memberId !== memberId);
}

export function isChosen(chosen: Chosen, memberId: string): boolean {
  return chosen.some((other) => samePerson(other.memberId, memberId));
}

/** The directory names a person's division and not its code; where two share a name, the server decides. */
function belongs(person: SelectedRecipient, divisionCode: string, divisions: readonly DivisionItem[]): boolean {
  const named = divisions.filter(({ division }) => division === person.division);
  return named.length === 1 && named[0]?.divisionCode === divisionCode;
}

/** '3 chosen', for the eye and the live region. */
export function chosenWords(count: number): string {
  return count === 0 ? say(texts.nobodyChosen) : say(texts.chosen, { count });
}

/** Whether the whole division is offered: to everybody, or to holders of an office and in one's own division. */
export function mayChooseWhole(
  allows: boolean | 'byOffice',
  own: Holder & Pick<MemberData, 'divisionCode'>,
  divisionCode: string,
): boolean {
  if (allows !== 'byOffice') return allows;
  return holdsOffice(own) || own.divisionCode === divisionCode;
}
