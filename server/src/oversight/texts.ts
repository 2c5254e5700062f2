import { message } from '@laurel/contract/message';

const inAudit = 'An entry of the audit, as a line of its list: what was done. Who did it stands beside it.';

export const nominationReviewed = message(
  'Nomination {id} was rated with {rating, plural, one {# star} other {# stars}}. Points: {points, number}.',
  inAudit,
);
export const nominationDeclined = message('Nomination {id} was declined.', inAudit);
export const nominationDecided = message(
  'Nomination {id} was decided by {said, plural, one {# person} other {# people}}: {rating, number} of {max, number} stars. Points: {points, number}.',
  `${inAudit} Several reviewers said what they think of it; with 0 stars it was declined.`,
);
export const ideaStaged = message(
  'The idea “{name}” was put to the stage {stage}.',
  `${inAudit} {name} is the title of the idea, or its number; {stage} is one such as Planned.`,
);
export const ideaReviewed = message(
  'The idea “{name}” was reviewed. Points: {points, number}.',
  `${inAudit} {name} is the title of the idea, or its number.`,
);
export const quarterAdded = message('Quarter {quarter} of {year} was added.', inAudit);
export const pointsForfeited = message(
  'Points of {name} lapsed: {points, number}.',
  `${inAudit} The points of somebody who left have gone.`,
);
export const orderCancelled = message('Order {order} was cancelled. Points that came back: {points, number}.', inAudit);
export const orderLineMoved = message(
  'A line of order {order} is now: {status}.',
  `${inAudit} {status} is such as Waiting, Prepared, Sent or Delivered.`,
);
export const orderLineRefunded = message(
  'Refunded of order {order}: {qty, plural, one {# piece} other {# pieces}}. Points: {points, number}.',
  inAudit,
);
export const supplierAnswers = message(
  'A file of the supplier’s answers was imported. Order lines that moved: {moved, number}.',
  inAudit,
);
export const voucherRead = message('The voucher codes of a line of order {order} were looked at.', inAudit);
export const productPicture = message('The picture {name} of a product was changed.', `${inAudit} {name} is a file’s.`);
export const personAdded = message('{name} was added by hand.', `${inAudit} Somebody who was in no roster yet.`);
export const personChanged = message('What is kept of {name} was changed by hand.', inAudit);
export const personEnded = message('{name} was marked as having left.', inAudit);
export const personReturned = message('{name} was brought back.', `${inAudit} Somebody who had left.`);
export const personExported = message('What is kept of {name} was saved as a file.', inAudit);
export const circleJudged = message(
  'Points that went round among {people, plural, one {one person} other {# people}} were judged: {verdict, select, fine {in order} watch {to be watched} other {not in order}}.',
  inAudit,
);
export const viewedPerson = message('{name}’s portal was looked at as they see it.', inAudit);
export const viewedRole = message('The portal was looked at as somebody with this role sees it: {role}.', inAudit);
export const viewingEnded = message('A look at the portal as somebody else sees it was ended.', inAudit);
export const memberErased = message('The personal data of member {number} was erased.', inAudit);
export const addressesChanged = message(
  'The addresses of {name} were changed: {which, select, email {e-mail} mobile {mobile number} other {e-mail and mobile number}}.',
  inAudit,
);
export const emailConfirmed = message('The e-mail address of {name} was confirmed.', inAudit);
export const rolesChanged = message('A roster changed the rights of {name}.', inAudit);
export const roleGiven = message('{name} was given a role: {role}.', inAudit);
export const roleEnded = message('A role of {name} was ended: {role}.', inAudit);
export const pointsCorrected = message(
  '{points, plural, =0 {{what}} one {{what}: # point} other {{what}: # points}}, of {people, plural, one {# person} other {# people}}.',
  `${inAudit} {what} is what was done, such as "Award taken back" or "Credit".`,
);
export const debtForgiven = message(
  '{points, plural, one {# point} other {# points}} of a debt forgiven; {left, number} are left of it.',
  `${inAudit} A debt is of points that somebody had spent before they were taken back.`,
);
export const budgetChanged = message(
  '{kind, select, grant {Granted} move {Moved between pots} takeBack {Taken back from pots} change {Last day changed} plan {Granted by a plan} other {Ended, and back to the company}}: {points, number} points, of {people, plural, one {# person} other {# people}}{period, select, none {} other { ({period})}}.',
  `${inAudit} Points to award, in the pots of managers. {period} is a name such as 2027-Q1.`,
);
export const budgetPlanned = message(
  'Saved the plan {name}: {points, number} points {per, select, report {for each report} other {for each manager}} a month, {state, select, on {switched on} other {switched off}}.',
  `${inAudit} Points to award that managers are granted each month.`,
);
export const approvalAsked = message(
  'A second person was asked about {kind, select, recognise {points} adhoc {an award} payitforward {points paid forward} idea {the reward of an idea} nomination {the rating of a nomination} budgets {budgets} prices {prices} codes {promotional codes} correction {a correction of points} pots {budgets} merger {a merger of two accounts} other {the programme}}.',
  inAudit,
);
export const approvalAgreed = message(
  'Step {step, number} was confirmed of what waits for others, about {kind, select, recognise {points} adhoc {an award} payitforward {points paid forward} idea {the reward of an idea} nomination {the rating of a nomination} budgets {budgets} prices {prices} codes {promotional codes} correction {a correction of points} pots {budgets} merger {a merger of two accounts} other {a change of the programme}}.',
  inAudit,
);
export const approvalMoved = message(
  'Nobody was left who could confirm step {step, number}: administrators were asked, about {kind, select, recognise {points} adhoc {an award} payitforward {points paid forward} idea {the reward of an idea} nomination {the rating of a nomination} budgets {budgets} prices {prices} codes {promotional codes} correction {a correction of points} pots {budgets} merger {a merger of two accounts} other {a change of the programme}}.',
  inAudit,
);
export const approvalExpired = message(
  'Nobody decided in time, and what was set aside was given back, about {kind, select, recognise {points} adhoc {an award} payitforward {points paid forward} idea {the reward of an idea} nomination {the rating of a nomination} budgets {budgets} prices {prices} codes {promotional codes} correction {a correction of points} pots {budgets} merger {a merger of two accounts} other {a change of the programme}}.',
  inAudit,
);
export const approvalConfirmed = message(
  'A second person confirmed {kind, select, recognise {points} adhoc {an award} payitforward {points paid forward} idea {the reward of an idea} nomination {the rating of a nomination} budgets {budgets} prices {prices} codes {promotional codes} correction {a correction of points} pots {budgets} merger {a merger of two accounts} other {a change of the programme}}.',
  inAudit,
);
export const approvalDeclined = message(
  'A second person declined {kind, select, recognise {points} adhoc {an award} payitforward {points paid forward} idea {the reward of an idea} nomination {the rating of a nomination} budgets {budgets} prices {prices} codes {promotional codes} correction {a correction of points} pots {budgets} merger {a merger of two accounts} other {a change of the programme}}.',
  inAudit,
);
export const approvalWithdrawn = message(
  'A request to a second person was withdrawn, about {kind, select, recognise {points} adhoc {an award} payitforward {points paid forward} idea {the reward of an idea} nomination {the rating of a nomination} budgets {budgets} prices {prices} codes {promotional codes} correction {a correction of points} pots {budgets} merger {a merger of two accounts} other {the programme}}.',
  inAudit,
);
export const approvalAlone = message(
  'Done without a second person, because there was none: {kind, select, recognise {points} adhoc {an award} payitforward {points paid forward} idea {the reward of an idea} nomination {the rating of a nomination} budgets {budgets} prices {prices} codes {promotional codes} correction {a correction of points} pots {budgets} merger {a merger of two accounts} other {a change of the programme}}.',
  inAudit,
);
export const programmeChanged = message(
  'Version {version} of the programme was saved, with {differences, plural, one {# difference} other {# differences}}.',
  inAudit,
);
export const programmeWithdrawn = message('Version {version} of the programme was withdrawn.', inAudit);
export const lookSaved = message('The look of the site {site} was saved.', inAudit);
export const lookPicture = message('A picture for the look of a site was added.', inAudit);
export const textsChanged = message(
  'Sentences of the portal in {language} were worded anew: {changed, number}. As released again: {back, number}.',
  `${inAudit} The company says sentences in its own words.`,
);
export const textsPlanned = message('A sentence of the portal in {language} was planned for later.', inAudit);
export const textsWithdrawn = message('Planned sentences in {language} were withdrawn: {plans, number}.', inAudit);
export const contentPublished = message('The text “{name}” was published in {language}.', inAudit);
export const contentWithdrawn = message('The text “{name}” was withdrawn in {language}.', inAudit);
export const blockAdded = message('The text “{name}” was added.', inAudit);
export const blockRetired = message('The text “{name}” was retired.', inAudit);
export const textPicture = message('A picture for a text was added.', inAudit);
export const announcementSaved = message('The announcement “{name}” was saved.', inAudit);
export const announcementEnded = message('The announcement “{name}” was ended.', inAudit);
export const announcementRemoved = message('The announcement “{name}” was taken away.', inAudit);
export const announcementBack = message('The announcement “{name}” was brought back.', inAudit);
export const announcementMoved = message('The announcement “{name}” was moved in its order.', inAudit);
export const announcementPicture = message('A picture for an announcement was added.', inAudit);
export const competitionAdded = message('The competition “{name}” was added.', inAudit);
export const competitionRemoved = message('The competition “{name}” was removed.', inAudit);
export const competitionChanged = message('The competition “{name}” was changed.', inAudit);
export const competitionBanner = message('The picture of the competition “{name}” was changed.', inAudit);
const ofVote = `${inAudit} {quarter} is such as 3/2026: of the year.`;
export const ballotOpened = message(
  'A vote for the winner of quarter {quarter} was opened, among {people, plural, one {# person} other {# people}}.',
  ofVote,
);
export const ballotClosed = message(
  'The vote for quarter {quarter} has ended: {voted, plural, one {# vote} other {# votes}}, {most, number} of them for the first.',
  ofVote,
);
export const ballotDecided = message('The vote for quarter {quarter} was decided between equals.', ofVote);
export const ballotWithdrawn = message('The vote for quarter {quarter} was taken back.', ofVote);
export const ballotAnnounced = message('The winner of quarter {quarter} was announced.', ofVote);
export const winnerNamed = message('{winner} was named as a winner of “{name}”.', inAudit);
export const winnerWithdrawn = message('{winner} is no winner of “{name}” any more.', inAudit);
export const winnerAnnounced = message('That {winner} has won “{name}” was announced.', inAudit);
export const uploadApplied = message(
  'A file was taken in: {kind}. New {added, number}, changed {changed, number}, removed {removed, number}.',
  `${inAudit} {kind} is such as Roster or Products.`,
);
export const messagesRetried = message('Messages were sent again: {messages, number}.', inAudit);
export const messagesGivenUp = message('Messages were given up: {messages, number}.', inAudit);
export const messagesReleased = message(
  'The outbox of a restored portal was opened. Messages that were held: {messages, number}.',
  inAudit,
);
export const setupBegun = message('{name} began to set up the portal.', inAudit);
export const setupSettled = message('A step of the setup was marked as settled.', inAudit);
export const setupOpen = message('A step of the setup was opened again.', inAudit);
export const setupFinished = message('The setup was finished.', inAudit);
export const formerAct = message(
  'Of a former release: {act}.',
  'An entry of the audit from before acts had sentences. {act} is a few English words.',
);

