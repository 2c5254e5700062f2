import { message } from '@laurel/contract/message';

const card = 'Of a card that many colleagues sign for one of them.';
export const titleOf = message(
  '{occasion, select, birthday {A birthday card for {name}} anniversary {{years, plural, one {One year: a card for {name}} other {# years: a card for {name}}}} farewell {A farewell card for {name}} other {A welcome card for {name}}}',
  `${card} Its title, to who signs it.`,
);
export const titleForYou = message(
  '{occasion, select, birthday {Happy birthday} anniversary {{years, plural, one {One year with us} other {# years with us}}} farewell {Farewell, and thank you} other {Welcome}}',
  `${card} Its title, to whom it is for.`,
);
export const fromAll = message(
  '{count, plural, one {From # colleague} other {From # colleagues}} · {day}',
  `${card} Below its title, to whom it is for.`,
);
export const until = message(
  '{count, plural, =0 {Nobody has signed yet} one {# of {asked, number} has signed} other {# of {asked, number} have signed}} · it is given on {day} at nine in the morning',
  `${card} Below its title, to who is asked to sign. Until then whom it is for knows nothing of it.`,
);
export const isGiven = message(
  '{count, plural, one {# colleague has signed} other {# colleagues have signed}} · given on {day}',
  `${card} Below its title, to who was asked to sign.`,
);
export const secret = message('{name} sees it on that day, and not before.', `${card} To who signs it.`);
export const noSuchCard = message('This card is not there', 'The title in place of a card that many sign.');
export const noSuchCardHint = message(
  'It is for others, or was given to nobody.',
  'In place of a card that many sign, to who follows a link to it.',
);
export const nobodyYet = message('Nobody has signed yet. Be the first.', `${card} In place of the signatures.`);
export const signatures = message('Signatures', `${card} Names the list of what each wrote.`);
export const picturesOf = message('A picture from {name}', `${card} What a picture is, for who does not see it.`);
export const drawnBy = message('Signed by hand: {name}', `${card} What a drawing is, for who does not see it.`);
export const hidden = message(
  'Somebody who looks after what people write has hidden what you signed. Only you still see it.',
  `${card} Below one’s own signature.`,
);

const form = `${card} In the form in which one signs.`;
export const yourSignature = message('Your signature', form);
export const yourWords = message('Your words', form);
export const byHand = message('Sign by hand', form);
export const byHandHint = message(
  'Draw with the mouse, a finger or a pen, or type your name below and it is written for you.',
  form,
);
export const script = message(
  'Your name, written for you',
  `${form} The name stands on the card in a hand-written script.`,
);
export const pictureHint = message('JPEG, PNG or WebP, up to {megabytes, number} MB', form);
export const keepPicture = message('Keep this picture', form);
export const sign = message('Sign', `${form} On its button; a verb.`);
export const saveSignature = message('Save the change', `${form} On its button, to who has signed.`);
export const takeBack = message('Take back', `${form} On the button that takes one’s signature away.`);
export const takeBackAsk = message(
  'What you signed is gone then. You can sign again while the card is open.',
  `${form} Asked before one’s signature is taken away.`,
);
export const takeBackSure = message('Take my signature back', `${form} Confirms it; what was signed is gone.`);
export const canChange = message('You can change it until {day}, and take it back whenever you like.', form);

const asking = `${card} Where one asks others to sign too.`;
export const askOthers = message('Ask others to sign', asking);
export const askWhom = message('Who else would like to sign?', asking);
export const askHint = message('Colleagues of your site, up to {max, number} at a time.', asking);
export const ask = message('Ask them', `${asking} On its button.`);

const thanking = `${card} Where whom it is for thanks all who signed, once.`;
export const thankAll = message('Thank everybody', thanking);
export const thankHint = message('All who signed are told, and see your words here.', thanking);
export const yourThanks = message('Your thanks', thanking);
export const sendThanks = message('Send thanks', `${thanking} On its button.`);
export const thanksOf = message('{name} says thank you', `${card} Heads the thanks of whom it was for.`);
export const savePdf = message('Save as PDF', `${card} On a button.`);
export const notSaved = message(
  'The file could not be made. Please try again.',
  `${card} Once it was to be saved as a file.`,
);

const part = 'Part of Celebrate With Us: cards that a team signs for one of them.';
export const toSign = message('To sign', `${part} Heads a list.`);
export const signedByYou = message('Signed by you', `${part} Heads a list.`);
export const forYou = message('For you', `${part} Heads a list.`);
export const nothingToSign = message('No card waits for your signature.', `${part} Where a list is empty.`);
export const begin = message('Begin a card', `${part} On a button, and the title of its dialog.`);
export const occasionWords = message(
  '{occasion, select, birthday {Birthday} anniversary {{years, plural, one {# year} other {# years}}} farewell {Farewell} other {Welcome}}',
  `${part} What a card is for.`,
);
export const dayOf = message('{what} · {day}', `${part} {what} is what a card is for, such as Birthday.`);
export const signedBy = message(
  '{count, plural, =0 {Nobody has signed yet} one {# has signed} other {# have signed}}',
  `${part} Of a card.`,
);
export const signFor = message('Sign for {name}', `${part} A link to a card that waits.`);
export const seeCardOf = message('See the card for {name}', `${part} A link to a card.`);
export const seeYours = message('See your card', `${part} A link to a card.`);
export const beginHint = message(
  'The team, the manager and the person’s own people are asked to sign. The card is given at nine in the morning of the day.',
  `${part} In the dialog in which one begins a card.`,
);
export const forWhom = message('For whom', `${part} A field of the dialog in which one begins a card.`);
export const chooseWhom = message(
  'Choose a colleague',
  `${part} On a button of the dialog in which one begins a card.`,
);
export const whatFor = message('What for', `${part} A field of the dialog in which one begins a card.`);
export const occasion = message(
  '{occasion, select, farewell {A farewell} other {A welcome}}',
  `${part} A choice in the dialog in which one begins a card.`,
);
export const onDay = message('Given on', `${part} A field for a day in the dialog in which one begins a card.`);
export const beginIt = message('Begin', `${part} On the button of the dialog in which one begins a card; a verb.`);
export const wait = message(
  '{count, plural, one {A card waits for your signature} other {# cards wait for your signature}}',
  'On Home, a link: cards that a team signs for one of them.',
);
export const groupCards = message(
  'Group cards',
  'Names a part of Celebrate With Us: cards that a team signs for one of them.',
);
export const groupCardsIntro = message(
  'A team signs a card for a colleague’s day, with words, pictures and signatures. Whom it is for sees it on that day, and not before.',
  'Below "Group cards".',
);
