import { message } from '@laurel/contract/message';

export const intro = message(
  'Everybody who is or was in the roster. Open somebody to see what there is of them.',
  'Below the title of the directory of people.',
);
export const aPerson = message('A person', 'The title of the page of a person, while their name is on its way.');
export const erasedPerson = message(
  'Erased person',
  'In place of the name of somebody whose personal data was erased.',
);

const filter = 'Names a field that narrows the directory of people:';
export const searchHint = message(
  'Name, number or e-mail',
  'In the empty field that searches the directory of people.',
);
export const state = message('State', `${filter} whether people are here or have left. Heads a column too.`);
export const everybody = message('Everybody', 'A choice of whom the directory of people shows: those who left too.');
export const manager = message(
  'Manager',
  `${filter} the name or number of their manager. Heads a column and a card too.`,
);
export const managerHint = message(
  'Name or number',
  'In the empty field that takes a manager of the people looked for.',
);
export const only = message(
  'Only those with',
  'Heads marks to choose from, such as "No manager": only such people are shown.',
);
export const morePeople = message(
  'More than {count, number} people',
  'Above a list that is longer than it is worth counting.',
);
export const peopleFound = message('People found', 'Read aloud: names the table of people who fit the filters.');
export const nobodyFits = message('Nobody fits.', 'In place of a list of people: the filters leave nobody.');
export const nobodyFitsHint = message('Try fewer letters or fewer filters.', 'Below "Nobody fits."');
export const othersHint = message(
  'Only some of all people were looked at. Those who left are among everybody.',
  'Below "Nobody fits.", above a button that looks among everybody.',
);
export const lookAmongEverybody = message('Look among everybody', 'On the button that takes the filter by state away.');
export const hired = message(
  'Hired',
  'Heads a column or names a value: the day on which somebody began in the company.',
);
export const lastSignedOn = message('Last signed on', 'Heads a column: the day.');

export const standing = message('Where they stand', 'Read aloud: names the marks beside somebody’s name.');
const mark = 'A mark beside somebody’s name, and one to choose from:';
export const neverSignedOn = message('Never signed on', `${mark} they have not used the portal yet.`);
export const noManager = message('No manager', `${mark} nobody is their manager.`);
export const noMobile = message('No mobile number', `${mark} no mobile number of theirs is known.`);
export const noEmail = message('No e-mail address', `${mark} no e-mail address of theirs is known.`);
export const noSite = message('No site', `${mark} they have no site of the portal, and so see nothing of it.`);

export const answers = message('At a glance', 'Read aloud: names the four cards on the page of a person.');
export const signingOn = message('Signing on', 'Heads a card: whether somebody can sign on to the portal.');
export const messages = message(
  'Messages',
  'Heads a card and a part of a person’s page: e-mails and SMS that were sent to them.',
);
export const points = message('Points', 'Heads a card and a part of a person’s page: what they have and what moved.');

export const canSignOn = message('Can sign on', 'On the card Signing on: they did before, when last is not known.');
export const lastSignedOnAt = message(
  'Last on {date}',
  'On the card Signing on: when somebody signed on last. {date} has a time.',
);
export const firstSignedOnAt = message('First on {date}.', 'On the card Signing on: the day of the first time.');
export const notYetHint = message(
  'They can at any time: the portal knows them by the e-mail address or the number of the roster. Until then nobody can give them points.',
  'On the card Signing on, of somebody who never did.',
);
export const noAddressHint = message(
  'The roster has no e-mail address of theirs, so only their number can tell who they are. Add the address to the roster.',
  'On the card Signing on, of somebody who never did.',
);
export const cannotSignOn = message('Cannot sign on', 'On the card Signing on.');
export const noSiteHint = message(
  'They have no site, and see nothing of the portal. Give them one in the roster: it opens at once.',
  'On the card Signing on.',
);
export const leftAt = message('Left on {date}', 'On the card Signing on: the day on which somebody left the company.');
export const backInGraceHint = message(
  'Who comes back in time finds points and rights as they were.',
  'On the card Signing on, of somebody who left lately.',
);
export const backLateHint = message(
  'Who comes back now begins with a new wallet.',
  'On the card Signing on, of somebody who left long ago. A wallet holds points.',
);
export const erasedAt = message(
  'Everything personal was erased on {date}.',
  'On the card Signing on, of somebody whose data was erased.',
);

export const nothingWritten = message(
  'Nothing was sent to them yet.',
  'On the card Messages, and in place of their list.',
);
export const noAddressToWrite = message('There is no e-mail address to write to.', 'On the card Messages.');
export const lastMessage = message(
  'The last, {date}: {title}. {state}.',
  'On the card Messages. {title} is what the last message is about, {state} what became of it, {date} has a time.',
);
export const someStuck = message(
  '{count, plural, one {# did not get there} other {# did not get there}}',
  'On the card Messages: so many messages failed.',
);
export const someWait = message(
  '{count, plural, one {# is on its way} other {# are on their way}}',
  'On the card Messages: so many messages were not sent yet.',
);
export const allSent = message(
  '{count, plural, one {The only one got there} other {All # got there}}',
  'On the card Messages: no message failed.',
);

