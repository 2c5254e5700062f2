import { mayOpen } from '@laurel/contract/access';
import type { DivisionItem } from '@laurel/contract/calls/members/getdivisionlist';
import type { MemberData } from '@laurel/contract/calls/members/member-data';
import type { AwardKind } from '@laurel/contract/points';
import { nominatedFor, offered, programme } from '@laurel/contract/programme/programme';
import { rulesOf, waysOf } from '#giving/award-kinds.ts';
import type { SelectedRecipient } from '#picker/recipient.ts';
import { mayChooseWhole } from '#picker/rules.ts';

/** What thanks can become. */
const thanksKinds = ['thankyou', 'payitforward', 'adhoc', 'nomination'] as const;
export type ThanksKind = (typeof thanksKinds)[number];
type GivenKind = Exclude<ThanksKind, 'nomination'> & AwardKind;

/** What somebody may make of their thanks, whoever it is for. */
export function kindsOf(member: MemberData): ThanksKind[] {
  const goes = programme();
  const may: Record<ThanksKind, boolean> = {
    thankyou: offered([goes.celebrate.thankYou]).length > 0 && mayOpen('recognise', member),
    payitforward: mayOpen('payItForward', member),
    adhoc: mayOpen('adhocRecognition', member),
    nomination: mayOpen('nominate', member) && nominatedFor(goes).length > 0,
  };
  return thanksKinds.filter((kind) => may[kind] && (kind === 'nomination' || hasReason(kind, member)));
}

/** A list of reasons from which all were retired leaves nothing to give for. */
function hasReason(kind: GivenKind, member: MemberData): boolean {
  return rulesOf(kind, undefined, waysOf(member)).reasons.length > 0;
}

/** The same for these people: a whole division is thanked by its own and by who holds an office, and nominated by everybody. */
export function kindsFor(
  kinds: readonly ThanksKind[],
  recipients: readonly SelectedRecipient[],
  member: MemberData,
): ThanksKind[] {
  const isForeign = recipients.some(
    ({ isEntireDivision, entireDivisionCode }) =>
      isEntireDivision && !mayChooseWhole('byOffice', member, entireDivisionCode),
  );
  return kinds.filter((kind) => !isForeign || kind === 'nomination');
}

/** Whether a whole division can be named at all. */
export function mayNameWhole(
  kinds: readonly ThanksKind[],
  member: MemberData,
  { divisionCode }: DivisionItem,
): boolean {
  return mayChooseWhole(kinds.includes('nomination') || 'byOffice', member, divisionCode);
}
