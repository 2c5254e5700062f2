import type { MemberData } from '@laurel/contract/calls/members/member-data';
import type { NominationRow } from '@laurel/contract/calls/nominations/nomination-row';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import * as texts from './texts.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Whole days for which a nomination has waited. */
export function ageInDays(dateCreated: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(dateCreated)) / dayMs));
}

export function ageWords(days: number): string {
  return days === 0 ? say(texts.sinceToday) : say(texts.waitingDays, { days });
}

/** Why there is no Review button. */
export function whyNoReview(nomination: NominationRow, own: Pick<MemberData, 'memberNumber'>): string {
  if (nomination.mayReview) return '';
  if (nomination.state === 'closed') return nomination.closedWhy;
  if (nomination.isAsked) return say(texts.othersConfirm);
  if (nomination.state === 'waiting' && nomination.ratingIsDone) return say(texts.ratedAndWaits);
  if (nomination.isDeclined) return say(texts.wasDeclined);
  if (nomination.ratingIsDone) return say(texts.rated);
  if (nomination.byMemberNumber === own.memberNumber) return say(texts.madeByYou);
  if (nomination.nomineeMemberNumber === own.memberNumber) return say(texts.forYou);
  if (nomination.reviewIsDone) return say(said.alreadyReviewed);
  return say(said.reviewersOnly);
}
