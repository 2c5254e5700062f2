import { message } from '@laurel/contract/message';

export const title = message(
  'Notices',
  'The title of the page, and of a list that opens from a bell: what happened to oneself.',
);
export const intro = message('What has happened for you, the newest first.', 'Below the title "Notices".');
const onBell = 'Read aloud for the button with a bell in the header';
export const bell = message('Notices', `${onBell}: nothing is unread, or it is not known yet.`);
export const bellUnread = message(
  'Notices, {count} unread',
  `${onBell}. {count} is how many, or 99+ where there are more.`,
);
export const countMore = message('{count, number}+', 'On a bell: so many notices are unread, and more; very short.');
export const none = message('Nothing has happened yet that is for you.', 'Instead of an empty list of notices.');
export const noneOfThese = message(
  'There is nothing of this kind.',
  'Instead of an empty list of notices, where one has chosen a kind.',
);
export const gone = message(
  'What this told of is no longer there.',
  'Instead of a notice: its card, for example, was taken back.',
);
export const unread = message('Unread', 'Read aloud before a notice that is not read yet.');
export const markRead = message(
  'Mark as read: {words}',
  'Read aloud for the button beside a notice. {words} is the notice.',
);
export const markAll = message('Mark all as read', 'On the button above a list of notices.');
export const seeAll = message(
  'All notices',
  'A link from the list that opens from the bell to the page with all of them.',
);
export const toChoices = message('What I hear of, and how', 'A link to the choices about notices and e-mails.');
export const kind = message('About', 'Names the choice of which kind of notices a list shows.');
export const onlyUnread = message('Only unread', 'A box to tick above a list of notices.');

export const choices = message(
  'What you hear of, and how',
  'The title of the page of choices about notices and e-mails.',
);
export const choicesIntro = message(
  'In the portal you always find everything under Notices. Here you choose what comes by e-mail and on your devices as well.',
  'Below the title of the page of choices. Notices is a page of the portal.',
);
export const noEmail = message(
  'There is no e-mail address in your profile, so nothing can come by e-mail.',
  'On the page of choices about e-mails.',
);
export const byMail = message('By e-mail', 'Above the choices of how one hears of each kind of things by e-mail.');
export const atOnce = message('At once', 'A choice: an e-mail comes as soon as something happens; short.');
export const daily = message('Daily', 'A choice: what happens is told in one e-mail of the day; very short.');
export const never = message('Never', 'A choice: no e-mail comes; very short.');
export const dayMail = message(
  'The e-mail of the day',
  'Above the choices of when one e-mail tells all that has come.',
);
export const dayMailWords = message(
  'It tells what came for you and you have not read here, and is left out when there is nothing.',
  'Below "The e-mail of the day".',
);
export const hour = message('At', 'Names the choice of the hour at which an e-mail comes.');
export const days = message('On', 'Names the choice of the days on which an e-mail comes.');
export const everyDay = message('Every day', 'A choice of days.');
export const workingDays = message('Monday to Friday', 'A choice of days.');
export const quiet = message('Quiet hours', 'Above the choice of hours in which nothing comes.');
export const quietWords = message(
  'E-mails that would come at once, and notices on your devices, wait until these hours are over.',
  'Below "Quiet hours".',
);
export const quietFrom = message('From', 'Names the hour at which quiet hours begin.');
export const quietUntil = message('Until', 'Names the hour at which quiet hours end.');
export const noQuiet = message('None', 'A choice: there are no quiet hours.');
export const zone = message('Time zone', 'Names the choice of a time zone, in which the hours above are meant.');
export const zoneOfCountry = message(
  'As in my country ({zone})',
  'A choice of a time zone. {zone} is its name, such as Africa/Johannesburg.',
);
export const save = message('Save my choices', 'On the button below the choices about e-mails.');

export const stopTitle = message(
  'Stop these e-mails?',
  'The title of a page that one reaches by the link at the foot of an e-mail.',
);
export const stopWords = message(
  'E-mails of the kind that brought you here will not come any more. In the portal you still see everything.',
  'Below "Stop these e-mails?".',
);
export const stop = message('Stop these e-mails', 'On the button that does it.');
export const stopped = message('That is done', 'The title of a page, after e-mails were stopped.');
export const allChoices = message(
  'All choices',
  'A link to the choices about e-mails; one may have to sign on for them.',
);

export const devices = message(
  'Notices on your devices',
  'Above the telephones and computers on which notices are shown, also while the portal is closed.',
);
export const devicesWords = message(
  'What happens for you can come to this telephone or computer, also while the portal is closed.',
  'Below "Notices on your devices".',
);
export const switchOn = message('Switch on on this device', 'On the button that has notices shown on this device.');
const ofDevice = 'In place of the button that has notices shown on this device: why that is not so.';
export const unsupported = message(
  'This browser cannot show notices. The current Chrome, Edge, Firefox and Safari can.',
  `${ofDevice} The four are names of browsers.`,
);
export const homeScreen = message(
  'On an iPhone or iPad the portal must be on the home screen first: press Share, then Add to Home Screen, open it from there, and switch notices on.',
  `${ofDevice} Share and Add to Home Screen are called as iOS calls them.`,
);
export const blocked = message(
  'This browser blocks notices of the portal. Press the sign before its address, allow notifications, and load the page again.',
  ofDevice,
);
export const isOn = message('This device shows notices.', 'Beside the list of devices.');
export const undecided = message(
  'The browser asked whether it may show notices, and nobody answered. Please press again.',
  'After one has pressed the button, and closed what the browser asked.',
);
export const failed = message(
  'The browser could not be reached by its push service. Please try again; where it stays so, the network or the browser may not allow it.',
  'After one has pressed the button. A push service is what the maker of a browser runs to reach it.',
);
export const devicesList = message('Your devices', 'Read aloud: names a list of telephones and computers.');
export const thisDevice = message('This device', 'A mark beside the device that one holds.');
export const sinceAndTold = message(
  'Since <began>{since}</began> · last told <last>{told}</last>',
  'Below a device: when it was switched on, and when it was last told something. Both are dates with a time.',
);
export const sinceOnly = message(
  'Since <began>{since}</began> · not told anything yet',
  'Below a device: when it was switched on, a date with a time.',
);
export const switchOff = message(
  'Switch off<unseen> {name}, since {date}</unseen>',
  'On a button beside a device. What stands in unseen is only read aloud; {name} is a device such as "Chrome on Android".',
);
export const onDevices = message(
  'On your devices',
  'Above the boxes to tick of what is shown on telephones and computers.',
);
export const onDevicesWords = message(
  'This comes to every device that is switched on below.',
  'Below "On your devices".',
);
