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