export const noWallet = message('No points yet', 'On the card Points, of somebody who never signed on.');
export const noWalletHint = message(
  'Their wallet opens when they first sign on. Until then nobody can give them points.',
  'On the card Points. A wallet holds points.',
);
export const accountsClosed = message('No points', 'On the card Points, of somebody who left.');
export const accountsClosedHint = message(
  'Their accounts are closed; what was left was forfeited.',
  'On the card Points, of somebody who left long ago.',
);
export const toRedeem = message(
  '{points, number} to redeem',
  'On the card Points: how many points somebody can spend.',
);
export const toAward = message('{points, number} to award', 'On the card Points: how many points a manager can give.');
export const forfeitedAt = message(
  'Forfeited on {date}, unless they come back before.',
  'On the card Points, of somebody who left lately.',
);
export const movedAt = message(
  'Last moved {date}.',
  'On the card Points: when something came in or went out. {date} has a time.',
);
export const nothingMoved = message('Nothing has come in yet.', 'On the card Points.');

export const leads = message(
  '{count, plural, one {Manager of # person.} other {Manager of # people.}}',
  'On the card Manager: how many people the person leads.',
);
export const noManagerHint = message(
  'Cluster admins and the committee alone review their nominations. The manager comes from the roster.',
  'On the card Manager, of somebody without one.',
);
export const managerLeftHint = message(
  'Their manager has left. Cluster admins and the committee alone review their nominations until the roster names another.',
  'On the card Manager.',
);

export const partsOfPerson = message(
  'Parts of this page',
  'Read aloud: names the links to the parts of a person’s page.',
);
const part = 'A part of a person’s page: a link and a title.';
export const profile = message('Profile', part);
export const recognitions = message('Recognition', part);
export const nominations = message('Nominations', part);
export const orders = message('Orders', part);
export const acts = message('Acts', `${part} What they administrated, and what was done to them.`);
export const signOns = message('Sign-ons', part);
export const reports = message('Their people', `${part} Those whose manager they are.`);

export const ofRoster = message('From the roster', 'Heads what of a profile the company’s roster says.');
export const ofRosterHint = message(
  'Changed there, with the next file, or by hand.',
  'Below the title From the roster.',
);
export const ofMember = message('Kept by the person', 'Heads what of a profile a member changes.');
export const ofMemberHint = message(
  'Changed in their own profile. A roster only fills in what is missing.',
  'Below the title Kept by the person.',
);
export const rosterSays = message('Roster: {value}', 'Beside a value of a profile: what the roster says instead.');
export const erasedWords = message(
  'Everything personal of this person was erased. Points, orders and counts stay, with nobody’s name to them.',
  'In place of a profile.',
);
const value = 'Names a value of a profile.';
export const memberNumber = message('Member number', value);
export const firstName = message('First name', value);
export const surname = message('Surname', value);
export const familyFirst = message('Family name first', `${value} Yes or no.`);
export const knownAs = message('Known as', `${value} The name by which somebody is called.`);
export const country = message('Country', value);
export const cluster = message('Cluster', `${value} A part of the company.`);
export const site = message('Site', `${value} The portal’s own for a part of the company.`);
export const costCentre = message('Cost centre', value);
export const language = message('Language', value);
export const yes = message('Yes', `${value} Its answer.`);
export const no = message('No', `${value} Its answer.`);

export const roles = message('Roles', 'Heads what somebody may do in the portal.');
export const noRoles = message('No roles: what every member may, and nothing else.', 'In place of the list of roles.');
export const notInForce = message('Not in force', 'A mark of a role that begins later, or whose holder has left.');
const over = 'Below a role: over whom it is held.';
export const overEverything = message('Over the whole company', over);
export const overOwnReports = message('Over their own people', over);
export const overSite = message('Over the site {name}', over);
export const overCluster = message('Over the cluster {name}', over);
export const overDivision = message('Over the division {name}', over);
export const overCostCentre = message('Over the cost centre {name}', over);
export const since = message('Since {date}', 'Below a role: when it began.');
export const fromUntil = message('{from} to {until}', 'Below a role: from which day until which.');
export const byRoster = message('by the roster', 'Below a role, after when it began: the company’s roster gives it.');
export const givenOn = message('given on {date}', 'Below a role, after when it began: an operator gave it.');
export const givenBy = message('given by {name} on {date}', 'Below a role, after when it began.');

