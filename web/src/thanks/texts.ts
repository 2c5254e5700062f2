import { message } from '@laurel/contract/message';

const dialog = 'In the dialog in which one thanks colleagues, whatever becomes of it: a card, points, a nomination';

export const title = message('Thank a colleague', `${dialog}: its title.`);
export const who = message('Who helped you?', `${dialog}: names the field of those who are thanked.`);
export const typeName = message('Type a name', `${dialog}: in the empty field of names.`);
export const browse = message(
  'All colleagues',
  `${dialog}: on the button that opens the directory beside the field of names.`,
);
export const inWords = message('In your words', `${dialog}: names the field of what is written.`);
export const becomes = message(
  'What it becomes',
  `${dialog}: names the choice between a card, points and a nomination.`,
);
export const foreignDivision = message(
  'A whole division that is not your own can only be nominated.',
  `${dialog}: below the choices, when somebody named a whole part of the company for which only a nomination is left.`,
);

export const card = message('Thank-you e-card', `${dialog}: a choice of what it becomes.`);
export const cardHint = message('Free: it costs no points.', `${dialog}: below "Thank-you e-card".`);
export const ownPoints = message(
  'A card with points of your own. You have {points, number}.',
  `${dialog}: below "Pay It Forward". So many points does the member have.`,
);
export const budgetPoints = message(
  'A card with points from your points to award. You have {points, number}.',
  `${dialog}: below "Adhoc Recognition", to a manager. So many points are left in the budget.`,
);
export const lentPoints = message(
  'A card with points from the budget of who is away.',
  `${dialog}: below "Adhoc Recognition", to somebody who stands in for a manager who is away.`,
);
export const nomination = message('Nomination', `${dialog}: a choice of what it becomes.`);
export const nominationHint = message(
  'A reviewer reads it and decides what it gives. It costs you nothing.',
  `${dialog}: below "Nomination". A reviewer is a manager or somebody of a committee.`,
);
export const askWhat = message(
  'What did they do?',
  `${dialog}: a quiet question below the field of words while these are few. "They" is who is thanked.`,
);
export const askAfterwards = message(
  'What was different afterwards?',
  `${dialog}: a quiet question below the field of words while these are few: after what somebody did.`,
);

export const sendCard = message('Send the e-card', `${dialog}: on the button that sends it.`);
export const sendNomination = message('Send the nomination', `${dialog}: on the button that sends it.`);
export const sendPoints = message(
  'Give {points, number} {pointsName} in all',
  `${dialog}: on the button that sends it: so many points go. {pointsName} is what the company calls its points.`,
);
export const sendThanks = message(
  'Send thanks',
  `${dialog}: on the button, while it is not yet said how many points go.`,
);
export const draftKept = message(
  'This is what you began.',
  `${dialog}: above the fields, when what was typed before is there again. "Begin anew" follows.`,
);
export const beginAnew = message('Begin anew', `${dialog}: on the button that empties all fields.`);
export const seeCard = message(
  'See how it will look',
  `${dialog}, on a phone: opens the card or nomination below the fields.`,
);

export const another = message('Thank another', `${dialog}, once it was sent: on the button that opens an empty form.`);
export const sentAway = message(
  'Your thanks could not be sent, and are kept: {failure}',
  'In a passing message, when the dialog was closed while it was sent. {failure} is a sentence that tells why.',
);
