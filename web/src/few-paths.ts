import { callRows } from '@laurel/contract/call-rows';
import { asked, under } from './paths.ts';

/** Addresses to which only screens lead that few open: they come with these, and not with the first page. */
export const fewPaths = {
  nominationsToReview: '/nominationmanagement?status=review',
  competitionOf: (competition: string) => asked('/competition', { competition }),
  checkout: '/rewards/basket?step=checkout',
  groupCards: '/celebrations?part=cards',
  groupCard: (cardId: string) => under('/groupcard', cardId),
  /** What is found by these words. */
  orderDeskOf: (search: string) => asked('/orderdesk', { search }),
  /** Of all the months that there are. */
  everyIdea: '/ideamanagement?since=2000-01-01',
  ideasToReview: (since: string) => asked('/ideamanagement', { status: 'N', since }),
  /** The newest that is done, or a certain one. */
  quarterlySummary: (quarter?: string) =>
    quarter ? asked('/quarterlyAwardsSummary', { quarter }) : '/quarterlyAwardsSummary',
  quarterlyVote: (ballotId: string) => under('/quarterlyvote', ballotId),
  /** Recognise, as the prize of a vote, to who has won it. */
  prize: (ballot: string, to: string) => asked('/rewardtrfcustom', { ballot, to }),
  /** What waits for the reader, with one of it opened. */
  todoItem: (key: string) => asked('/todo', { open: key }),
  reportedCase: (caseId: string) => asked('/reported', { case: caseId }),
  inboxMessage: (contact: string) => asked('/inbox', { contact }),
  /** One of the competitions, or 'new'. */
  competitionSetup: (competition: string) => asked('/competitionadmin', { competition }),
  programmePart: (part: string) => asked('/programme', { part }),
} as const;

/** A picture beside a signature. */
export const groupCardPicture = (picId: string) => callRows.groupcardpic.path.replace(':picId', picId);