const asField = 'The name of a field in an entry of the audit, before its value or its values before and after.';

export const fieldKind = message('Kind', asField);
export const fieldState = message('State', asField);
export const fieldRating = message('Stars', asField);
export const fieldSaid = message('People who said something', asField);
export const fieldStars = message('Of so many stars', asField);
export const fieldStanding = message(
  'Payment',
  `${asField} Whether points of a nomination are paid, wait or come later.`,
);
export const fieldPeople = message('People', `${asField} How many.`);
export const fieldAsked = message('Points asked', `${asField} That were to be moved; some had been spent.`);
export const fieldOwed = message('Became a debt', `${asField} How many points, of those that were taken back.`);
export const fieldLeft = message('Left', `${asField} How many points of a debt.`);
export const fieldPeriod = message('Period', `${asField} Of points to award, such as 2027-Q1.`);
export const fieldName = message('Name', `${asField} Of a plan.`);
export const fieldPerReport = message('For each report', `${asField} Yes or no.`);
export const fieldOn = message('Switched on', `${asField} Yes or no.`);
export const fieldPointsEach = message('Points each', asField);
export const fieldPoints = message('Points', asField);
export const fieldQty = message('Pieces', asField);
export const fieldMoved = message('Lines moved', asField);
export const fieldValues = message('Values erased', `${asField} How many.`);
export const fieldFields = message('Fields', `${asField} Which were changed, by their technical names.`);
export const fieldReports = message('Reports moved', `${asField} How many people have another manager now.`);
export const fieldLate = message('Came back late', `${asField} Yes or no.`);
export const fieldPart = message('Only some people', `${asField} Whether a roster held only some people: yes or no.`);
export const fieldLeftOut = message('Rows left out', `${asField} How many rows of a file had something wrong.`);
export const fieldEmail = message('E-mail', asField);
export const fieldMobile = message('Mobile number', asField);
export const fieldCapability = message('Role', asField);
export const fieldScope = message('Over', `${asField} Over whom a role is held, such as a division.`);
export const fieldScopeCode = message('Code', `${asField} Of a division, site or cluster over which a role is held.`);
export const fieldFrom = message('From', asField);
export const fieldUntil = message('Until', asField);
export const fieldOwn = message('In own words', `${asField} How many sentences the company says in its own words.`);
export const fieldChanged = message('Changed', `${asField} How many.`);
export const fieldBack = message(
  'As released',
  `${asField} How many sentences are said as the release has them again.`,
);
export const fieldVersion = message('Version', asField);
export const fieldPlans = message('Plans', `${asField} How many sentences were planned.`);
export const fieldDifferences = message('Differences', `${asField} How many.`);
export const fieldBy = message('Way', `${asField} By which way somebody began: a link or signing on.`);
export const fieldSettled = message('Settled', `${asField} Yes or no.`);
export const fieldAdded = message('New', `${asField} How many.`);
export const fieldRemoved = message('Removed', `${asField} How many, or yes or no.`);
export const fieldUnchanged = message('Unchanged', `${asField} How many.`);
export const fieldConfirmed = message('Confirmed', `${asField} What was confirmed of a file, such as leavers.`);
export const fieldGranted = message('Points granted', asField);
export const fieldRights = message('Rights changed', `${asField} Of how many people.`);
export const fieldPrices = message('Prices', asField);
export const fieldQuarter = message('Quarter', asField);
export const fieldYear = message('Year', asField);
export const fieldEnabled = message('On', `${asField} Whether a competition is switched on: yes or no.`);
export const fieldVoted = message('Votes', asField);
export const fieldMostVotes = message('Most votes', asField);
export const fieldWasClosed = message('Had ended', `${asField} Yes or no.`);
export const fieldAnnounced = message('Was announced', `${asField} Yes or no.`);
export const fieldFirst = message('For the first time', `${asField} Yes or no.`);
export const fieldLanguage = message('Language', asField);
export const fieldAsksAgain = message(
  'Asks everybody again',
  `${asField} Whether terms must be accepted anew: yes or no.`,
);
export const fieldAccess = message('Who may read', asField);
export const fieldPlace = message('Place', `${asField} Where an announcement stands: Home or the shop.`);
export const fieldLanguages = message('Languages', asField);
export const fieldSites = message('Sites', asField);
export const fieldCountries = message('Countries', asField);
export const fieldClusters = message('Clusters', asField);
export const fieldFirstName = message('First name', asField);
export const fieldSurname = message('Surname', asField);
export const fieldFamilyNameFirst = message('Family name first', `${asField} Yes or no.`);
export const fieldDivision = message('Division', asField);
export const fieldSite = message('Site', asField);
export const fieldCostCentre = message('Cost centre', asField);
export const fieldManagerNumber = message('Manager’s number', asField);
export const fieldHireDate = message('Hired on', asField);
export const fieldBirthDay = message('Birthday: day', asField);
export const fieldBirthMonth = message('Birthday: month', asField);
export const fieldDivisions = message('Divisions', asField);
export const fieldManagersOnly = message('Managers only', `${asField} Yes or no.`);
export const fieldOrder = message('Place in the order', asField);
export const fieldMessages = message('Messages', `${asField} How many.`);
export const fieldIds = message('Numbers', `${asField} The numbers of messages.`);
export const fieldChannel = message('Way of sending', `${asField} E-mail or SMS.`);
export const fieldLetter = message('Kind of message', asField);
export const fieldReason = message('Reason', asField);
export const fieldComment = message('Comment', asField);
export const fieldFile = message('File', asField);
export const fieldCarrier = message('Carrier', asField);
export const fieldReference = message('Reference', asField);
export const fieldTitle = message('Title', asField);
export const fieldDescription = message('Description', asField);
export const yes = message('Yes', 'The value of a field in an entry of the audit.');
export const no = message('No', 'The value of a field in an entry of the audit.');

