import { message } from '@laurel/contract/message';

const ofProgramme = 'Names what is changed in the programme of the company, and the field of it';
export const behaviours = message('Behaviours', `${ofProgramme}: for which people are nominated.`);
export const aloneChoice = message(
  'The choice beside the behaviours',
  `${ofProgramme}: what a nomination may be for that is none of the behaviours.`,
);
export const prizes = message('Prizes', `${ofProgramme}: for which administrators give points.`);
export const categories = message('Categories', `${ofProgramme}: what kind of work an award honours.`);
export const values = message('Values', `${ofProgramme}: for which managers give points.`);
export const celebrations = message('Celebrations', `${ofProgramme}: the days for which cards are sent.`);
export const ideaCategories = message('Categories of ideas', `${ofProgramme}.`);
export const birthday = message('Birthday', `${ofProgramme}: a day for which cards are sent.`);
export const anniversary = message('Work anniversary', `${ofProgramme}: a day for which cards are sent.`);
export const thankYou = message('Thank you', `${ofProgramme}: a card of thanks.`);
export const itemName = message('Name', `${ofProgramme}: what a behaviour, say, is called.`);
export const itemWords = message('What it means', `${ofProgramme}: of a behaviour, say, in a sentence.`);
export const itemHeadline = message('Large on its card', `${ofProgramme}: the words on the e-card of a birthday, say.`);
export const itemPicture = message('Picture of its card', `${ofProgramme}: of a behaviour, say.`);
export const itemPoints = message(
  'Fixed points',
  `${ofProgramme}: what an award for a value or a prize always gives.`,
);
export const itemRetired = message('Offered', `${ofProgramme}: whether a choice is offered; yes or no follows.`);
export const inLanguage = message(
  '{what}, {language}',
  'Names a field of a form for another language, such as "Name, Deutsch". {language} is the language in itself.',
);
const amountsOf = `${ofProgramme}. Points to choose from are buttons with 5, 10, 20 …`;
export const adhocAmounts = message('Adhoc awards: points to choose from', `${amountsOf}.`);
export const payItForwardAmounts = message('Pay It Forward: points to choose from', `${amountsOf}.`);
export const ideaAmounts = message('Ideas: points to choose from', `${amountsOf}.`);
export const recogniseMost = message('Recognise: points to one person at most', `${ofProgramme}.`);
export const ratingPays = message('Points that each rating pays', `${ofProgramme}: from one star on.`);
export const customMost = message(
  'Own amount of a reviewer, at most',
  `${ofProgramme}: points, in place of a rating’s.`,
);
export const customAbove = message('Own amount only above so many stars', `${ofProgramme}.`);
export const nominationText = message('Reason of a nomination', `${ofProgramme}: the length of this text.`);
export const declineText = message('Why a nomination is declined', `${ofProgramme}: the length of this text.`);
export const ideaTitleText = message('Title of an idea', `${ofProgramme}: the length of this text.`);
export const ideaText = message('Idea', `${ofProgramme}: the length of this text.`);
export const ideaCommentText = message('Answer to an idea', `${ofProgramme}: the length of this text.`);
export const bySms = message('{what}, by SMS', `${ofProgramme}: the length of its message. {what} is a kind of award.`);
export const byEmail = message(
  '{what}, by e-mail',
  `${ofProgramme}: the length of its message. {what} is a kind of award.`,
);
export const limitAward = message('Points of one Recognise award in all', `${ofProgramme}: at most.`);
export const limitConfirmPoints = message('Points above which a gift is confirmed in words', `${ofProgramme}.`);
export const limitConfirmPeople = message('People above which a gift is confirmed in words', `${ofProgramme}.`);
export const limitOwnDivision = message(
  'People of their own division whom a member writes to at once',
  `${ofProgramme}: at most.`,
);
export const limitPairInMonth = message('Points of one reviewer to one member in a month', `${ofProgramme}: at most.`);
export const limitRecogniseInMonth = message(
  'Points of one administrator to one member in a month, by Recognise',
  `${ofProgramme}: at most.`,
);
export const limitBudgetInMonth = message(
  'Points to award that one person grants one manager in a month',
  `${ofProgramme}: at most.`,
);
export const limitSpentInDay = message('Points that a member spends in the shop in a day', `${ofProgramme}: at most.`);
export const graceDays = message('Days in which a leaver may come back', `${ofProgramme}: then points are forfeited.`);
export const percentAtOnce = message(
  'Percent of all members who leave at once without a question',
  `${ofProgramme}: by an uploaded file of people.`,
);

