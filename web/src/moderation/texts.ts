import { message } from '@laurel/contract/message';

export const intro = message(
  'Cards, comments, ideas and signatures that somebody finds out of place. Whose they are never learns who reported them.',
  'Below the title of the screen of reported cards and comments.',
);
export const nothing = message('Nothing reported here.', 'Where the list of reported cards and comments is empty.');
export const kinds = message(
  '{of, select, comment {Comments} idea {Ideas} signature {Signatures} other {Cards}}',
  'A choice of what the list of reported cards and comments shows.',
);
export const searchHint = message(
  'A name or member number of who gave or received it, wrote it or signed',
  'Below the search field of reported cards and comments.',
);
export const reported = message('Reported', 'Heads a column: when a card or a comment was reported.');
export const what = message(
  'What it is',
  'Heads a column: what a card was given for, what a comment was written on or how an idea is called, and what it says.',
);
export const title = message(
  '{of, select, comment {Comment on {value}} signature {Signature} other {{value}}}',
  'Opens a reported card, by what it was given for, an idea, by its title, a signature, or a comment, by that of what it was written on.',
);
export const fromTo = message('From', 'Heads a column: who gave a card, and to whom, or who wrote a comment.');
export const toWhom = message('To {name}', 'Below who gave a card: who received it.');
export const onWhose = message(
  'On a card from {name}',
  'Below who wrote a comment: who gave the card that it was written on.',
);
export const onWhoseIdea = message(
  'On an idea of {name}',
  'Below who wrote a comment: who had the idea that it was written on.',
);
export const state = message('State', 'Heads a column of reported cards and comments and names a filter.');
export const stateWords = message(
  '{state, select, open {Open} kept {Left as it is} hidden {Hidden} other {Withdrawn}}',
  'How a reported card or comment stands. Withdrawn: nobody reports it any more.',
);
export const reports = message(
  '{reports, plural, one {# report} other {# reports}}',
  'Below the state of a reported card or comment: how many reports stand.',
);
export const number = message(
  '{of, select, comment {Comment {id}} idea {Idea {id}} signature {Signature {id}} other {Card {id}}}',
  'The title of the dialog with one reported card or comment. {id} is its number.',
);
export const own = message(
  '{of, select, comment {You reported this comment yourself: a colleague decides.} idea {You reported this idea yourself: a colleague decides.} signature {You reported this signature yourself: a colleague decides.} other {You reported this card yourself: a colleague decides.}}',
  'To who decides about reported cards and comments, at one that they reported.',
);
export const correctPoints = message(
  'Points are taken back under Corrections',
  'A link below a reported card that came with points.',
);
export const withdrawCard = message(
  'The card is withdrawn under Corrections',
  'A link below a reported card that came without points.',
);
export const writtenTo = message(
  'Written on card {id}: {value}, from {name}',
  'Below a reported comment: what it was written on. {value} is what the card was given for, {name} who gave it.',
);
export const writtenToIdea = message(
  'Written on idea {id}: {value}, of {name}',
  'Below a reported comment: what it was written on. {value} is the title of the idea, {name} who had it.',
);
export const notShared = message(
  'Its author does not share it any more.',
  'Below a reported idea that colleagues do not read any more.',
);
export const seeIdea = message('See it in the Idea Box', 'A link below a reported idea or a comment on one.');
export const onCardFor = message('On a card for {name}', 'Below who signed a card of many: whom the card is for.');
export const signedPicture = message(
  'The picture beside it',
  'Says what a picture is, for who does not see it, that somebody put to their signature.',
);
export const seeInFeed = message(
  'See it where it stands',
  'A link below a reported card or comment, to Recent Recognition, where colleagues see it.',
);
export const takenBack = message(
  'Its writer took it back meanwhile. This is what it said when it was reported last.',
  'Below a reported comment that nobody sees any more.',
);
export const wordsGone = message('What it said was erased.', 'In the place of the words of a reported comment.');
export const saidThen = message(
  'When it was reported, it said:',
  'Before the words of a comment that was changed since.',
);
export const saidAgainst = message('What is said against it', 'Heads the reports of a card or a comment.');
export const saidWhy = message(
  '{name}: {reason, select, offensive {it hurts or insults} untrue {it is not true} private {it tells something private} advert {it is no thanks, but an advertisement} other {something else}}',
  'A report of a card or a comment: who made it, and why.',
);
export const saidAndWithdrew = message(
  '{name}, withdrawn: {reason, select, offensive {it hurts or insults} untrue {it is not true} private {it tells something private} advert {it is no thanks, but an advertisement} other {something else}}',
  'A report of a card or a comment that was withdrawn: who made it, and why.',
);
export const done = message('What was done', 'Heads what was done with a reported card or comment.');
export const deed = message(
  '{kind, select, hidden {{name} hid it} kept {{name} left it as it is} shown {{name} showed it again} other {{name} wrote to {to}}}',
  'A line of what was done with a reported card or comment.',
);
export const others = message(
  'What else of {name} was reported',
  'Heads a list: other cards that somebody gave and comments that they wrote.',
);
export const other = message(
  '{of, select, comment {Comment on {value}, {date}} signature {Signature, {date}} other {{value}, {date}}}',
  'A link to another reported card or comment: what the card was given for, and when it was given or the comment written.',
);
export const decision = message(
  'Decision',
  'Names the buttons by which a reported card or comment is decided, to who hears the page.',
);
export const decide = message(
  '{way, select, hide {Hide it} show {Show it again} other {Leave it as it is}}',
  'On a button by which a reported card or comment is decided.',
);
export const talkTo = message('Write to', 'Names the choice of whom to write to about a reported card or comment.');
export const side = message(
  '{side, select, giver {Who gave it} receiver {Who received it} other {Who wrote it}}',
  'In the choice of whom to write to about a reported card or comment.',
);
export const talk = message('Your message', 'Names the field of what is written about a reported card or comment.');
export const talkHint = message(
  'Goes by e-mail. An answer comes to the company’s own people.',
  'Below the name of the field of what is written about a reported card or comment.',
);
export const sendTalk = message('Send the message', 'On the button below it.');
