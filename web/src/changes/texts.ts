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
export const itemPoints = message('Fixed points', `${ofProgramme}: what an award for a value or a prize always gives.`);
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
export const correctedAlone = message(
  'Points that one person corrects or forgives alone within 30 days',
  `${ofProgramme}: whosever they are; what is more waits for a second person.`,
);
export const takeBackMinutes = message(
  'Minutes in which a giver takes a gift back',
  `${ofProgramme}: unless it was used; 0 for never.`,
);
export const correctedDebts = message(
  'What was spent may become a debt',
  `${ofProgramme}: of points that are taken back.`,
);
export const workTarget = message(
  'Working days for {kind, select, nomination {nominations} idea {ideas} approval {requests to confirm} order {order lines} file {files of systems} contact {messages to the company} other {reported cards and comments}}',
  `${ofProgramme}: by then they are to be decided or done.`,
);
export const workRemind = message(
  'Working days before, on which those who decide are reminded',
  `${ofProgramme}: before the day by which something is to be decided; 0 for no reminder.`,
);
export const workEscalate = message(
  'Working days after, when it goes on to the next manager',
  `${ofProgramme}: after the day by which something was to be decided.`,
);
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
export const commentsInHour = message('Comments of one member in an hour', `${ofProgramme}: at most.`);
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

const ofQuarter = 'What a change of the programme would have meant in the last quarter';
const ofConcerns =
  'What a change of the programme means: a part of the portal, such as the shop, is switched off or on.';
