import { message } from '@laurel/contract/message';

const headline =
  'Heads an e-card, and is the subject of its e-mail or the begin of its SMS. {name} is who sent it to the reader';
export const birthday = message('{name} wishes you a happy birthday!', `${headline}.`);
export const anniversary = message(
  '{name} celebrates your work anniversary!',
  `${headline}: on the day on which they came to the company.`,
);
export const anniversaryAward = message(
  '{years, plural, one {# year with us: congratulations!} other {# years with us: congratulations!}}',
  'Heads an e-card of the company, and is the subject of its e-mail: so long the reader has worked there.',
);
export const anniversaryWas = message(
  'Your anniversary was on {day}.',
  'In an e-card of the company that comes later than on the day: its work anniversary. {day} is a date.',
);
export const thankYou = message('{name} says thank you!', `${headline}.`);
export const payItForward = message(
  '{name} pays it forward to you!',
  `${headline}, with points of their own. Pay It Forward is a screen of the portal.`,
);
export const recognises = message('{name} recognises you!', `${headline}, for good work.`);
export const adds = message(
  '{name} adds to the card that {giver} gave you!',
  `${headline}: points of {name}’s own, on top of what {giver} has given before.`,
);
export const gift = message(
  '{points, plural, one {{points, number} {pointsName} is yours.} other {{points, number} {pointsName} are yours.}}',
  'The end of an e-card: points came with it. {pointsName} is what the company calls its points.',
);
export const seeIt = message(
  'See it in {portal}: {link}',
  'The end of an e-mail; "it" is the e-card. {portal} is what the portal is called, {link} the address of a screen.',
);
export const openCard = message('Open your card', 'On the button of an e-mail that leads to an e-card in the portal.');
export const titleCard = message(
  'An e-card',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
