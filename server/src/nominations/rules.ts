import { pointsForRating, programme } from '@laurel/contract/programme/programme';
import { say } from '@laurel/contract/say';
import type { NominationStanding } from '@laurel/contract/standings';
import * as said from '@laurel/contract/texts';
import type { Said } from '#asking/wishes';
import type { Actor } from '#directory/actor';
import { mustNotBeOwn, refuseAway } from '#directory/decides';
import type { FoundPerson } from '#directory/people';
import { refuse } from '#errors/refuse';
import { isAbove, limitsOf, rules } from '#programme/rules';
import * as usual from '#texts/texts';
import * as texts from './texts.ts';

/** Points to each nominee: those of the rating, or the reviewer's own amount. */
export function pointsAwarded(rating: number, isCustom: boolean, customPoints: number | null): number {
  return isCustom ? (customPoints ?? 0) : pointsForRating(rating, programme());
}

/** What a reviewer says of a nomination, with their words: why it is declined, or chosen for the quarterly awards. */
export type Saying = Said & { motivation: string };

export interface ReviewStanding {
  byId: number;
  nomineeId: number | null;
  state: NominationStanding;
  /** Who has left, where that closed it. */
  whoLeft: string | null;
  /** The reviewer manages the nominee, or is of the committee of the nominee's cluster. */
  isInScope: boolean;
  isCommittee: boolean;
  /** They are the chair where several decide, or stand in for it: the cluster admin of the nominee. */
  isChair: boolean;
  /** They would review it by their own right. */
  isOwnRight: boolean;
  /** For whom they would else; null where nobody lends it to them. */
  forId: number | null;
  /** Whether what a rating pays waits until others have confirmed it. */
  isAsked: boolean;
  isReviewedByReviewer: boolean;
  /** They have reviewed it, or somebody has for them. */
  isInReviewersHands: boolean;
}

/** Refuses who may not rate or decline now. Once it is paid, ratings by the committee are recorded only. */
export function mustBeReviewable(nomination: ReviewStanding, by: Actor, what: Saying['kind']): void {
  const concerned = [nomination.byId, nomination.nomineeId];
  mustNotBeOwn('nomination', by.id, concerned);
  if (!nomination.isInScope) refuse('forbidden', say(said.reviewersOnly));
  if (nomination.isReviewedByReviewer) refuse('alreadyReviewed', say(usual.reviewedByYou));
  mustNotBeOver(nomination);
  if (nomination.isAsked) refuse('alreadyReviewed', say(texts.isAsked));
  if (nomination.state === 'rated' && (what === 'decline' || !nomination.isCommittee)) {
    refuse('alreadyReviewed', say(said.alreadyReviewed));
  }
  if (nomination.isInReviewersHands) refuseAway('doneForYou');
  if (nomination.isOwnRight || nomination.forId !== null) return;
  refuseAway(by.lentRoles.some(({ forId }) => concerned.includes(forId)) ? 'concernsThem' : 'inTheirHands');
}

/** Refuses an amount of somebody's own where several decide: only the chair's counts for itself. */
export function mustPayItsRating({ state, isChair }: Pick<ReviewStanding, 'state' | 'isChair'>, saying: Saying): void {
  const { by } = rules().deciding;
  if (state === 'rated' || saying.kind === 'decline' || saying.customPoints === null) return;
  if (by === 'first' || (by === 'chair' && isChair)) return;
  refuse('badInput', say(texts.paysItsRating), { isCustom: say(texts.paysItsRating) });
}

/** Refuses what has been decided since its rating was asked for. */
export function mustBeUndecided(nomination: Pick<ReviewStanding, 'state' | 'whoLeft'>): void {
  mustNotBeOver(nomination);
  if (nomination.state === 'rated') refuse('alreadyReviewed', say(said.alreadyReviewed));
}

function mustNotBeOver({ state, whoLeft }: Pick<ReviewStanding, 'state' | 'whoLeft'>): void {
  if (state === 'declined') refuse('alreadyReviewed', say(texts.declinedBefore));
  if (state === 'closed') refuse('alreadyReviewed', say(texts.closedBefore, { name: whoLeft ?? '' }));
}

/** For whom it is done: nobody, where one may by one's own right. */
export function doneFor({ isOwnRight, forId }: Pick<ReviewStanding, 'isOwnRight' | 'forId'>): number | null {
  return isOwnRight ? null : forId;
}

/** The two members whom a nomination is about; of a division only who nominated it. */
export function concernedBy({ byId, nomineeId }: Pick<ReviewStanding, 'byId' | 'nomineeId'>): number[] {
  return nomineeId === null ? [byId] : [byId, nomineeId];
}

/** Refuses where nobody is there whom it would pay, or somebody has nothing to be paid into. */
export function mustBePayable(people: readonly Pick<FoundPerson, 'wallet'>[]): void {
  if (people.length === 0 || people.some(({ wallet }) => wallet === null)) refuse('ruleBroken', say(texts.nomineeGone));
}

export interface AwardedThisMonth {
  /** Points to each that the reviewer has paid on nominations by this nominator. */
  throughNominator: number;
  /** The most that the reviewer has paid to any one of these nominees. */
  toNominee: number;
}

/**
 * One reviewer alone awards at most so many points a month on one member's nominations, and at most so many to one member: a
 * manager and a helper cannot make points by themselves. What is above waits for a second person.
 */
export function needsSecondPerson(
  { points, by }: { points: number; by: Actor },
  { throughNominator, toNominee }: AwardedThisMonth,
): boolean {
  return points > 0 && isAbove(points + Math.max(throughNominator, toNominee), limitsOf(by).pairInMonth);
}