export const asMuch = message('as much as before', `${ofQuarter}, in place of "15% more".`);
export const chosenGone = message(
  'Chosen {chosen, plural, one {once} other {# times}} of {of, number}, and not offered any more.',
  `${ofQuarter}: a behaviour, say, is no longer offered.`,
);
export const chosenRenamed = message(
  'Chosen {chosen, plural, one {once} other {# times}} of {of, number}; what was given keeps the name of then.',
  `${ofQuarter}: a behaviour, say, is called otherwise.`,
);
export const competitionRuns = message(
  '{count, plural, =0 {No competition runs at the moment.} one {A competition runs; they cannot take part any more.} other {A competition runs; they cannot take part any more.}}',
  ofConcerns,
);
export const concernsNobody = message('It concerns nobody who is here now.', ofConcerns);
export const giftsMade = message(
  '{count, plural, =0 {They gave nothing.} one {They gave once.} other {They gave # times.}}',
  `${ofConcerns} In the last quarter.`,
);
export const graceWords = message(
  '{leavers, plural, one {# leaver} other {# leavers}} may still come back. Tonight {people, plural, one {# of them} other {# of them}} would forfeit {points, number} {pointsName}; as it goes now it is {peopleNow, number} with {pointsNow, number}.',
  'What a change of the programme means: other days in which a leaver may come back. {pointsName} is what the company calls its points.',
);
export const debtsLost = message(
  '{points, plural, =0 {Of what was taken back nothing had been spent.} one {Of what was taken back # point had been spent, by {people, plural, one {# person} other {# people}}.} other {Of what was taken back # points had been spent, by {people, plural, one {# person} other {# people}}.}}',
  'What a change of the programme would have meant in the last quarter: what is spent may become a debt, or may not any more.',
);
export const debtsOwed = message(
  '{points, plural, =0 {Nobody owes any points now.} one {# point is owed now; it stays owed whatever is decided.} other {# points are owed now; they stay owed whatever is decided.}}',
  'What a change of the programme means: what is spent may become a debt, or may not any more.',
);
export const ideasWait = message(
  '{count, plural, =0 {No idea of theirs waits.} one {# idea of theirs waits; it can still be decided.} other {# ideas of theirs wait; they can still be decided.}}',
  ofConcerns,
);
export const lastQuarter = message(
  'Reckoned from the last whole quarter, {from} to {to}.',
  'Below "What it would have meant". {from} and {to} are dates.',
);
export const leaveAtOnce = message(
  'Of {of, number} members {after, number} may leave at once without a question, instead of {before, number}.',
  'What a change of the programme means: by an uploaded file of people.',
);
export const moreThanNothing = message('more than nothing', `${ofQuarter}, in place of "15% more".`);
export const noRatings = message('No review was paid by its stars.', `${ofQuarter}.`);
export const notOffered = message(
  'Given {of, plural, one {once} other {# times}}: {after, number} with an amount that would not be offered, instead of {before, number}.',
  `${ofQuarter}: other amounts are offered. {after} and {before} are numbers of awards.`,
);
export const notOnce = message('It did not happen once.', `${ofQuarter}.`);
export const peopleCelebrate = message(
  '{count, plural, =0 {No day of theirs is known.} one {Of # of them a birthday or the first day at work is known.} other {Of # of them a birthday or the first day at work is known.}}',
  ofConcerns,
);
export const cardsGiven = message(
  '{count, plural, =0 {None of them gave a card in the last quarter.} one {In the last quarter they gave # card.} other {In the last quarter they gave # cards.}}',
  ofConcerns,
);
export const peopleReacted = message(
  '{count, plural, =0 {None of them reacted to anything in the last quarter.} one {In the last quarter # of them reacted to something.} other {In the last quarter # of them reacted to something.}}',
  ofConcerns,
);
export const commentsWritten = message(
  '{count, plural, =0 {None of them wrote a comment in the last quarter.} one {In the last quarter they wrote # comment.} other {In the last quarter they wrote # comments.}}',
  ofConcerns,
);
export const ideasShared = message(
  '{count, plural, =0 {None of them shares an idea.} one {# idea of theirs is read by nobody else any more.} other {# ideas of theirs are read by nobody else any more.}}',
  ofConcerns,
);
export const boostsAdded = message(
  '{count, plural, =0 {None of them added points to a card in the last quarter.} one {In the last quarter they added points to cards # time.} other {In the last quarter they added points to cards # times.}}',
  ofConcerns,
);
export const peopleGave = message(
  '{count, plural, =0 {None of them gave anything in the last quarter.} one {In the last quarter # of them gave something.} other {In the last quarter # of them gave something.}}',
  ofConcerns,
);
export const pagesGo = message(
  '{count, plural, =0 {Nobody’s page goes.} one {The page of # person goes.} other {The pages of # people go.}}',
  ofConcerns,
);
export const peopleHang = message(
  '{count, plural, =0 {None of them was chosen for it in the last quarter.} one {In the last quarter # of them was chosen for it.} other {In the last quarter # of them were chosen for it.}}',
  ofConcerns,
);
export const peopleGain = message(
  'It is there for {people, plural, one {# more person} other {# more people}}.',
  ofConcerns,
);
export const peopleLose = message('It goes for {people, plural, one {# person} other {# people}}.', ofConcerns);
export const peopleTell = message(
  '{count, plural, =0 {Nobody of them tells anything.} one {# of them tells something about themselves.} other {# of them tell something about themselves.}}',
  ofConcerns,
);
export const percentLess = message('{percent} less', `${ofQuarter}. {percent} is such as 15%.`);
export const percentMore = message('{percent} more', `${ofQuarter}. {percent} is such as 15%.`);
export const pointsStay = message(
  '{count, plural, =0 {They have no points to spend.} one {# {pointsName} stay in their wallets and cannot be spent until the shop is back.} other {# {pointsName} stay in their wallets and cannot be spent until the shop is back.}}',
  `${ofConcerns} {pointsName} is what the company calls its points.`,
);
export const ratingSum = message(
  'In all {after, number} {pointsName} instead of {before, number}: {change}.',
  `${ofQuarter}. {change} is such as "15% less". {pointsName} is what the company calls its points.`,
);
export const ratingWords = message(
  '{reviews, plural, one {# review gave} other {# reviews gave}} {rating, plural, one {# star} other {# stars}}: they would have been paid {after, number} {pointsName} instead of {before, number}.',
  `${ofQuarter}. {pointsName} is what the company calls its points.`,
);
export const smsSent = message(
  '{count, plural, =0 {They sent no SMS.} one {They sent # SMS.} other {They sent # SMS.}}',
  `${ofConcerns} In the last quarter.`,
);
export const tooLong = message(
  'Written {of, plural, one {once} other {# times}}: {after, number} would have been too long, instead of {before, number}.',
  `${ofQuarter}: a text may be so long. {after} and {before} are numbers of texts.`,
);
export const whatItMeans = message('What it would have meant', 'Heads examples: what a change would have done before.');
export const wouldConfirm = message(
  'Given {of, plural, one {once} other {# times}}: {after, number} would have been confirmed in words, instead of {before, number}.',
  `${ofQuarter}: another limit. {after} and {before} are numbers of awards.`,
);
export const wouldRefuse = message(
  'Done {of, plural, one {once} other {# times}}: {after, number} would have been refused, instead of {before, number}.',
  `${ofQuarter}: another limit. {after} and {before} are numbers of awards or orders.`,
);
export const wouldWait = message(
  'Done {of, plural, one {once} other {# times}}: {after, number} would have waited for a second person, instead of {before, number}.',
  `${ofQuarter}: another limit. {after} and {before} are numbers of awards.`,
);
export const goesOver = message('Goes over', 'Of a request to merge two accounts: how many things of which kind move.');
export const fallsTogether = message(
  'Falls together',
  'Of a request to merge two accounts: how many things both have.',
);
export const pointsAfter = message(
  '{account}: {before, number} and {other, number} become {after, number}',
  'Of a request to merge two accounts: points of both, and of the one that stays. {account} is "Points to redeem" or "Points to award".',
);
export const mergedCount = message('{what}: {count, number}', 'One of several in a line, such as "Cards received: 3".');

