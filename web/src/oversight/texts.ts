import { message } from '@laurel/contract/message';

export const auditIntro = message(
  'Who did what, to whom and when; which files were taken in; and whether all of it is still as it was.',
  'Below the title of the screen Audit.',
);
export const acts = message('Acts', 'A tab of the screen Audit, and the name of its table: what people did.');
export const actsWords = message('Who did what, and when', 'Below the name of the tab Acts.');
export const uploads = message('Uploads', 'A tab of the screen Audit: files that were taken in. Also a kind of act.');
export const uploadsWords = message('Files that were taken in', 'Below the name of the tab Uploads.');
export const proofs = message('Proofs', 'A tab of the screen Audit: whether the books and the audit are right.');
export const proofsWords = message('Whether all is as it was', 'Below the name of the tab Proofs.');

export const kind = message('Kind', 'Names a filter and heads a column: the kind of an act or of a file.');
export const kindAwards = message('Nominations, ideas and points', 'A kind of acts, in a filter of the audit.');
export const kindOrders = message('Orders and shop', 'A kind of acts, in a filter of the audit.');
export const kindPeople = message('People’s data', 'A kind of acts, in a filter of the audit.');
export const kindRoles = message('Roles', 'A kind of acts, in a filter of the audit: who may do what.');
export const kindApprovals = message('Second person', 'A kind of acts, in a filter of the audit: confirmed by two.');
export const kindProgramme = message('Programme and looks', 'A kind of acts, in a filter of the audit.');
export const kindWords = message('Texts and announcements', 'A kind of acts, in a filter of the audit.');
export const kindContacts = message('Messages to the company', 'A kind of acts, in a filter of the audit.');
export const kindCards = message('Reported cards and comments', 'A kind of acts, in a filter of the audit.');
export const kindCompetition = message('Competitions', 'A kind of acts, in a filter of the audit.');

export const who = message('Who', 'Names a filter and heads a column: who did something.');
export const about = message('Whom it concerns', 'Names a filter of the audit: one person.');
export const anybody = message('Anybody', 'On the button of a filter of people, while nobody is chosen.');
export const everybodyAgain = message(
  '{label}: anybody again',
  'Read aloud: the button that takes a person out of a filter. {label} is the name of the filter.',
);
export const chosen = message('Chosen', 'Heads the people that are chosen in a dialog.');
export const searchHint = message(
  'The number of an entry, an order or a member, or such as “competition:3”',
  'Below the search field of the audit. What stands in quotes is typed so.',
);
export const saveProof = message(
  'Save with its proof',
  'On the button that saves the acts that are found as a file with all that proves them.',
);
export const when = message('When', 'Heads a column: when something happened.');
export const what = message('What was done', 'Heads a column of the audit: a sentence.');
export const subject = message('Done to', 'Heads a column of the audit: a kind of thing and its number.');
export const portal = message(
  'The portal',
  'In place of a person: the portal itself, or who operates it, did something.',
);
export const nothingFound = message(
  'Nothing was done of which all of this is so.',
  'In place of the table of the audit.',
);

export const entryTitle = message(
  'Entry {entry}',
  'The title of a dialog: one entry of the audit. {entry} is its number.',
);
export const act = message('Act', 'Names the technical name of an act.');
export const allByThem = message(
  'All that they did',
  'Read aloud after a name: a button that shows all acts of this person.',
);
export const allAboutThem = message(
  'All that concerns them',
  'Read aloud after a name: a button that shows all acts that concern this person.',
);
export const concerns = message(
  'Concerns {count, plural, one {# person} other {# people}}',
  'Heads the names of those whom an act concerns; of many some are named.',
);
export const changes = message('Before and after', 'Above a table of fields with what they were before and after.');
export const field = message('Field', 'Heads a column: the name of what was changed.');
export const before = message('Before', 'Heads a column.');
export const after = message('After', 'Heads a column.');
export const isErased = message(
  'What was personal in it is gone, because somebody it was about was erased. The chain holds all the same.',
  'In an entry of the audit.',
);
export const chain = message('Place in the chain', 'Heads what proves an entry of the audit.');
export const isWhole = message('As it was sealed', 'A badge on an entry of the audit that proves to be right.');
export const isBroken = message('Not as it was sealed', 'A badge on an entry of the audit that was changed.');
export const wholeWords = message(
  'Its hash follows from what it says and from the entry before it.',
  'Says what it means that an entry is as it was sealed.',
);
export const brokenWords = message(
  'It was changed after it was sealed, or something before it was taken out. Please tell whoever runs the portal.',
  'Says what it means that an entry is not as it was sealed.',
);
export const hash = message('Hash', 'Names a long number that proves an entry.');
export const previousHash = message('Hash of the entry before', 'Names a long number that proves an entry.');
export const event = message('Event', 'Names the number of the event that an entry of the audit seals.');
export const entryBefore = message('Entry before', 'On the button that shows the entry of the audit before this one.');
export const entryAfter = message('Entry after', 'On the button that shows the entry of the audit behind this one.');

export const file = message('File', 'Heads a column: the name of a file and its fingerprint.');
export const rows = message('Rows', 'Heads a column: how many rows of a file did what.');
export const added = message('New', 'Names a number: how many rows of a file added something.');
export const changed = message('Changed', 'Names a number: how many rows of a file changed something.');
export const removed = message('Removed', 'Names a number: how many rows of a file took something out.');
export const unchanged = message('Unchanged', 'Names a number: how many rows of a file changed nothing.');
export const noUploads = message('No file was taken in yet.', 'In place of the table of uploads.');

