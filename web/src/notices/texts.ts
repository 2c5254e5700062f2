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
  'In the portal you always find everything under Notices. Here you choose what comes by e-mail as well.',
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
export const quiet = message('Quiet hours', 'Above the choice of hours in which no e-mail comes.');
export const quietWords = message(
  'E-mails that would come at once wait until these hours are over.',
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