const kind = 'A kind of movement of points, or of recognition, in a column.';
export const kindAdhoc = message('Adhoc award', kind);
export const kindIdea = message('Reward of an idea', kind);
export const kindBudget = message('Budget granted', kind);
export const kindOrder = message('Order', kind);
export const kindCancel = message('Order cancelled', kind);
export const kindRefund = message('Refund', kind);
export const kindLeaver = message('Forfeited', kind);
export const kindCorrection = message('Correction', kind);
export const kindMove = message('Moved between pots', kind);
export const kindReturn = message('Back to the company', kind);
export const kindDebt = message('Lent, to be repaid', kind);
export const kindRepayment = message('Repaid', kind);
export const kindReserve = message('Set aside', kind);
export const kindRelease = message('No longer set aside', kind);
export const account = message('Account', 'Heads a column: which of a person’s two accounts of points.');
export const wallet = message('To redeem', 'An account of points, in a column: those that somebody can spend.');
export const pot = message('To award', 'An account of points, in a column: those that a manager can give.');
export const after = message('Balance', 'Heads a column: what was in the account then.');
export const noMovements = message('No points have moved yet.', 'In place of a list.');

export const received = message('Received', 'A choice of what a list shows.');
export const given = message('Given', 'A choice of what a list shows.');
export const made = message('Made', 'A choice of what a list shows: nominations that somebody handed in.');
export const nothingReceived = message('They have received nothing yet.', 'In place of a list of recognitions.');
export const nothingGiven = message('They have given nothing yet.', 'In place of a list of recognitions.');
export const neverNominated = message('Nobody has nominated them yet.', 'In place of a list.');
export const nobodyNominated = message('They have nominated nobody yet.', 'In place of a list.');
export const pieces = message('Pieces', 'Heads a column: of how many things an order is.');
export const noOrders = message('They have ordered nothing yet.', 'In place of a list.');

export const about = message('About', 'Heads a column: what a message is about.');
export const channel = message('Sent by', 'Heads a column: by e-mail or SMS.');
export const push = message('Device', 'A way by which something was sent: as a notice on a telephone or a computer.');
export const sms = message('SMS', 'In a column: how a message is sent.');
const became = 'What became of a message, on a mark.';
export const messagePromised = message('On its way', became);
export const messageHeld = message('Held back', became);
export const messageSent = message('Sent', became);
export const messageUndeliverable = message('No way to send it', became);
export const messageStuck = message('Stuck', `${became} It failed again and again.`);
export const messageGivenUp = message('Given up', became);
export const promisedHint = message('It is sent within minutes, and tried again if that fails.', 'Below "On its way".');
export const heldHint = message(
  'The portal was restored from a copy: an operator lets messages go.',
  'Below "Held back". An operator runs the portal.',
);
export const undeliverableHint = message(
  'There is no address to send it to. Check e-mail and mobile number in the profile.',
  'Below "No way to send it".',
);
export const stuckHint = message(
  'It was tried in vain. Check the address; an operator can have it tried again.',
  'Below "Stuck". An operator runs the portal.',
);
export const givenUpHint = message('An operator gave it up.', 'Below "Given up". An operator runs the portal.');
export const triedInVain = message(
  '{count, plural, one {Tried once:} other {Tried # times:}}',
  'Before what a mail server or gateway said, in its own words.',
);

export const act = message('Act', 'Heads a column: what was done.');
export const by = message('By', 'Heads a column: who did it.');
export const nobodyBy = message(
  'The portal',
  'In a column: nobody by name did it, but a file, an operator or the portal by itself.',
);
export const noActs = message('Nothing stands in the audit.', 'In place of a list of administrative acts.');
export const noActsHint = message(
  'What they administrate, and what is done to them, is listed here.',
  'Below "Nothing stands in the audit."',
);

export const browser = message('Browser', 'Heads a column: in which somebody signed on.');
export const unknownBrowser = message('Not known', 'In a column, in place of the name of a browser.');
export const began = message('Began', 'Heads a column: when somebody signed on there.');
export const lastUsed = message('Last used', 'Heads a column: when somebody last used the portal there.');
export const isLive = message('Signed on', 'A mark: somebody is signed on there now.');
export const hasEnded = message('Ended', 'A mark: somebody is not signed on there any more.');
export const noSignOns = message('No sign-on of the last two days.', 'In place of a list.');
export const signOnsKept = message(
  'Sign-ons are kept for about two days, the time of the last one longer.',
  'Below a list of sign-ons.',
);
export const moreSignOns = message(
  '{count, plural, one {And # more browser.} other {And # more browsers.}}',
  'Below a list of the browsers in which somebody is signed on.',
);
export const boundSince = message(
  'Their account of the company’s sign-on is known since {date}.',
  'Below a list of sign-ons.',
);
export const leadsNobody = message('Nobody has them as manager.', 'In place of a list of people.');
export const isMerged = message(
  'Number {number} was merged: {name} stands for it.',
  'Said when the page of an account that was merged is opened, in the place of which the page of who stays appears.',
);
export const kindMerger = message(
  'Merged accounts',
  'A movement of points on the page of a person: two accounts of theirs became one.',
);
export const personIntro = message(
  'All that there is of one person, and what can be changed, handed out or erased.',
  'At the head of the page of a person: what the page is for.',
);
