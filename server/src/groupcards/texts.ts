import { message } from '@laurel/contract/message';

const toBeginner = 'To somebody who begins a card that a team signs for a colleague.';
export const nobody = message(
  'There is nobody of this name here.',
  `${toBeginner} Beside the field for the colleague.`,
);
export const notOwn = message(
  'You cannot begin a card for yourself.',
  `${toBeginner} Beside the field for the colleague.`,
);
export const notNear = message(
  'You can begin a card for somebody of your team. {name} is in another one.',
  `${toBeginner} Beside the field for the colleague.`,
);
export const withoutCards = message(
  'There are no group cards where {name} works.',
  `${toBeginner} Beside the field for the colleague.`,
);
export const dayAhead = message(
  'Please choose a day from now on, {max, plural, one {# day} other {# days}} ahead at most.',
  `${toBeginner} Beside the field for the day. A card is given at nine in the morning of it.`,
);
export const begunBefore = message('There is such a card for this day already.', toBeginner);
export const begun = message('The card for {name} is begun, and the team is asked to sign.', toBeginner);

const toSigner = 'To somebody who is asked to sign a card of many for a colleague.';
export const asked = message(
  '{count, plural, =0 {All of them were asked before.} one {# colleague is asked to sign.} other {# colleagues are asked to sign.}}',
  `${toSigner} They have asked others too.`,
);
export const isTheirs = message('This card is for {name}, who is not to know of it yet.', toSigner);
export const elsewhere = message(
  '{name} is at another site, or has not signed on yet, and cannot sign.',
  `${toSigner} They ask others too.`,
);
export const somethingAtLeast = message(
  'Please write something, sign, or add a picture.',
  `${toSigner} Below a field of a form.`,
);
export const tooLate = message('This card is not signed any more.', toSigner);
export const isHidden = message(
  'Your signature is hidden, and cannot be changed. You can take it back.',
  `${toSigner} Somebody who looks after what people write has hidden it.`,
);
export const signed = message('You have signed.', toSigner);
export const changed = message('Your signature is changed.', toSigner);
export const takenBack = message('Your signature is taken back.', toSigner);

const toPerson = 'To somebody who was given a card that many signed.';
export const thanked = message('Your thanks are on their way to all who signed.', toPerson);
export const thankedAlready = message('You have thanked all of them already.', toPerson);

const kind = 'What a kind of message is called, to who looks after messages. Of a card that many sign for a colleague.';
export const titleOpened = message('A group card to sign', kind);
export const titleAsked = message('A group card that a colleague asks one to sign', kind);
export const titleReminder = message('A group card to sign, on the day before', kind);
export const titleDelivered = message('A group card for oneself', kind);
export const titleThanked = message('Thanks to who signed a group card', kind);
export const titleEnded = message('A group card whose receiver has left', kind);

const inMail = 'A notice, and an e-mail and its subject. Of a card that many sign for a colleague.';
export const pleaseSign = message(
  '{occasion, select, birthday {{name} has a birthday soon: sign the card.} anniversary {{name} celebrates {years, plural, one {# year} other {# years}} at work soon: sign the card.} farewell {{name} is leaving: sign the farewell card.} other {{name} is new: sign the welcome card.}}',
  inMail,
);
export const askedToo = message(
  'A colleague asks you to sign the card for {name}.',
  `${inMail} To somebody who is not of the team.`,
);
export const tomorrow = message(
  'The card for {name} is given tomorrow. There is still time to sign it.',
  `${inMail} To who has not signed yet.`,
);
export const signHere = message('Sign it here: {link}', `${inMail} {link} is the address of a page.`);
export const readHere = message('See the card: {link}', `${inMail} {link} is the address of a page.`);
export const delivered = message(
  '{occasion, select, birthday {{signatures, plural, one {# colleague has signed a card for your birthday.} other {# colleagues have signed a card for your birthday.}}} anniversary {{signatures, plural, one {# colleague has signed a card for your work anniversary.} other {# colleagues have signed a card for your work anniversary.}}} farewell {{signatures, plural, one {# colleague has signed a farewell card for you.} other {# colleagues have signed a farewell card for you.}}} other {{signatures, plural, one {# colleague has signed a welcome card for you.} other {# colleagues have signed a welcome card for you.}}}}',
  `${inMail} To whom it is for.`,
);
export const thanksToAll = message('{name} thanks all who signed the card.', `${inMail} To who signed.`);
export const hadLeft = message(
  '{name} had left before the day of the card that you began. It was given to nobody.',
  `${inMail} To who began it.`,
);
