import { message } from '@laurel/contract/message';

export const saved = message('Your choices are saved.', 'After one has chosen how one hears of what happens.');
export const savedMeanwhile = message(
  'Your choices have changed meanwhile, perhaps in another window. Please look at them and choose again.',
  'In a dialog, to who saves how they hear of what happens.',
);
export const noZone = message(
  'The portal does not know this time zone. Please choose another.',
  'Below a field of a form in which one chooses a time zone.',
);
export const stopped = message(
  'Done: if this link is yours, no more of these e-mails will come. In the portal you still see everything.',
  'To who has followed the link at the foot of an e-mail and confirmed; they may not be signed on.',
);

export const noPush = message(
  'This portal does not tell devices anything. Everything stands under Notices.',
  'After one has switched on notices on a device. Notices is a page of the portal.',
);
export const deviceOn = message('This device is told from now on.', 'After one has switched on notices on a device.');
export const deviceOff = message(
  'This device is not told any more.',
  'After one has switched off notices on a device.',
);

const inMail = 'In the e-mail that tells once a day what has come.';
export const titleDigest = message(
  'What has come, collected once a day',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
export const digestSubject = message(
  '{count, plural, one {One thing that is new for you} other {# things that are new for you}}',
  `${inMail} The subject.`,
);
export const digestIntro = message('This has come for you and you have not seen it yet:', inMail);
export const digestMore = message(
  '{count, plural, one {and one more} other {and # more}}',
  `${inMail} Follows a list of the newest.`,
);
export const digestAll = message('See all of it: {link}', `${inMail} {link} is the address of a page of the portal.`);