export const ofLedger = message('Points', 'Heads the proof that every point is accounted for.');
export const ofAudit = message('Audit', 'Heads the proof that the chain of the audit is whole.');
export const right = message('Right', 'A badge: the last proof found nothing wrong.');
export const rightWords = message(
  'The last proof found nothing wrong. It is made every night.',
  'Says what the last proof of the points or of the audit found.',
);
export const notRight = message('Wrong', 'A badge: the last proof found something wrong.');
export const notRightWords = message(
  'The last proof found something wrong. Please tell whoever runs the portal: “laurel verify-ledger” says what it is, and the operations guide what to do.',
  'Says what the last proof of the points or of the audit found. What stands in quotes is a command and stays as it is.',
);
export const notProven = message('Not proven yet', 'A badge: there was no proof yet.');
export const notProvenWords = message(
  'No proof was made yet: the first one is made at night.',
  'Says that there was no proof of the points or of the audit yet.',
);
export const rightAt = message('Right at last', 'Names when the last proof found that all is right.');
export const findings = message('Findings', 'Names how many things a proof found wrong.');
export const took = message('It took', 'Names how long a proof took.');
export const seconds = message('{seconds, number} s', 'How long something took, in seconds.');
export const sealed = message('Sealing', 'Heads how far the acts are sealed into the audit.');
export const isSealed = message('Goes on', 'A badge: acts are sealed as they happen.');
export const isSetAside = message('Stands still', 'A badge: acts could not be sealed.');
export const sealedWords = message(
  '{count, plural, =0 {Every act is sealed.} one {# act waits to be sealed: that takes a moment.} other {# acts wait to be sealed: that takes a moment.}}',
  'Says how far the acts are sealed into the audit.',
);
export const setAsideWords = message(
  '{count, plural, one {# act could not be sealed. It is tried again by itself; please tell whoever runs the portal.} other {# acts could not be sealed. They are tried again by themselves; please tell whoever runs the portal.}}',
  'Says that acts could not be sealed into the audit.',
);
export const entries = message('Entries', 'Names how many entries the audit has.');
export const waitsSince = message(
  'The oldest waits since',
  'Names when the oldest act happened that is not sealed yet.',
);
export const lastEntry = message('Last entry', 'Names the number of the last entry of the audit.');

export const messagesIntro = message(
  'The e-mails and SMS of the portal: what became of each, why it did not get through, and the way to send it again.',
  'Below the title of the screen Messages.',
);
export const resendAll = message(
  'Send all again',
  'On the button, and the title of the dialog, to send all messages of a list again.',
);
export const giveUpAll = message(
  'Give all up',
  'On the button, and the title of the dialog, to give up all messages of a list.',
);
export const resendAllWords = message(
  '{messages, plural, one {# message is sent again} other {# messages are sent again}}, each written anew and to the address of now.',
  'Asks once more before messages are sent again.',
);
export const giveUpAllWords = message(
  '{messages, plural, one {# message is not sent any more} other {# messages are not sent any more}}, unless you send it again from here.',
  'Asks once more before messages are given up.',
);
export const resendCount = message(
  'Send {messages, plural, one {# message} other {# messages}} again',
  'On the button that sends messages again.',
);
export const giveUpCount = message(
  'Give {messages, plural, one {# message} other {# messages}} up',
  'On the button that gives messages up.',
);
export const noneNow = message(
  'By now there is none left with which this could be done.',
  'In place of the question whether messages are to be sent again.',
);
export const noMessages = message(
  'There is no message of which all of this is so.',
  'In place of the table of messages.',
);
export const messageWhat = message('Message', 'Names a filter and heads a column: what kind of message it is.');
export const state = message('State', 'Names a filter and heads a column: what became of a message.');
export const statePromised = message('Waits', 'The state of a message: it is to be sent.');
export const stateHeld = message(
  'Held',
  'The state of a message: a restored portal sends nothing until it is told to.',
);
export const stateStuck = message('Stuck', 'The state of a message: it did not get through, and is not tried again.');
export const stateGivenUp = message('Given up', 'The state of a message: somebody decided that it is not sent.');
export const stateUndeliverable = message('Goes to nobody', 'The state of a message: there is nobody to send it to.');
export const stateSent = message('Sent', 'The state of a message.');
export const inHand = message('Being sent now', 'The state of a message.');
export const countedState = message(
  '{state} ({count})',
  'A choice of a filter: a state of messages, and how many they are.',
);
export const channel = message('Way', 'Names a filter: by e-mail or by SMS.');
export const email = message('E-mail', 'By which way a message goes.');
export const push = message('Notice on devices', 'A way by which a message goes: to telephones and computers.');
export const sms = message('SMS', 'By which way a message goes.');
export const outsider = message(
  'Outside the roster',
  'In place of a name: a message goes to somebody who is no member.',
);
export const person = message('{name} ({number})', 'Somebody and their member number.');
export const address = message('Last sent to', 'Names the masked address to which a message went.');
export const promised = message('Promised', 'Names when a message was to be sent first.');
export const ended = message('Ended', 'Names when a message was sent, got stuck or was given up.');
export const tries = message('Tries', 'Names how often a message was tried, and heads the tries.');
export const resend = message('Send again', 'On the button that sends one message again.');
export const giveUp = message('Give up', 'On the button that gives one message up.');
export const onlySome = message(
  'Only some people',
  'Says of a roster that was uploaded: whoever was missing from it stayed as they were.',
);
export const rowsLeftOut = message(
  '{count, plural, one {# row stayed out} other {# rows stayed out}}',
  'Says of a file that was uploaded: rows in which something was wrong.',
);
export const anUndo = message('Undo', 'In the list of files of data: a noun, this entry took another file back.');
