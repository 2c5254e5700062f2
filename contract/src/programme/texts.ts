import { message } from '#message';

const behaviour =
  'A behaviour of the company, for which people are nominated: on a box to tick and large on an e-card.';
export const clientObsession = message('Client Obsession', behaviour);
export const unreasonableExcellence = message('Unreasonable Excellence', behaviour);
export const authenticConnections = message('Authentic Connections', behaviour);
export const actOfCourage = message('Act of Courage', behaviour);
export const empoweredOwnership = message('Empowered Ownership', behaviour);
export const collaborateForSuccess = message('Collaborate for Success', behaviour);
export const oneUp = message(
  '1Up nomination',
  'The one choice beside the behaviours: a nomination for the good deed that fits none of them.',
);
export const oneUpHeadline = message('1Up', 'Large on the e-card of a "1Up nomination".');
export const quarterlyWinner = message(
  'Quarterly Winner',
  'A prize, for which a manager awards points: as a behaviour.',
);

const category = 'Stands below the behaviour on an award: what kind of work it honours.';
export const individual = message('Individual', category);
export const team = message('Team', category);
export const leadership = message('Leadership', category);

export const happyBirthday = message('Happy Birthday', 'A wish, large on an e-card, and what a gift of points is for.');
export const happyAnniversary = message(
  'Happy Work Anniversary',
  'A wish, large on an e-card, and what a gift of points is for: years at the company.',
);
export const birthday = message('Birthday', 'What an e-card is for.');
export const anniversary = message('Anniversary', 'What an e-card is for: years at the company.');
export const yearsOfService = message(
  '{what}: {years, plural, one {# year} other {# years}}',
  'What an e-card of the company is for: {what} is "Anniversary", of the years at the company.',
);
export const thankYou = message('Thank you', 'What an e-card is for, and large on it.');

const value = 'A value of the company, for which a manager awards points: on a choice and large on an e-card.';
export const cultivatesInnovation = message('Cultivates Innovation', value);
export const clientFocus = message('Client Focus', value);
export const drivesResults = message('Drives Results', value);
export const collaborates = message('Collaborates', value);
export const flexibility = message('Flexibility and Adaptability', value);

const ofIdeas = 'A category of ideas, on a choice.';
export const nextBigIdea = message('The next big idea', ofIdeas);
export const improveRecognition = message('Improve rewards and recognition', ofIdeas);
export const currentChallenges = message('Current challenges', ofIdeas);

const ofIdea = 'In a small badge: where an idea stands.';
export const awaitingReview = message('Awaiting Review', ofIdea);
export const ideaRewarded = message('Rewarded', ofIdea);
export const ideaConcluded = message('Concluded', `${ofIdea} It was answered without a reward.`);

const ofNomination = 'A choice of nominations to report: what became of them.';
export const nominationRewarded = message('Rewarded', ofNomination);
export const nominationDeclined = message('Declined', ofNomination);
export const notReviewed = message('Not reviewed', ofNomination);

const ofOrder = 'In a small badge: where an order stands.';
export const orderPlaced = message('Placed', ofOrder);
export const orderPrepared = message('In preparation', ofOrder);
export const orderDispatched = message('Dispatched', ofOrder);
export const orderDelivered = message('Delivered', ofOrder);
export const orderCancelled = message('Cancelled', ofOrder);

const ofLine = 'In a small badge: where one thing of an order stands.';
export const lineWaiting = message('Waiting', ofLine);
export const linePrepared = message('In preparation', ofLine);
export const lineSent = message('Sent', ofLine);
export const lineDelivered = message('Delivered', ofLine);
export const voucherIssued = message('Voucher issued', ofLine);

const ofSettings = 'Of the company’s programme, to who changes it: what is wrong with a value.';
export const plainName = message(
  'Please use a name without commas, colons and spaces around it.',
  `${ofSettings} Of the name of a behaviour, say.`,
);
export const keyShape = message(
  'Please use small letters, digits and hyphens, such as act-of-courage.',
  `${ofSettings} Of the key by which a behaviour, say, stays known when it is called otherwise.`,
);
export const stepsBetween = message(
  'Please give one to {most, number} steps.',
  `${ofSettings} Of a rule by which others confirm an award before it is given, one step after the other.`,
);
export const budgetsOnly = message(
  'Only awards from a budget can be outside of it.',
  `${ofSettings} Of a rule by which others confirm an award before it is given.`,
);
export const whichGivers = message(
  'Please say of which site, cluster, division or cost centre, or choose everybody.',
  `${ofSettings} Of a rule by which others confirm an award: whose awards it is for.`,
);
export const keyTwice = message('Two have the same key.', `${ofSettings} Of a list of behaviours, say.`);
export const nameTwice = message(
  '{name} is, or was, the name of another one.',
  `${ofSettings} Of a behaviour, say: a name means one thing for ever.`,
);
export const itemsAtMost = message('Please list at most {max, number}.', `${ofSettings} Of a list of behaviours, say.`);
export const itemsAtLeast = message(
  'Please offer at least {least, number}.',
  `${ofSettings} Of a list of behaviours, say, of which some are no longer offered.`,
);
export const between = message('Please give {least, number} to {most, number}.', ofSettings);
export const betweenOrNone = message(
  'Please give {least, number} to {most, number}, or none.',
  `${ofSettings} 'none' is written as a value and stands for 'no limit'.`,
);
export const amountsOf = message('Please list 1 to {max, number} amounts.', `${ofSettings} Of amounts of points.`);
export const rising = message('Please list the amounts from the smallest to the largest.', ofSettings);
export const starsBetween = message(
  'Please say what each rating pays: {least, number} to {most, number} numbers of points, from one star on.',
  `${ofSettings} Of the ratings of a nomination.`,
);
export const letterOrDigit = message(
  'Please write a letter or a digit.',
  `${ofSettings} Of a word that is not used in comments.`,
);
export const listedBefore = message(
  '“{word}” is listed already.',
  `${ofSettings} Of words that are not used in comments: two of them mean the same.`,
);

