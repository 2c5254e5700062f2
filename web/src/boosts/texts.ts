import { message } from '@laurel/contract/message';

export const addPoints = message(
  'Add points',
  'On a button below a card that a colleague gave others: adds points of one’s own. Also heads its dialog.',
);
export const addPointsTo = message(
  'Add points of your own to the card from {giver}: each who got it gets as many.',
  'In the dialog in which somebody adds points to a card that {giver} gave others.',
);
export const pointsEach = message('Points for each', 'Names the choice of how many points each gets.');
export const costs = message(
  '{people, plural, one {# person gets them} other {# people get them: {points, number} {pointsName} in all}}.',
  'Below the choice of how many points each gets; "them" are the points.',
);
export const leaves = message(
  'You have {available, number} {pointsName}, and {left, number} afterwards.',
  'After how many points it costs: what the reader has, and will have left.',
);
export const tooFew = message(
  'You have {available, number} {pointsName}: {missing, number} too few.',
  'In place of what is left, where the reader has not got as many points.',
);
export const give = message(
  'Add {points, number} {pointsName}',
  'On the button that adds so many points in all to a card.',
);
export const by = message(
  '{mine, select, all {+{points, number} from you} some {+{points, number} from you and {who}} other {+{points, number} from {who}}}',
  'Below a card: so many points were added for each who got it, and by whom. {who} is one person, or some.',
);
export const unsaid = message(
  '{mine, select, all {More points from you} some {More points from you and {who}} other {More points from {who}}}',
  'The same, where the reader may not know how many points.',
);
export const added = message('Points added to this card', 'Heads the list of who added points to a card.');
export const each = message(
  '{people, plural, one {+{points, number}} other {+{points, number} each for # people}}',
  'Beside who added points to a card: how many, and to how many people.',
);
