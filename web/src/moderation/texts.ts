import { message } from '@laurel/contract/message';

export const intro = message(
  'Cards that somebody finds out of place. Who gave and who received one never learns who reported it.',
  'Below the title of the screen of reported cards.',
);
export const nothing = message('No reported cards here.', 'Where the list of reported cards is empty.');
export const searchHint = message(
  'A name or member number of who gave or received it',
  'Below the search field of reported cards.',
);
export const reported = message('Reported', 'Heads a column: when a card was reported.');
export const card = message('Card', 'Heads a column: what a card was given for, and what it says.');
export const fromTo = message('From', 'Heads a column: who gave a card, and to whom.');
export const toWhom = message('To {name}', 'Below who gave a card: who received it.');
export const state = message('State', 'Heads a column of reported cards and names a filter.');
export const stateWords = message(
  '{state, select, open {Open} kept {Left as it is} hidden {Hidden} other {Withdrawn}}',
  'How a reported card stands. Withdrawn: nobody reports it any more.',
);
export const reports = message(
  '{reports, plural, one {# report} other {# reports}}',
  'Below the state of a reported card: how many reports stand.',
);
export const cardNumber = message('Card {id}', 'The title of the dialog with one reported card.');
export const own = message(
  'You reported this card yourself: a colleague decides.',
  'To who decides about reported cards, at one that they reported.',
);
export const correctPoints = message(
  'Points are taken back under Corrections',
  'A link below a reported card that came with points.',
);
export const saidAgainst = message('What is said against it', 'Heads the reports of a card.');
export const saidWhy = message(
  '{name}: {reason, select, offensive {it hurts or insults} untrue {it is not true} private {it tells something private} advert {it is no thanks, but an advertisement} other {something else}}',
  'A report of a card: who made it, and why.',
);
export const saidAndWithdrew = message(
  '{name}, withdrawn: {reason, select, offensive {it hurts or insults} untrue {it is not true} private {it tells something private} advert {it is no thanks, but an advertisement} other {something else}}',
  'A report of a card that was withdrawn: who made it, and why.',
);
export const done = message('What was done', 'Heads what was done with a reported card.');
export const deed = message(
  '{kind, select, hidden {{name} hid it} kept {{name} left it as it is} shown {{name} showed it again} other {{name} wrote to {to}}}',
  'A line of what was done with a reported card.',
);
export const others = message(
  'Other reported cards of {name}',
  'Heads a list: what else somebody gave that was reported.',
);
export const other = message('{value}, {date}', 'A link to another reported card: what it was given for, and when.');
export const decision = message(
  'Decision',
  'Names the buttons by which a reported card is decided, to who hears the page.',
);
export const decide = message(
  '{way, select, hide {Hide it} show {Show it again} other {Leave it as it is}}',
  'On a button by which a reported card is decided.',
);
export const talkTo = message('Write to', 'Names the choice of whom to write to about a reported card.');
export const side = message(
  '{side, select, giver {Who gave it} other {Who received it}}',
  'In the choice of whom to write to about a reported card.',
);
export const talk = message('Your message', 'Names the field of what is written about a reported card.');
export const talkHint = message(
  'Goes by e-mail. An answer comes to the company’s own people.',
  'Below the name of the field of what is written about a reported card.',
);
export const sendTalk = message('Send the message', 'On the button below it.');

export const withdrawCard = message(
  'The card is withdrawn under Corrections',
  'A link below a reported card that came without points.',
);
