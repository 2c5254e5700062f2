import { message } from '@laurel/contract/message';

export const celebrate = message(
  '{deed}<unseen> {name}</unseen>',
  'On the button to a card for who celebrates. {deed} is "Celebrate" or "Celebrate Now"; <unseen> is only read aloud.',
);
export const payItForward = message(
  'Pay It Forward<unseen> {name}</unseen>',
  'A link to give own points to who celebrates; Pay It Forward is a screen. <unseen> is only read aloud.',
);
export const getToKnow = message(
  'Get to Know<unseen> {name}</unseen>',
  'A link to what somebody tells about themselves. <unseen> is only read aloud.',
);
export const thatIsYou = message(
  'That is you. Congratulations!',
  'In the place of the links, where one’s own birthday or anniversary is shown.',
);
export const notRegistered = message(
  'This member has not registered',
  'In the place of the links: who celebrates has never signed on.',
);
export const likes = message('Likes', 'Heads what somebody likes to do, their hobbies; a verb: "she likes …".');
export const dreamsOf = message('Dreams of', 'Heads what somebody dreams of; a verb: "she dreams of …".');
