import { message } from '@laurel/contract/message';

const path = 'Where administrators lead the vote for the winner of a quarter of the year';
export const pathTitle = message(
  'The winner of the quarter',
  'Heads the way from the summary of a quarter to its winner.',
);
export const stepShortlist = message('Who stands', 'A step on the way to the winner of a quarter: people are chosen.');
export const stepVote = message('Vote', 'A step on the way to the winner of a quarter; a noun.');
export const stepWinner = message('Winner', 'A step on the way to the winner of a quarter.');
export const stepPrize = message('Prize', 'A step on the way to the winner of a quarter: points are given.');
export const stepAnnouncement = message('Announcement', 'A step on the way to the winner of a quarter.');
export const stepOver = message('done', 'Read aloud behind the name of a step that is over.');
export const noVote = message(
  'The committee votes for the winner: {voters, plural, =0 {nobody can vote yet} one {# person votes} other {# people vote}}. Choose who stands.',
  `${path}.`,
);
export const isOpen = message(
  '{voted, number} of {voters, number} have voted. The vote ends on {time}.',
  'How far a vote is. {time} is a date and a time.',
);
export const isCounting = message('The time is over, and the votes are being counted.', 'How far a vote is.');
export const isUnvoted = message('The vote has ended, and nobody has voted.', 'How far a vote is.');
export const isTied = message(
  'The vote has ended with as many votes for several: somebody decides between them.',
  'How far a vote is.',
);
export const isWon = message('The vote has ended: {name} has won.', 'How far a vote is.');
export const isAsked = message('{name} has won. The prize waits for others to confirm it.', 'How far a vote is.');
export const isAwarded = message(
  '{name} has won and got {points, plural, one {# point} other {# points}}.',
  'How far a vote is.',
);
export const isAnnounced = message('{name} has won, and everybody knows it.', 'How far a vote is.');
export const isWithdrawn = message('This vote was taken back.', 'How far a vote is.');
export const leadByOther = message(
  'You stand in this vote: another administrator leads it.',
  'To an administrator, in place of buttons.',
);
export const seeVote = message('See the vote', 'A link to the page of a vote.');
export const choose = message('Choose who stands', 'A button: opens a dialog in which a vote begins.');
export const openAnew = message('Open another vote', 'A button: nobody has voted in the one before.');
export const end = message('End the vote', 'A button: everybody has voted.');
export const decide = message(
  'Decide between equals',
  'A button, and the title of the dialog in which the winner is named.',
);
export const givePrize = message('Give the prize', 'A link to the screen on which points are given.');
export const seeWaiting = message('See what waits', 'A link to what waits for others to confirm it.');
export const announce = message('Announce the winner', 'A button and the title of the dialog that it opens.');
export const withdraw = message('Take the vote back', 'A button, and the title of its dialog.');
export const withdrawDeed = message('Take it back', 'The deed in the dialog "Take the vote back".');

const opening = 'In a dialog in which a vote for the winner of a quarter begins';
export const openTitle = message('Vote for the winner of {quarter}', `${opening}: its title.`);
export const whoStands = message('Who stands?', `${opening}: names the choice of several people.`);
export const whoStandsHint = message(
  'Two to {max, number} of those whom the summary names, the best rated first.',
  `${opening}: below "Who stands?".`,
);
export const chosenOf = message(
  '{chosen, number} chosen; {shown, number} of {total, number} are shown',
  `${opening}: below a list of people.`,
);
export const yourself = message('This is you: another administrator could let you stand.', `${opening}, in a list.`);
export const until = message('The vote ends', `${opening}: names the field of a date and a time.`);
export const untilHint = message(
  'In your own time zone. Those who have not voted are reminded a day before.',
  `${opening}: below the field of a date and a time.`,
);
export const openVote = message('Open the vote', `${opening}: the button.`);

export const voteName = message('Vote for the winner of a quarter', 'The title of a page while it is loaded.');
export const voteTitle = message('Who wins {quarter}?', 'The title of a page on which the committee votes.');
export const theQuarter = message('To the quarter', 'A link back to the summary of a quarter.');
export const whoWins = message('Who is to win?', 'Names the choice of one person.');
export const untilThen = message(
  'You can change your vote until {time}. Nobody reads it before.',
  'Below "Who is to win?". {time} is a date and a time.',
);
export const why = message('Why?', 'Names a field: why somebody is voted for, or wins between equals.');
export const whyThemHint = message(
  'If you like. It is read by those who vote and those who lead the vote, when it has ended.',
  'Below the field "Why?".',
);
export const vote = message('Vote', 'A button that sends a vote; a verb.');
export const voteAnew = message('Change my vote', 'A button that sends another vote in place of the first.');
export const notNow = message('This vote has ended, or it is not yours.', 'In place of the form of a vote.');
export const average = message('{rating, number} / {max, number}', 'A rating beside a name: 6.5 of 7 stars.');
export const left = message('has left', 'Beside the name of somebody who cannot win any more.');
export const toldAtEnd = message(
  'Who voted for whom is told when the vote has ended, on {time}.',
  'On the page of a vote. {time} is a date and a time.',
);
export const ownVote = message(
  'You stand in this vote: how people vote is not told to you. It ends on {time}.',
  'On the page of a vote. {time} is a date and a time.',
);
export const withdrawnBy = message('{name} has taken this vote back.', 'On the page of a vote; a person.');

export const result = message('How it went', 'Read aloud: names the list of how many votes each has.');
export const turnout = message('{voted, number} of {voters, number} have voted.', 'On the page of a vote.');
export const votes = message('{count, plural, one {# vote} other {# votes}}', 'Beside a bar.');
export const winner = message('Winner', 'A mark beside the name of who has won.');
export const decidedBetweenEquals = message(
  '{name} has decided between equals',
  'Heads why one of several with as many votes has won.',
);

const deciding = 'In a dialog in which somebody decides between people with as many votes';
export const decideDeed = message('Name the winner', `${deciding}: the button.`);

export const votersRead = message(
  'Those who have voted read it.',
  'Below a field of a dialog in which an administrator says why.',
);
export const withdrawAbout = message(
  'Every vote counts for nothing then, and another vote may be opened. Those who have voted are told why.',
  'In a dialog in which a vote is taken back.',
);
export const whyWithdrawn = message('Why do you take it back?', 'Names a field in a dialog.');

const announcing = 'In a dialog in which the winner of a quarter is announced';
export const announceAbout = message(
  'Everybody reads it on Home. Who reads another language reads that the person has won, in the words of the portal.',
  `${announcing}.`,
);
export const announceWords = message('Words', `${announcing}: names a field.`);
export const shownUntil = message('Shown until', `${announcing}: names the field of a date and a time.`);
export const announceDeed = message('Announce', `${announcing}: the button.`);
