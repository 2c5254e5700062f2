import { message } from '@laurel/contract/message';

/** What letters of several rooms say. */

export const hello = message('Hello {name},', 'Begins a letter, on a line of its own. {name} is who reads it.');

const sample = 'In an e-mail that is shown as an example to who words the e-mails of the portal.';

export const sampleThanks = message(
  'Thank you for staying late to welcome our new colleagues. It made their first day.',
  `${sample} What a colleague has written.`,
);
export const sampleReason = message(
  'Please tell us what was done, with an example.',
  `${sample} Why somebody has declined something.`,
);
export const sampleProduct = message('Coffee for two', `${sample} The name of a product.`);
export const sampleIdea = message('Bicycle stands at the entrance', `${sample} The title of an idea.`);
export const sampleCompetition = message('Idea of the year', `${sample} The title of a competition.`);
const ofFailure =
  'In the list of messages, for who looks after them: why one did not get through, and what can be done.';
export const reasonUnknown = message('The receiving side did not take it. What it said stands below.', ofFailure);
export const reasonUnconfigured = message(
  'The portal has no way to send it: whoever runs it must set one up.',
  ofFailure,
);
export const reasonFault = message(
  'The portal made a mistake while writing it. Its log tells more to whoever runs it.',
  ofFailure,
);
export const reasonNobody = message(
  'There is nobody to write to any more, or nothing left to say: an address is missing, or what it told of is gone.',
  ofFailure,
);
export const reasonLimit = message(
  'So much was sent there on that day that no more was let through. It can be sent again on another day.',
  ofFailure,
);
export const reasonNumber = message('No SMS may go to numbers of this country.', ofFailure);
export const reasonSignOn = message(
  'The mail server or SMS gateway did not accept the portal: its user, password or address must be mended by whoever runs it.',
  ofFailure,
);
export const reasonRefused = message(
  'The receiving side refuses it for good: most often the address is wrong. Once it is mended it can be sent again.',
  ofFailure,
);
export const reasonLater = message(
  'The receiving side could not take it then. The portal tries again by itself for a while.',
  ofFailure,
);
export const reasonAway = message(
  'The mail server or SMS gateway could not be reached. The portal tries again by itself for a while.',
  ofFailure,
);
export const reasonNoPush = message(
  'Its reader has chosen not to get such notices on their devices. They see it in the portal.',
  ofFailure,
);
export const reasonRead = message('Its reader had seen it in the portal before it was sent.', ofFailure);
const ofPush = `${ofFailure} It was to come to a telephone or a computer, by the push service of its browser.`;
export const reasonPushKeys = message(
  'The push service does not know the portal by its key. Whoever gets it switches notices on this device off and on again; where it is so for everybody, the key was changed.',
  ofPush,
);
export const reasonPushRefused = message(
  'The push service refuses it for good. Its reader sees it in the portal.',
  ofPush,
);
export const reasonPushLater = message(
  'The push service could not take it then. The portal tries again by itself for a while.',
  ofPush,
);
export const reasonPushAway = message(
  'The push service could not be reached: the network of the portal may not let it out. The portal tries again by itself for a while.',
  ofPush,
);
export const reasonPushAddress = message(
  'The address that the browser gave leads into a network that is not public: nothing is sent there.',
  ofPush,
);
export const reasonPushTooLate = message(
  'No push service took it for two days, and by then it was old. Its reader sees it in the portal.',
  ofPush,
);
export const titleCarried = message(
  'A message of a former release',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
export const formerMessage = message(
  'Of a former release: {letter}',
  'A kind of message in a list, which no release writes any more. {letter} is its English name.',
);

const ofFoot = 'At the foot of an e-mail that its reader can do without.';
export const whyMail = message(
  'You get this e-mail because of your choice for: {kind}.',
  `${ofFoot} {kind} is what it is about, such as "Cards for me".`,
);
export const whyDigest = message('You get this e-mail because you chose to hear of some things once a day.', ofFoot);
export const stopMail = message('Stop these e-mails', `${ofFoot} A link, or the words before its address.`);
export const chooseMail = message(
  'Choose what you hear of, and how',
  `${ofFoot} A link to a page of choices, or the words before its address.`,
);
export const reasonChosen = message(
  'Its reader has chosen not to get such e-mails. They see it in the portal.',
  ofFailure,
);