const inFile = 'The heading of a column in the file of the audit.';
export const columnEntry = message('Entry', inFile);
export const columnTime = message('Time (UTC)', inFile);
export const columnWho = message('Who', inFile);
export const columnNumber = message('Member number', inFile);
export const columnAct = message('Act', `${inFile} The name of the act, as programs know it.`);
export const columnWhat = message('What', `${inFile} A sentence.`);
export const columnSubject = message('Done to', `${inFile} A kind of thing and its number, such as order:12.`);
export const columnWhom = message('Whom it concerns', inFile);
export const columnChanges = message('Before and after', inFile);
export const columnFacts = message('Facts', inFile);
export const columnPrevious = message('Hash before', `${inFile} The hash of the entry before it.`);
export const columnHash = message('Hash', inFile);

export const resent = message(
  '{messages, plural, one {The message is sent again.} other {# messages are sent again.}}',
  'To who has had messages sent again.',
);
export const givenUp = message(
  '{messages, plural, one {The message is given up: it is not sent.} other {# messages are given up: they are not sent.}}',
  'To who has given up messages.',
);
export const neverResent = message(
  'What was sent is not sent a second time.',
  'To who wants to have a message sent again that went out.',
);
export const neverGivenUp = message(
  'What has ended stays as it is.',
  'To who wants to give up a message that was sent, was given up, or goes to nobody.',
);
export const stateMeanwhile = message(
  'This message is not as you saw it any more: somebody else, or the portal, was quicker.',
  'To who wants to send a message again, or to give it up.',
);
export const sentNow = message(
  'This message is being sent at this moment.',
  'To who wants to send a message again, or to give it up.',
);
export const othersMeanwhile = message(
  'By now it would be {done, plural, =0 {no message} one {# message} other {# messages}} instead of {wanted, number}. Nothing was done: please look again.',
  'To who wants to send all messages of a list again, or to give them up.',
);