const ofChange = 'Of what is changed in the programme of the company';
export const noLimit = message('no limit', `${ofChange}: in place of a number, and on a box to tick.`);
export const nothingThere = message('nothing', `${ofChange}: there is no value.`);
export const yes = message('yes', `${ofChange}: after "Offered".`);
export const no = message('no', `${ofChange}: after "Offered".`);
export const nowOffered = message('New: {names}', `${ofChange}: {names} are behaviours, say.`);
export const noLonger = message('No longer offered: {names}', `${ofChange}: {names} are behaviours, say.`);
export const otherOrder = message('In another order: {names}', `${ofChange}: {names} are behaviours, say.`);
export const beforeRead = message('before', `Read aloud before what was. ${ofChange}.`);
export const afterRead = message('after', `Read aloud before what is to be. ${ofChange}.`);
export const moreDifferences = message(
  '{count, plural, one {and # more} other {and # more}}',
  `${ofChange}: below the first of many differences, how many more there are.`,
);

export const goesOnConfirming = message('as soon as it is confirmed', 'After "It goes": a change of the programme.');
export const goesFrom = message('from {day} on', 'After "It goes": a change of the programme. {day} is a date.');
export const itGoes = message('It goes', 'Names from when a change of the programme goes.');
export const whyAsked = message('Why', 'Names the reason of a change of the programme.');
export const whatChanges = message('What changes', 'Read aloud: names what is otherwise in the programme.');

const givenTo = `${ofProgramme}: to whom it may be given, such as "everybody" or "their own division"`;
export const givingNomination = message('Nominate', `${givenTo}.`);
export const givingAdhoc = message('Adhoc awards', `${givenTo}.`);
export const everybody = message('everybody', 'A choice: to whom something may be given.');
export const ownSite = message(
  'their own site',
  'A choice: to whom something may be given. A site is a part of the company.',
);
export const ownDivision = message('their own division', 'A choice: to whom something may be given.');
export const ownReports = message('whom they manage', 'A choice: to whom something may be given.');
const sent = `${ofProgramme}: how much one member sends at most`;
export const sendsInMinute = message('Awards and cards of one member in a minute', `${sent}.`);
export const peopleInHour = message('People whom one member reaches in an hour', `${sent}.`);
export const peopleInDay = message('People whom one member reaches in a day', `${sent}.`);
export const peopleInHourInOffice = message(
  'The same of managers, committees and administrators in an hour',
  `${sent}; after "People whom one member reaches in a day".`,
);
export const peopleInDayInOffice = message(
  'The same of managers, committees and administrators in a day',
  `${sent}; after "People whom one member reaches in a day".`,
);
export const smsFrom = message('SMS from one member in a day', `${sent}.`);
export const smsTo = message('SMS to one member in a day', `${ofProgramme}: at most.`);
export const firstMonth = message('The year begins in', `${ofProgramme}; the name of a month follows.`);
export const yearOf = message('It is called after the year of', `${ofProgramme}: "it" is the year of the company.`);
export const itsFirstDay = message('its first day', 'A choice, after "It is called after the year of".');
export const itsLastDay = message('its last day', 'A choice, after "It is called after the year of".');

export const features = message('Features', `${ofProgramme}: which parts of the portal there are, such as the shop.`);
export const competition = message('Competition', `${ofProgramme}: whether there is this part of the portal.`);
export const smsCards = message('Cards by SMS', `${ofProgramme}: whether there is this part of the portal.`);
export const atSite = message(
  'at the site {site}',
  `${ofChange}: where something is on or off. {site} is the name of a site.`,
);
export const isOn = message('on', `${ofChange}: there is the shop, say.`);
export const isOff = message('off', `${ofChange}: there is no shop, say.`);
export const whatAtSite = message(
  '{what}, at the site {site}',
  'Names a setting where a site has a value of its own: {what} is such as "Points that each rating pays", {site} the name of a site.',
);
export const asChosen = message('as the giver chooses', `${ofChange}: an award for this gives no fixed points.`);
export const asCompany = message('as in the company', `${ofChange}: a site has nothing of its own.`);