const ofAnniversaries = `${ofSettings} Of what the company gives by itself on work anniversaries: years and points.`;
export const yearsTwice = message(
  '{years, plural, one {One year is} other {# years are}} listed already.',
  ofAnniversaries,
);
export const aboveAward = message(
  'Please give at most {most, number}, as to one award.',
  `${ofAnniversaries} {most} is the most that the programme lets anybody give at once.`,
);

const ofSites = `${ofSettings} Of what a company may do without, such as the shop, at single sites.`;
export const siteShape = message('Please name a site as the roster does: small letters, digits and hyphens.', ofSites);
export const onOrOff = message(
  'Please say true or false.',
  `${ofSites} 'true' and 'false' are written as values and stand for on and off.`,
);
export const sitesAtMost = message('Please list at most {max, number} sites.', ofSites);

const corrected = 'In a list and a file of corrections of points: what was done';
export const awardBack = message('Award taken back', `${corrected}.`);
export const nominationBack = message('Pay-out of a nomination taken back', `${corrected}.`);
export const ideaBack = message('Reward of an idea taken back', `${corrected}.`);
export const budgetBack = message('Budget taken back', `${corrected}; points to award that a manager was granted.`);
export const forfeitBack = message('Forfeited points restored', `${corrected}; of somebody who left and came back.`);
export const cardBack = message('Card without points withdrawn', `${corrected}.`);
export const credited = message('Credit', `${corrected}; points that somebody gets.`);
export const debited = message('Debit', `${corrected}; points that are taken from somebody.`);
export const undone = message('Taken back by the giver', `${corrected}; within minutes after a gift.`);
export const toRedeem = message('Points to redeem', 'Of a correction: which of somebody’s points.');
export const toAward = message('Points to award', 'Of a correction: which of a manager’s points.');
export const forgiven = message('Debt forgiven', `${corrected}; somebody need not repay points that they owe.`);

const owed = 'In a list and a file of debts of points: how a debt stands';
export const debtOpen = message('Open', `${owed}.`);
export const debtRepaid = message('Repaid', `${owed}; by what they were given since.`);
export const debtForgiven = message('Forgiven', `${owed}; they need not repay the rest.`);
export const debtWrittenOff = message('Written off', `${owed}; they have left.`);

const ofMerger =
  'Two accounts of one person are merged: a kind of thing that goes to the one that stays, beside how many.';
export const mergesCardsReceived = message('Cards received', ofMerger);
export const mergesCardsGiven = message('Cards given', ofMerger);
export const mergesNominations = message('Nominations', ofMerger);
export const mergesRatings = message('Ratings of nominations', ofMerger);
export const mergesIdeas = message('Ideas', ofMerger);
export const mergesWinners = message('Competitions won', ofMerger);
export const mergesSummaries = message('Quarterly summaries', ofMerger);
export const mergesOrders = message('Orders', ofMerger);
export const mergesBasket = message('Open baskets', ofMerger);
export const mergesPromoCodes = message('Promotional codes used', ofMerger);
export const mergesRoles = message('Roles', ofMerger);
export const mergesReports = message('People who report to them', ofMerger);
export const mergesRequests = message('Requests that wait for a second person', ofMerger);
export const mergesContact = message('Messages to the portal', ofMerger);
export const mergesCardReports = message('Cards and comments reported', ofMerger);
export const mergesSignOns = message('Ways to sign on', ofMerger);
export const mergesByHand = message('Values changed by hand', ofMerger);
export const mergesDebts = message('Debts', ofMerger);
export const mergesTerms = message('Terms accepted', ofMerger);
export const mergesWords = message('Texts by them and about them', ofMerger);
export const mergesMessages = message('E-mails and text messages', ofMerger);
export const conditionsOnce = message(
  'Please name each condition once, and none beside "Always".',
  'Below a field of a form: what must be so for an award to wait for others.',
);
