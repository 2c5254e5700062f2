import { message } from '@laurel/contract/message';

const kind = 'A kind of recognition, in a column of the management report:';
export const nomination = message('Nomination award', `${kind} points for who was nominated.`);
export const adhoc = message('Adhoc award', `${kind} points that a manager awarded at once.`);
export const recognise = message(
  'Recognise',
  `${kind} points that an administrator awarded on the screen of this name.`,
);
export const ecard = message('E-card', `${kind} a card without points.`);
export const payItForward = message('Pay It Forward', `${kind} points of a member’s own, given to a colleague.`);