export const contactAnswered = message('Message {id} to the company was answered.', inAudit);
export const contactNoted = message('A note was written on message {id} to the company.', inAudit);
export const contactAssigned = message(
  '{way, select, take {Message {id} to the company was taken.} giveBack {Message {id} to the company was given back.} other {Message {id} to the company was handed over to {name}.}}',
  inAudit,
);
export const contactMoved = message(
  '{state, select, open {Message {id} to the company was opened again.} spam {Message {id} to the company was marked as spam.} other {Message {id} to the company was closed.}}',
  inAudit,
);
export const contactResent = message('The answer to message {id} to the company was sent again.', inAudit);
export const fieldWay = message('What was done', asField);
export const caseDecided = message(
  '{of, select, comment {{decision, select, hide {Comment {id} was hidden.} show {Comment {id} is shown again.} other {Comment {id} was reported and stays as it is.}}} idea {{decision, select, hide {Idea {id} was hidden.} show {Idea {id} is shown again.} other {Idea {id} was reported and stays as it is.}}} signature {{decision, select, hide {Signature {id} was hidden.} show {Signature {id} is shown again.} other {Signature {id} was reported and stays as it is.}}} other {{decision, select, hide {Card {id} was hidden.} show {Card {id} is shown again.} other {Card {id} was reported and stays as it is.}}}}',
  inAudit,
);
export const caseTalked = message(
  '{of, select, comment {{name} was written to about comment {id}.} idea {{name} was written to about idea {id}.} signature {{name} was written to about signature {id}.} other {{name} was written to about card {id}.}}',
  `${inAudit} {name} wrote the comment, had the idea, or gave or received the card.`,
);
const ofSource =
  'A line of the audit. A source is a name under which the portal remembers what is in the files of a system, such as Workday nightly.';
