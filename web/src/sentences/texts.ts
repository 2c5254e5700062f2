import { message } from '@laurel/contract/message';

const where = 'On the screen on which the company words the sentences of the portal itself.';

export const title = message('Sentences of the portal', `${where} Its title, and the link to it.`);
export const intro = message(
  'Every sentence on screens, in e-mails, files and errors. Say it in your own words where you like; what you leave is said as the portal says it, also after a new release.',
  where,
);
export const backToWords = message('All texts of the company', `${where} A link back to the texts.`);
export const find = message('Find a sentence', `${where} A field to search in.`);
export const findHint = message(
  'By its words, by the English, or by where it stands: “e-mail”.',
  `${where} Below the field to search in.`,
);
export const which = message('Which sentences', `${where} A list to choose from.`);
export const every = message('All', `${where} A choice: all sentences.`);
export const inOwn = message('In our own words ({count, number})', `${where} A choice.`);
export const inPlanned = message('Planned ({count, number})', `${where} A choice: those that will be said otherwise.`);
export const noLongerSaid = message(
  'No longer said ({count, number})',
  `${where} A choice: own words for another English.`,
);
export const found = message(
  '{count, plural, one {# sentence} other {# sentences}}',
  `${where} Read aloud: how many were found.`,
);
export const nothingFound = message('No sentence is found.', where);
export const noOwn = message('Nothing is said in your own words yet.', where);
export const notRead = message('The sentences could not be read.', where);
export const oneNotRead = message('The sentence could not be read.', where);
export const own = message('Own words', `${where} In a small badge, of a sentence.`);
export const unused = message('No longer said', `${where} In a small badge: the portal says something else by now.`);
export const unusedWords = message(
  'You wrote this for another sentence: the portal has said something else since a new release. Word it anew, or leave it to the portal.',
  where,
);
export const isPlanned = message('Planned', `${where} In a small badge: it will be said otherwise from a moment on.`);
export const isWithdrawn = message('Taken back', `${where} In a small badge, of words that were planned.`);
export const willSay = message('From {date}: {text}', `${where} What is planned. {date} is a day and a time.`);
export const plannedUnused = message(
  'What is planned was written for another sentence: the portal has said something else since a new release, and this will not be said. Plan it anew, or take it back.',
  where,
);
export const plannedBy = message('Planned by {name}, {date}.', `${where} {date} is a day and a time.`);
export const changePlanned = message('Change what is planned', `${where} On a button beside what is planned.`);
export const withdraw = message('Take it back', `${where} On a button beside what is planned.`);
export const when = message('When', `${where} Names the choice between at once and a later moment.`);
export const atOnce = message('Now', `${where} A choice: a sentence is said so at once.`);
export const later = message('At a moment', `${where} A choice: it is said so at a time that is chosen.`);
export const moment = message('Day and time', `${where} Names the field of the moment from which it is said so.`);
export const momentZone = message('In your own time zone.', `${where} Below the field of a day and a time.`);
export const chooseMoment = message('Please choose a day and a time.', `${where} Below the field of a day and a time.`);
export const saidFrom = message(
  '{before, select, planned {From {date} it is said so, in place of what was planned. Until then it is said as it is now.} other {From {date} it is said so. Until then it is said as it is now.}}',
  `${where} {date} is a day and a time.`,
);
export const saidUntil = message(
  'What is planned begins all the same, {date}.',
  `${where} To who words a sentence at once for which other words are planned.`,
);
export const english = message('English: {text}', `${where} The English of a sentence of another language.`);
export const says = message('The portal says: {text}', `${where} In place of which own words stand.`);
export const change = message('Change', `${where} On a button beside a sentence; read aloud with the sentence.`);
export const look = message('Look at it', `${where} On a button beside a sentence that one may not change.`);
export const dialogTitle = message('In your own words', `${where} The title of a dialog.`);
export const field = message('The sentence', `${where} The field in which one words it.`);
export const fieldHint = message(
  'What stands in braces or tags is filled in by the portal and must stay: its place is yours.',
  `${where} Below the field in which one words a sentence. Braces are { }, tags are <b>.`,
);
export const examples = message('As it is read', `${where} Heads the sentence with examples for what is filled in.`);
export const examplesHint = message('‹…› is filled in by the portal.', `${where} Below examples.`);
export const inMessage = message('In which e-mail', `${where} A list to choose from: sentences of one e-mail or SMS.`);
export const anywhere = message('Anywhere', `${where} A choice: whether in an e-mail or on a screen.`);
export const inEmail = message('In the e-mail: {title}', `${where} A choice. {title} is its subject.`);
export const inSms = message('In the SMS: {title}', `${where} A choice. {title} is how it begins.`);
export const wholeMessage = message(
  'The whole message',
  `${where} Heads the e-mail or SMS in which a sentence stands.`,
);
export const wholeHint = message(
  'As it is received, with your words in it. People, things and numbers are examples.',
  `${where} Below the heading of an e-mail or SMS that is shown.`,
);
export const wholeNotRead = message('The whole message could not be read.', where);
export const notSayable = message(
  'It is shown once the sentence can be said.',
  `${where} In place of an e-mail that would be shown.`,
);
export const site = message('As at the site', `${where} A list of the sites of the company, whose looks e-mails wear.`);
export const shownAs = message(
  'Shown as',
  `${where} Names the choice between an e-mail with its looks and its plain text.`,
);
export const withLooks = message('With its looks', `${where} A choice: an e-mail as most programs show it.`);
export const plainText = message('Plain text', `${where} A choice: an e-mail without colours and pictures.`);
export const width = message('As wide as', `${where} Names the choice between the widths at which an e-mail is shown.`);
export const desk = message('A desk', `${where} A choice: as wide as on the screen of a computer.`);
export const phone = message('A phone', `${where} A choice: as narrow as on a phone.`);
export const sender = message('From: {name}', `${where} Who an e-mail comes from, as in its head.`);
export const subject = message('Subject: {subject}', `${where} The subject of an e-mail, as in its head.`);
export const save = message('Say it so', `${where} On the button that saves a sentence.`);
export const plan = message('Plan it', `${where} On the button that saves a sentence for later.`);
export const asReleased = message(
  'As the portal says it',
  `${where} On a button: no own words any more. And in a list of what was said.`,
);
export const history = message('What was said', `${where} Heads the list of what the company said before.`);
export const historyMore = message(
  'The last {shown, number} of {total, number}.',
  `${where} Below the list of what the company said before.`,
);
export const by = message('{date}, {name}', `${where} When and by whom a sentence was worded.`);
export const bySince = message(
  'Since {from}; planned by {name}, {date}',
  `${where} When and by whom a sentence was planned, and since when it is said.`,
);
export const byFrom = message(
  'From {from}; planned by {name}, {date}',
  `${where} When and by whom a sentence was planned, and from when on it was to be said.`,
);
export const byFile = message('{date}, by a file', `${where} When a sentence was worded.`);
export const again = message('Say it again', `${where} On a button beside what was said before; read aloud with it.`);
export const quicker = message(
  '{by, select, portal {This sentence was worded meanwhile:} other {{name} has worded this sentence meanwhile:}}',
  `${where} In a dialog, to who words a sentence.`,
);
export const takeTheirs = message(
  'Go on with that',
  `${where} On a button: with what somebody else has saved meanwhile.`,
);
export const keepMine = message(
  'Keep my words',
  `${where} On a button: and not what somebody else has saved meanwhile.`,
);
