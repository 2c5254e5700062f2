import { message } from '@laurel/contract/message';

const opening = 'To an administrator who lets the committee vote for the winner of a quarter of the year.';
export const notSummarised = message('A vote can be opened when the quarter is done and has its summary.', opening);
export const notInSummary = message('Somebody of these is not in the summary of this quarter.', opening);
export const hasLeft = message(
  '{name} has left and cannot win.',
  'Below a list of people of whom one is to be elected.',
);
export const endsTooSoon = message('Please let the vote run for an hour at least.', opening);
export const endsTooLate = message(
  'Please let the vote end within {days, plural, one {# day} other {# days}}.',
  opening,
);
export const thereIsOne = message('There is a vote for this quarter already.', opening);
export const nobodyCouldVote = message(
  'Nobody could vote: the committee and the cluster admins do, but for those who stand in the vote.',
  opening,
);
export const opened = message('The vote is open. Those who vote are told.', opening);

const voting = 'To a member of the committee who votes for the winner of a quarter of the year.';
export const hasEnded = message('This vote has ended.', voting);
export const notStanding = message('Please choose one of those who stand in the vote.', voting);
export const votedAnew = message('Your vote goes to {name} now.', voting);

const leading = 'To an administrator who leads a vote for the winner of a quarter of the year.';
export const votesOpen = message(
  '{count, plural, one {# person has} other {# people have}} not voted yet.',
  `${leading} It cannot be ended before its time.`,
);
export const ended = message('The vote has ended.', leading);
export const nothingToDecide = message('There is nothing to decide between equals.', leading);
export const notAmongFirst = message('Please choose one of those who have the most votes.', leading);
export const decided = message('{name} has won.', leading);
export const isWithdrawn = message('This vote was taken back already.', leading);
export const prizeGiven = message('The winner has got the prize: the vote stays.', leading);
export const prizeAsked = message('The prize waits for others to confirm it. Please withdraw that first.', leading);
export const withdrawn = message('The vote is taken back. Those who voted are told.', leading);
export const notAwarded = message('The winner is announced when the prize is given.', leading);
export const isAnnounced = message('The winner is announced already.', leading);
export const announced = message('The winner is announced on Home.', leading);

const mail = 'In an e-mail, and in the list of notices';
export const titleOpened = message('A vote for the winner of a quarter', 'The kind of a message, in a list.');
export const noticeOpened = message(
  'Please vote for the winner of {quarter}, until {day}.',
  'In the list of notices, to a member of the committee.',
);
export const openedSubject = message('Your vote: who wins {quarter}?', 'The subject of an e-mail.');
export const openedText = message(
  'You are asked to vote for the winner of {quarter}. Please do so until {day}; you can change your vote until then.',
  'In an e-mail to a member of the committee.',
);
export const titleReminded = message('A vote ends soon', 'The kind of a message, in a list.');
export const noticeReminded = message(
  'The vote for the winner of {quarter} ends on {day}, and yours is missing.',
  `${mail}, to a member of the committee.`,
);
export const remindedSubject = message('The vote for {quarter} ends soon', 'The subject of an e-mail.');
export const titleClosed = message('A vote has ended', 'The kind of a message, in a list.');
export const noticeClosed = message(
  'The vote for {quarter} has ended: {won, select, somebody {{name} has won} other {it is still to be decided who wins}}.',
  `${mail}, to who has voted.`,
);
export const closedSubject = message('The vote for {quarter} has ended', 'The subject of an e-mail.');
export const titleToLead = message('A vote has ended: what is to be done', 'The kind of a message, in a list.');
export const noticeToLead = message(
  'The vote for {quarter} has ended. {won, select, somebody {{name} has won: please give the prize.} other {Nobody has won yet: please decide what follows.}}',
  `${mail}, to an administrator.`,
);
export const toLeadSubject = message('The vote for {quarter}: what is to be done', 'The subject of an e-mail.');
export const titleDecided = message('A vote was decided between equals', 'The kind of a message, in a list.');
export const noticeDecided = message(
  'The vote for {quarter} was decided between equals: {name} has won.',
  `${mail}, to who has voted.`,
);
export const decidedSubject = message('The vote for {quarter} is decided', 'The subject of an e-mail.');
export const titleWithdrawn = message('A vote was taken back', 'The kind of a message, in a list.');
export const noticeWithdrawn = message(
  'The vote for the winner of {quarter} was taken back: your vote counts for nothing.',
  `${mail}, to who has voted.`,
);
export const withdrawnSubject = message('The vote for {quarter} was taken back', 'The subject of an e-mail.');