export const sourceMade = message('A source of files was made: {name}.', ofSource);
export const sourceChanged = message('How the files of a source are read was changed: {name}.', ofSource);
export const sourceForgotten = message('A source of files was forgotten: {name}.', ofSource);
export const fieldNew = message('Is new', 'The name of a fact in the audit: whether something was made by the act.');
export const fieldAssigned = message(
  'Columns assigned',
  'The name of a fact in the audit, with a number: columns of a file.',
);
export const fieldIgnored = message(
  'Columns left alone',
  'The name of a fact in the audit, with a number: columns of a file.',
);
export const feedTokenGiven = message(
  'A token was given by which {name} sends its files: …{token}.',
  `${ofSource} {token} are the last four characters of a long password.`,
);
export const feedTokenEnded = message(
  'The token …{token} by which {name} sent its files was ended.',
  `${ofSource} {token} are the last four characters of a long password.`,
);
export const feedConfirmed = message('A file of {name} that waited was confirmed.', ofSource);
export const feedDeclined = message('A file of {name} that waited was declined.', ofSource);
export const fieldSource = message('Source', 'The name of a fact in the audit: of which system a file is.');
export const fieldToken = message(
  'Token',
  'The name of a fact in the audit: the last four characters of a long password.',
);
export const fieldIsConfirmed = message(
  'Is confirmed',
  'The name of a fact in the audit: whether somebody has confirmed it.',
);

