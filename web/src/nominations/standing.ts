import type { MemberData } from '@laurel/contract/calls/members/member-data';
import type { NominationRow } from '@laurel/contract/calls/nominations/nomination-row';
import { alreadyReviewed, reviewersOnly } from '@laurel/contract/words';
import { plural } from '#lib/plural.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Whole days for which a nomination has waited. */
export function ageInDays(dateCreated: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(dateCreated)) / dayMs));
}

export function ageWords(days: number): string {
  if (days === 0) return 'Since today';
  return plural(days, { one: 'Waiting 1 day', other: `Waiting ${days} days` });
}

/** Why there is no Review button. */
export function whyNoReview(nomination: NominationRow, own: Pick<MemberData, 'memberNumber'>): string {
  if (nomination.mayReview) return '';
  if (nomination.state === 'closed') return nomination.closedWhy;
  if (nomination.state === 'waiting' && nomination.ratingIsDone)
    return 'You have rated this nomination. A second person confirms it.';
  if (nomination.isDeclined) return 'This nomination was declined.';
  if (nomination.ratingIsDone) return 'You have rated this nomination.';
  if (nomination.byMemberNumber === own.memberNumber) return 'You made this nomination.';
  if (nomination.nomineeMemberNumber === own.memberNumber) return 'This nomination is for you.';
  if (nomination.reviewIsDone) return alreadyReviewed;
  return reviewersOnly;
}