const ofSeveral =
  'Nominations are rated by reviewers; one decides alone, or several say what they think and decide together';
const ofRules = 'Awards may have to be confirmed before they are given, by rules of the company';
export const approvalRules = message('Rules of approval', `${ofProgramme}. ${ofRules}.`);
export const approvalDays = message(
  'Days after which an award that nobody has decided goes back',
  `${ofProgramme}. ${ofRules}: the points of an award that waits are given back to its giver.`,
);
export const decidingBy = message('Who decides about a nomination', `${ofProgramme}. ${ofSeveral}.`);
export const decidingPeople = message(
  'People who say something before it is decided',
  `${ofProgramme}. ${ofSeveral}: so many rate or decline it first. "It" is the nomination.`,
);
const ofWay = `${ofSeveral}: who decides, on a choice and in a list`;
export const byFirst = message('The first rating', `${ofWay}: one reviewer alone.`);
export const byMean = message('The mean of several ratings', `${ofWay}.`);
export const byMajority = message('The majority of several', `${ofWay}: what more than half of them would give.`);
export const byChair = message('The chair', `${ofWay}: the cluster admin, who has heard the others.`);
export const ruleCase = message(
  '{what, select, adhoc {Awards from budgets} recognise {Recognise awards} nomination {Ratings of nominations} other {Pay It Forward gifts}}{when, select, above { above {points} points} ownManager {{what, select, nomination { of the own manager of who nominated} other { to the giver’s own manager}}} outsideBudget { outside the budget} other {}}{where, select, site {, at site {code}} cluster {, in cluster {code}} division {, in division {code}} costCentre {, in cost centre {code}} other {}}',
  `${ofRules}: for which of them one is, such as "Awards from budgets above 1,000 points, at site alba". {points} is a number, {code} the name of a site, say, of which the giver is. The spaces within the braces are needed.`,
);
export const ruleAnd = message(
  '{awards}, only {more}',
  `${ofRules}: for which of them one is, where several things must be so. {awards} is such as "Awards from budgets above 1,000 points", {more} a list such as "to the giver’s own manager and outside the budget".`,
);
export const ruleOnly = message(
  '{when, select, above {above {points} points} ownManager {{what, select, nomination {of the own manager of who nominated} other {to the giver’s own manager}}} outsideBudget {outside the budget} other {}}',
  `${ofRules}: something else that must be so for one, behind "only".`,
);
export const ruleBoth = message(
  '{one} and {other}',
  `${ofRules}: two things that must be so for one, such as "to the giver’s own manager and outside the budget".`,
);
export const ruleWhole = message(
  '{awards}: {steps}',
  `${ofRules}: one of them in a sentence. {awards} is such as "Awards from budgets above 1,000 points", {steps} such as "1. finance · 2. the committee".`,
);
export const ruleStep = message('{number, number}. {who}', `${ofRules}: one of the steps, such as "1. finance".`);
export const ruleStepWho = message(
  '{by, select, giversManager {the giver’s manager} nextManager {the manager above} recipientsManagers {{all, select, yes {all of the recipients’ managers} other {one of the recipients’ managers}}} committee {{all, select, yes {all of the committee} other {one of the committee}}} finance {{all, select, yes {all of finance} other {one of finance}}} people {{all, select, yes {all of people} other {one of people}}} programme {{all, select, yes {all of the programme} other {one of the programme}}} other {{all, select, yes {all administrators} other {an administrator}}}}{twice, select, no {, nobody twice} other {}}',
  `${ofRules}: who confirms in a step. Finance, people, programme, committee and administrators are roles; "nobody twice": nobody who has confirmed a step before.`,
);
export const ruleNumbered = message(
  '{number, number}. {rule}',
  `${ofRules}: one of them in their order; the first that fits an award goes.`,
);
export const rulesTurned = message('In another order; the first that fits goes:', `${ofRules}. The rules follow.`);

