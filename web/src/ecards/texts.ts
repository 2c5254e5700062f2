import { message } from '@laurel/contract/message';

export const eCard = message('E-card', 'Read aloud: names a card that is sent to a colleague.');
export const forWhom = message('For {name}', 'On a card: who gets it. {name} may be several people in words.');
export const fromWhom = message(
  '<small>From</small> {name}',
  'At the foot of a card: who sends it. What is between the tags is written smaller.',
);

export const oneUp = message(
  'None of these says it: somebody simply went one better.',
  'Explains the choice "1Up nomination"; "these" are the behaviours above it.',
);
export const clientObsession = message(
  'Went further for a client than anybody asked.',
  'Explains the behaviour "Client Obsession": what a colleague did.',
);
export const unreasonableExcellence = message(
  'Did it so well that it set a new mark.',
  'Explains the behaviour "Unreasonable Excellence": what a colleague did. "It" is their work.',
);
export const authenticConnections = message(
  'Listened, spoke honestly, brought people together.',
  'Explains the behaviour "Authentic Connections": what a colleague did.',
);
export const actOfCourage = message(
  'Said or did what was right when it was hard.',
  'Explains the behaviour "Act of Courage": what a colleague did.',
);
export const empoweredOwnership = message(
  'Took it on, and saw it through to the end.',
  'Explains the behaviour "Empowered Ownership": what a colleague did. "It" is a piece of work.',
);
export const collaborateForSuccess = message(
  'Made the whole team better than its parts.',
  'Explains the behaviour "Collaborate for Success": what a colleague did.',
);