export const uploadUndone = message(
  'A file was undone: {kind}. {count, plural, one {# change} other {# changes}} went back, {stays, number} stayed.',
  `${inAudit} What a file of data had changed is as before. {kind} is such as Roster or Products.`,
);
export const fieldStays = message(
  'Rows that stayed',
  `${asField} How many rows of a file could not go back when it was undone.`,
);
export const fieldTakenBack = message('Points taken back', `${asField} Points to award that went back to the company.`);
export const fieldCodesRemoved = message('Codes removed', `${asField} Voucher codes that nobody had.`);
export const personMerged = message(
  'Number {other} was merged with {name}, and {points, plural, one {# point} other {# points}} to redeem went over.',
  inAudit,
);
export const fieldPotPoints = message('Points to award', asField);
export const fieldWentOver = message('Went over', `${asField} When two accounts were merged: how many of what.`);
export const fieldFellTogether = message(
  'Fell together, or stayed',
  `${asField} When two accounts were merged: how many of what.`,
);

export const actForAway = message(
  '{act} Done for {away}.',
  `${inAudit} {act} is a whole sentence: what a delegate did, who stands in for {away} while that person is away.`,
);
export const delegationNamed = message(
  '{delegate} was named to stand in for {away}{points, plural, =0 {} one {, with up to # point to award} other {, with up to # points to award}}.',
  `${inAudit} Both are names of people; {away} is the one who is away.`,
);
export const delegationChanged = message(
  'What {delegate} does for {away}, who is away, was changed{points, plural, =0 {} one {: up to # point to award} other {: up to # points to award}}.',
  `${inAudit} Both are names of people; {away} is the one who is away.`,
);
export const delegationEnded = message(
  '{why, select, delegate {{delegate} gave back what they did for {away}.} left {{delegate} stands in for {away} no longer: one of the two has left.} other {{delegate} stands in for {away} no longer.}}',
  `${inAudit} Both are names of people; {away} was the one who is away. {why} tells who ended it.`,
);
export const fieldScopes = message(
  'Stands in for',
  `${asField} What a delegate does for who is away: reviews, approvals, budget.`,
);
export const fieldWhy = message('Ended by', `${asField} Who ended it, or that somebody has left.`);
export const fieldStep = message('Step', `${asField} Of several people who confirm something one after the other.`);
export const fieldIsOver = message('Step over', `${asField} Whether others are still to confirm the same step.`);
