import { message } from '@laurel/contract/message';

export const eCard = message('E-card', 'Read aloud: names a card that is sent to a colleague.');
export const forWhom = message('For {name}', 'On a card: who gets it. {name} may be several people in words.');
export const fromWhom = message(
  '<small>From</small> {name}',
  'At the foot of a card: who sends it. What is between the tags is written smaller.',
);
