import type { NominationRow } from '@laurel/contract/calls/nominations/nomination-row';
import type { CallOutput } from '#api/call.ts';

/** One that waits, as somebody sees it who may not review it. */
export const openNomination: NominationRow = {
  nomId: '1',
  dateCreated: '2026-11-01T12:00:00Z',
  nomineeMember: 'Ana Silva',
  nomineeMemberNumber: '2',
  nomineeManagerMember: '',
  nomineeManagerMemberNumber: '',
  nomineeManagerCellNum: '',
  nomineeDivision: 'Engineering',
  byMember: 'Bo Lee',
  byMemberNumber: '3',
  byDivision: 'Sales',
  nomCat: 'Client Obsession',
  reason: 'Because.',
  reviewIsDone: false,
  ratingIsDone: false,
  ratingCount: 0,
  isDeclined: false,
  isAsked: false,
  mayReview: false,
  nomineeCount: 1,
  byMemberId: '1.300003',
  nomineeMemberId: '1.300002',
  nomineePicId: '',
  state: 'open',
  reviewRating: 0,
  reviewRatingMax: 7,
  reviewPointsValue: 0,
  peopleRewarded: 0,
  reviewByMember: '',
  reviewByMemberNumber: '',
  reviewForMember: '',
  reviewDecidedBy: '',
  reviewSaidCount: 0,
  dateReviewed: '',
  motivation: '',
  closedWhy: '',
};

/** What is answered before a rating is sent that nobody confirms. */
export const reviewQuote: CallOutput<'tryreview'> = { recipients: 1, pointsEach: 100, pointsTotal: 100, steps: [] };

/** One that is asked for by itself, of which nobody has said anything. */
export const oneNomination = (nom: NominationRow): CallOutput<'nomget'> => ({ nom, said: [], deciding: null });
