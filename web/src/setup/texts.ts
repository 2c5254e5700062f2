import { message } from '@laurel/contract/message';

const door = 'On the page that leads the first administrator into a new portal.';
const list = 'On the screen on which an administrator sets a new portal up.';
const step = `${list} The name of a step.`;
const what = `${list} What a step is for.`;
const has = `${list} What there is of a step.`;
const does = `${list} On a button or a link.`;

export const doorTitle = message('Welcome. Let us begin.', `${door} Its heading.`);
export const doorIntro = message(
  'You are the first one here. Tell who you are and where: that is enough to begin, and everything can be changed later.',
  `${door} Below its heading.`,
);
export const doorRefused = message(
  'This link leads nowhere',
  `${door} Its heading, where the link is used or too old.`,
);
export const doorNotRead = message('The link could not be looked at.', `${door} In place of it, when that failed.`);
export const doorBack = message('Welcome back, {name}', `${door} Its heading, to who was here before.`);
export const doorBackWords = message('Go on where you left off.', `${door} Below the greeting.`);
export const goOn = message('Go on', `${door} On the button that leads in again.`);
export const begin = message('Begin', `${door} On the button below the form.`);
export const you = message('You', `${door} Heads the fields about the administrator.`);
export const company = message('Your company', `${door} Heads the fields about the company.`);
export const points = message('Points', `${door} Heads the fields about what points are called and buy.`);
export const firstName = message('First name', `${door} A field.`);
export const surname = message('Surname', `${door} A field.`);
export const mobile = message('Mobile number', `${door} A field.`);
export const memberNumber = message('Your employee number', `${door} A field.`);
export const memberNumberHint = message(
  'As HR has it: the roster knows you by it later.',
  `${door} Below the field of the employee number.`,
);
export const division = message('Your division', `${door} A field.`);
export const country = message('Your country', `${door} A list to choose from.`);
export const timeZone = message('Time zone', `${door} A list to choose from.`);
export const companyLanguage = message('Language of the company', `${door} A list to choose from.`);
export const companyLanguageHint = message('Spoken to whoever chooses none.', `${door} Below the list of languages.`);
export const currency = message('Currency', `${door} A list to choose from.`);
export const chooseOne = message('Please choose', `${door} Stands first in a list, before anything is chosen.`);
export const pointsName = message('What points are called', `${door} A field.`);
export const pointsNameUsual = message(
  'Points',
  `${door} What points are called, unless the company calls them otherwise.`,
);
export const pointValue = message('What one point buys', `${door} A field, for an amount of money.`);
export const pointValueHint = message(
  'In your currency, such as {example}. It prices the shop.',
  `${door} Below the field for what a point buys. The example is a number.`,
);

export const intro = message(
  'What a company does before its people come, in any order. You can leave at any time and go on later.',
  `${list} Below its heading.`,
);
export const notRead = message('How far you are could not be read.', `${list} In place of it, when it failed.`);
export const progress = message(
  '{done, number} of {all, number} done',
  `${list} Beside a bar that shows how far one is.`,
);
export const done = message('Done', `${list} Read aloud: the standing of a step.`);
export const open = message('Open', `${list} Read aloud: the standing of a step.`);
export const settled = message('Left as it is', `${list} Read aloud: the standing of a step.`);

export const companyStep = message('Company and countries', step);
export const companyFor = message('Each country has its currency, its time zone, and what a point buys there.', what);
export const companyHas = message('{count, plural, one {One country} other {# countries}}', has);
export const uploadCountries = message('Upload more countries', does);

export const rosterStep = message('People', step);
export const rosterFor = message('Who is in the roster of HR can sign on, be thanked and be found.', what);
export const rosterHas = message(
  '{people, plural, one {Only you so far} other {# people in {divisions, plural, one {one division} other {# divisions}}}}',
  has,
);
export const uploadRoster = message('Upload the roster', does);
export const yourNumber = message('The roster must have you as number {number}.', has);
export const correctNumber = message('Correct my number', does);
export const save = message('Save', does);

export const programmeStep = message('Programme', step);
export const programmeFor = message(
  'What people are thanked for, what it pays, and who may do what. A whole one came with the portal.',
  what,
);
export const programmeHas = message(
  '{version, plural, =1 {As it came with the portal} other {Your own, version #}}',
  has,
);
export const lookAtProgramme = message('Look at the programme', does);

export const budgetsStep = message('Budgets', step);
export const budgetsFor = message('Points that managers give by themselves.', what);
export const budgetsHas = message(
  '{managers, plural, =0 {Nobody has any} one {One manager has {points, number}} other {# managers have {points, number}}}',
  `${has} The points that managers can give.`,
);
export const uploadBudgets = message('Upload budgets', does);

export const wordsStep = message('Words', step);
export const wordsFor = message('Terms, privacy and questions, in your company’s own words.', what);
export const wordsHas = message(
  '{count, plural, =0 {All are your own} one {One text is missing, or still as it came} other {# texts are missing, or still as they came}}',
  has,
);
export const writeWords = message('Write the texts', does);

export const looksStep = message('Looks', step);
export const looksFor = message('Your name, your logo and your colours, at each site.', what);

export const rewardsStep = message('Rewards', step);
export const rewardsFor = message('What points buy: goods and vouchers.', what);
export const rewardsHas = message('{count, plural, =0 {Nothing yet} one {One product} other {# products}}', has);
export const uploadCatalogue = message('Upload a catalogue', does);

export const mailStep = message('E-mail', step);
export const mailFor = message('Cards and decisions reach people by e-mail.', what);
export const mailNone = message('Nothing was sent yet', has);
export const mailNoServer = message(
  'There is no mail server: SMTP_URL is not set, so messages are kept and not sent.',
  has,
);
export const mailOnItsWay = message('A message to you is on its way …', has);
export const mailSent = message('The message to you has left, {when}. Look into your mailbox.', has);
export const mailFailed = message('The mail server did not take the message:', `${has} What the server said follows.`);
export const sendToMe = message('Send me a message', does);

export const signOnStep = message('Sign-on', step);
export const signOnFor = message('People come in by the single sign-on of your company.', what);
export const signOnNone = message('Nobody can sign on: OIDC_ISSUER is not set.', has);
export const signOnOpen = message('Set to {issuer}, and not tried by you', has);
export const signOnProven = message('You have signed on through {issuer}', has);
export const askProvider = message('Ask the provider', does);
export const tryIt = message('Sign on through it now', does);
export const providerSays = message('What the provider says of itself', `${list} Heads a list, in English.`);

export const keep = message('It stays as it is', does);
export const notNow = message('Not needed now', does);
export const takeBack = message('Open it again', does);
export const kept = message('It stays as it is.', has);
export const leftOut = message('Not needed now.', has);

export const readyTitle = message('Everything is in place', `${list} Heads what is left to do.`);
export const readyWords = message(
  'Finish, and this list no longer reminds you on Home.',
  `${list} Below that everything is in place.`,
);
export const finish = message('Finish', does);
export const finishedTitle = message('The portal is set up', `${list} When all is done.`);
export const finishedWords = message(
  'Since {date}. Thank somebody: that is how people learn of it.',
  `${list} When all is done.`,
);
export const thankSomebody = message('Thank somebody', does);
