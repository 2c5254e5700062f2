import type { Message } from '@laurel/contract/message';
import * as texts from './texts.ts';

/** What each letter is about, by its name. */
export const letterTitles: Readonly<Record<string, Message>> = {
  card: texts.letterCard,
  nominations: texts.letterNominations,
  'nomination rated': texts.letterNominationRated,
  'nomination declined': texts.letterNominationDeclined,
  'nomination waits': texts.letterNominationWaits,
  'competition won': texts.letterCompetitionWon,
  'idea reviewed': texts.letterIdeaReviewed,
  'mail test': texts.letterMailTest,
  order: texts.letterOrder,
  dispatch: texts.letterDispatch,
  refund: texts.letterRefund,
  'role given': texts.letterRoleGiven,
  'rights by roster': texts.letterRightsByRoster,
  'approval asked': texts.letterApprovalAsked,
  'approval confirmed': texts.letterApprovalConfirmed,
  'approval declined': texts.letterApprovalDeclined,
  'points corrected': texts.letterPointsCorrected,
  'gift withdrawn': texts.letterGiftWithdrawn,
  'card taken back': texts.letterCardTakenBack,
  'low stock': texts.letterLowStock,
  'confirm e-mail': texts.letterConfirmEmail,
  'addresses changed': texts.letterAddressesChanged,
  'address lost': texts.letterAddressLost,
  contact: texts.letterContact,
  carried: texts.letterCarried,
};

/** One of a former release. */
export const { otherLetter } = texts;
