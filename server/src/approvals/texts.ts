import { message } from '@laurel/contract/message';

export const askerGone = message(
  'Who asked is no longer here: this can only be declined.',
  'In a dialog, to who confirms what somebody asked for who has left the company.',
);
export const isDeclined = message(
  'It is declined, and who asked reads why.',
  'To who has just declined what somebody asked for.',
);
export const isWithdrawn = message('It is withdrawn.', 'To who has just withdrawn what they had asked for.');
export const notYours = message(
  'This is not yours to decide.',
  'In a dialog, to who may not confirm or decline what somebody asked for.',
);
export const askerOnly = message(
  'Only who asked withdraws it.',
  'In a dialog, to who tries to withdraw what somebody else asked for.',
);
export const confirmedByYou = message(
  'You have confirmed this already: somebody else has the next word.',
  'In a dialog, to who confirms again what somebody asked for, where several confirm one after the other.',
);
export const expiredBefore = message(
  'Nobody decided this in time, and it was given back.',
  'In a dialog, to who decides too late about what somebody asked for.',
);
export const nextAre = message(
  'You have confirmed it. Next it waits for {others}.',
  'To who has just confirmed what somebody asked for, where several confirm one after the other. {others} are names.',
);
export const othersToo = message(
  'You have confirmed it. It waits for {others} as well.',
  'To who has just confirmed what somebody asked for, where each of several does. {others} are names.',
);
export const confirmedBefore = message(
  'This is confirmed already.',
  'In a dialog, to who decides too late about what somebody asked for.',
);
export const declinedBefore = message(
  'This is declined already.',
  'In a dialog, to who decides too late about what somebody asked for.',
);
export const withdrawnBefore = message(
  'This was withdrawn by who asked.',
  'In a dialog, to who decides too late about what somebody asked for.',
);

const kinds =
  '{kind, select, recognise {a Recognise award} adhoc {an award from a budget} payitforward {points paid forward} idea {the reward of an idea} nomination {the rating of a nomination} budgets {a file of budgets} prices {a file of products} programme {a change of the programme} correction {a correction of points} pots {a change of budgets} merger {a merger of two accounts} other {a file of promotional codes}}';
const ofKinds = 'The select says what was asked for; a Recognise award is one that was given on the screen Recognise';
export const askedSubject = message(
  '{asker} asks for a second person',
  'The subject of an e-mail to who may confirm what {asker}, a colleague, asks for.',
);
export const asked = message(
  `{asker} asks you, or one of those who decide with you, to confirm ${kinds}. It is more than one person decides alone, and nothing is done before.`,
  `In an e-mail to who may confirm what {asker}, a colleague, asks for. ${ofKinds}.`,
);
export const askedPoints = message(
  `{asker} asks you, or one of those who decide with you, to confirm ${kinds} of {points, number} {pointsName}. It is more than one person decides alone, and nothing is done before.`,
  `In an e-mail to who may confirm what {asker}, a colleague, asks for. ${ofKinds}. {pointsName} is what the company calls its points.`,
);
export const confirmedSubject = message(
  'What you asked for is confirmed',
  'The subject of an e-mail to who asked for a second person.',
);
export const confirmed = message(
  `{name} has confirmed ${kinds} that you asked for, and it is done.`,
  `In an e-mail to who asked for a second person. {name} is who confirmed it. ${ofKinds}.`,
);
export const declinedSubject = message(
  'What you asked for was declined',
  'The subject of an e-mail to who asked for a second person.',
);
export const declined = message(
  `{name} has declined ${kinds} that you asked for, so nothing was done:`,
  `In an e-mail to who asked for a second person. {name} is who declined it, and their reason follows. ${ofKinds}.`,
);
export const titleAsked = message(
  'A second person is asked',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
export const titleConfirmed = message(
  'A second person confirmed',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
export const titleDeclined = message(
  'A second person declined',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);

export const noticeAsked = message(
  `{asker} asks you, or one of those who decide with you, to confirm ${kinds}.`,
  `A notice in the portal, one line in a list. {asker} is a colleague. ${ofKinds}.`,
);
export const noticeDeclined = message(
  `{name} has declined ${kinds} that you asked for, so nothing was done.`,
  `A notice in the portal, one line in a list. {name} is who declined it. ${ofKinds}.`,
);

export const expiredSubject = message(
  'Nobody has decided what you asked for',
  'The subject of an e-mail to who asked others to confirm something.',
);
export const expired = message(
  `Nobody decided in time about ${kinds} that you asked for. Nothing was done, and points that were set aside for it are back.`,
  `In an e-mail, and a notice in the portal, to who asked others to confirm something. ${ofKinds}.`,
);
export const titleNext = message(
  'The next person is asked',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
export const titleMoved = message(
  'An administrator is asked instead',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
export const titleExpired = message(
  'Nobody decided in time',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
export const noticeAgreed = message(
  `{name} has confirmed ${kinds} that you asked for. It waits for others as well.`,
  `A notice in the portal, one line in a list, to who asked for something that several confirm. {name} is who did. ${ofKinds}.`,
);
export const agreedSubject = message(
  'Somebody has confirmed what you asked for',
  'The subject of an e-mail to who asked for something that several confirm.',
);
export const nextSubject = message(
  'It is your turn to confirm what {asker} asks for',
  'The subject of an e-mail: {asker} is a colleague, and others have confirmed it before.',
);
export const movedSubject = message(
  'Nobody else is left to confirm what {asker} asks for',
  'The subject of an e-mail to an administrator: {asker} is a colleague.',
);