const ofApprover = `${ofRules}: who confirms in a step, on a choice and in a list`;
export const byGiversManager = message('The giver’s manager', `${ofApprover}.`);
export const byNextManager = message('The manager above', `${ofApprover}: the manager of the giver’s manager.`);
export const byRecipientsManagers = message('The recipients’ managers', `${ofApprover}.`);
export const byCommittee = message('The committee', `${ofApprover}: those with the role "committee".`);
export const byFinance = message('Finance', `${ofApprover}: those with the role "finance".`);
export const byPeople = message('People', `${ofApprover}: those with the role "people", who look after the roster.`);
export const byProgramme = message('The programme', `${ofApprover}: those with the role "programme".`);
export const byAdministrators = message('Administrators', `${ofApprover}: those with the role "administrator".`);
export const byIdeaReviewers = message('Idea reviewers', `${ofApprover}: those with the role "idea reviewer".`);

export const feed = message(
  'Feed of recognition',
  'What a company may do without: on Home, who recognised whom in whose words, as its receivers have chosen.',
);
export const reactions = message(
  'Reactions',
  'What a company may do without: in the feed, what people say with one touch to what was given.',
);
export const comments = message(
  'Comments',
  'What a company may do without: in the feed, what people write to what was given.',
);
export const boosts = message(
  'Points added to cards',
  'What a company may do without: in the feed, points that colleagues add to what was given.',
);
export const openIdeas = message(
  'Ideas of all',
  'What a company may do without: ideas that colleagues read, vote for and comment.',
);
export const ideasAreShared = message(
  'Ideas are shared unless their author chooses otherwise',
  'A part of the programme, and the name of the box by which it is chosen: colleagues of the site read an idea then.',
);
export const year = message(
  'My year',
  'What a company may do without: the screen of what one gave and received in a year.',
);
export const colleaguePages = message(
  'Pages of colleagues',
  'What a company may do without: the page of each person, to which their name leads.',
);
export const seenAudience = message(
  'Who sees a card',
  'A part of the programme: beside who gave and who received it, where its receiver has not chosen.',
);
export const seenPoints = message(
  'Receivers may show points',
  'A part of the programme: whether others may see how many points a card has.',
);
export const refusedWords = message(
  'Words that are not used in comments',
  'A part of the programme, and the name of the field of it: words and phrases that the company refuses.',
);
export const nowRefused = message('Refused from now on: {names}', `${ofChange}: {names} are words of comments.`);
export const noLongerRefused = message('No longer refused: {names}', `${ofChange}: {names} are words of comments.`);
export const theirDivision = message(
  'their division and team',
  'Who sees a card: those of its receiver’s division and team.',
);
export const theirTeam = message('their team', 'Who sees a card: those of its receiver’s team.');
export const nobodyElse = message('nobody else', 'Who sees a card: only who gave and who received it.');
export const anniversaries = message(
  'Anniversary awards',
  'What a company may do without: points that it gives by itself to who has worked there for so many years.',
);
export const anniversaryTable = message(
  'Given for years at work',
  'A part of the programme, and the heading of its fields: for how many years the company gives how many points by itself.',
);
export const afterYears = message(
  '{years, plural, one {After # year} other {After # years}}',
  `${ofChange}: what the company gives by itself on a work anniversary.`,
);
export const wordsOfCard = message(
  'What the card says',
  'A field of the programme: the company’s words on the card of a work anniversary.',
);
export const anniversariesGiven = message(
  '{people, plural, =0 {By this change nobody would have been given anything.} one {By this change # person would have been given {points, number} {pointsName}.} other {By this change # people would have been given {points, number} {pointsName} together.}}',
  'What a change of the programme would have meant in the last quarter: what the company gives by itself on work anniversaries.',
);
export const anniversariesBefore = message(
  '{people, plural, =0 {As it is, nobody is.} one {As it is, # person, {points, number} {pointsName}.} other {As it is, # people, {points, number} {pointsName} together.}}',
  'Behind the sentence that begins "By this change": the same by the programme of now.',
);
export const anniversariesHad = message(
  '{count, plural, one {# person of theirs has a first day at work that is known.} other {# people of theirs have a first day at work that is known.}}',
  'What a change of the programme means at sites that lose awards on work anniversaries.',
);

const ofGroupCards = `${ofProgramme}, and a field: of cards that a team signs for one of them.`;
export const groupCardDays = message('Days before, on which a card opens by itself', ofGroupCards);
export const groupCardBirthdays = message('For birthdays', ofGroupCards);
export const groupCardAnniversaries = message('For work anniversaries', ofGroupCards);
export const groupCardsOpen = message(
  '{count, plural, one {# card for one of them is being signed.} other {# cards for them are being signed.}}',
  'What a change of the programme means at sites that lose cards that a team signs.',
);
export const groupCards = message(
  'Cards that a team signs',
  'What a company may do without, and a part of its programme: cards that a team signs for one of them.',
);
