import { message } from '@laurel/contract/message';

export const giverAllows = message(
  '{audience, select, us {Whoever gave it wants nobody else to see it.} team {Whoever gave it shows it to your team at most.} other {Whoever gave it shows it to your division at most.}}',
  'To who received a card and wants more people to see it than its giver allowed.',
);
export const noPointsShown = message(
  'Your company shows no points.',
  'To who received a card and wants others to see its points.',
);
export const shown = message(
  '{audience, select, everybody {Everybody sees this card.} division {Your division and your team see this card.} team {Your team sees this card.} other {Nobody else sees this card.}}',
  'After who received a card said who else sees it.',
);
export const chosen = message(
  '{earlier, select, true {Saved. {cards, plural, =0 {Your earlier cards were so already.} one {# earlier card goes by it too.} other {# earlier cards go by it too.}}} other {Saved. It goes for the cards that you will get.}}',
  'After a member said who sees the cards that they will get, and perhaps those that they have got.',
);
export const titleReaction = message('Reactions', 'A kind of message, to who looks after messages.');
const ofReaction = 'In the bell and in e-mails. {who} is one person, or one and so many others; {count} is how many.';
export const reactedToYours = message(
  '{count, plural, one {{who} reacted to your card for {other}.} other {{who} reacted to your card for {other}.}}',
  ofReaction,
);
export const reactedBack = message(
  '{who} reacted to the card that you gave them.',
  'In the bell and in e-mails: {who} received a card from the reader.',
);
export const reactedToMine = message(
  '{count, plural, one {{who} reacted to the card that {other} gave you.} other {{who} reacted to the card that {other} gave you.}}',
  ofReaction,
);
export const thankedBack = message(
  '{count, plural, one {{who} thanks you for your card.} other {{who} thank you for your card.}}',
  ofReaction,
);
export const seeCard = message('See the card: {link}', 'At the end of an e-mail about reactions to a card.');
