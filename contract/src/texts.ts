import { message } from './message.ts';

/** What more than one workspace says. */

export const fillIn = message(
  'Please fill this in.',
  'Below a field of a form, or of a cell of a file, that is empty and must not be.',
);
export const useOneLine = message(
  'Please use one line of plain text.',
  'Below a field of a form, or of a cell of a file: it holds line breaks or signs that cannot be seen.',
);
export const giveDate = message(
  'Please give a date as year-month-day.',
  'Below a field of a form, or of a cell of a file. The order is fixed: 2026-11-05.',
);
export const noSuchDay = message(
  'This day does not exist.',
  'Below a field of a form, or of a cell of a file: such as 31 April.',
);
export const monthsTurned = message(
  'The last month is before the first.',
  'Below the two fields that choose the months of a report.',
);
export const chooseBehaviour = message(
  'Please choose a behaviour.',
  'Below a field of a form. A behaviour is what somebody is recognised for, such as Act of Courage.',
);
export const chooseCategory = message('Please choose a category.', 'Below a field of a form.');
export const managersOnly = message(
  'Only a manager may access this module.',
  'A whole screen or a dialog, for who opens what only managers may.',
);
export const authorisedOnly = message(
  'Only authorised personel may access this module.',
  'A whole screen or a dialog, for who opens what they have no right to.',
);
export const reviewersOnly = message(
  'Only the manager or the committee of the nominee may review this.',
  'In a dialog, to somebody who is neither.',
);
export const alreadyReviewed = message(
  'This nomination is already reviewed.',
  'In a dialog or beside a nomination: somebody else decided about it before.',
);
export const notYourself = message(
  'You cannot choose yourself.',
  'Below a field of a form in which one chooses colleagues.',
);
export const notRegistered = message(
  'This user has not registered',
  'Beside a colleague who never signed on and so can receive nothing.',
);
export const noCompetition = message(
  'Competition not currently running',
  'A whole screen, or in a dialog: there is no competition to take part in.',
);
export const notImplemented = message(
  'Module not implemented',
  'A whole screen, or in a dialog: what is not open to the reader, or what their site does without.',
);
export const ideaSubmitted = message('Your idea has been submitted successfully', 'After an idea was sent in.');
export const signOnFailed = message('Sign-on did not work', 'The title of a page where a sign-on came to nothing.');
export const signedOffThere = message(
  'You are signed off there.',
  'After one ended a session of one’s own on another device.',
);
export const signedOffElsewhere = message(
  'You are signed off everywhere else.',
  'After one ended all sessions of one’s own but this one.',
);
export const signedOff = message('You are signed off.', 'After one signed off.');
export const charactersAtMost = message(
  'Please use at most {max, number} characters.',
  'Below a field of a form, or of a cell of a file, that is too long.',
);
export const entireDivision = message(
  'Entire division: {division}',
  'In place of a person: everybody of a division is meant. {division} is its name.',
);
export const peopleAtMost = message(
  'Please choose at most {max, number} people.',
  'Below a field of a form in which one chooses colleagues.',
);
export const chooseOneOf = message(
  'Please choose one of {values}.',
  'Below a field of a form, or to an operator. {values} are words that stay as they are, separated by commas.',
);
export const open = message('Not reviewed', 'How far a nomination is: nobody has decided yet.');
export const waiting = message(
  'Waits for others',
  'How far a nomination is: somebody has said what they think of it, and others must before it is decided.',
);
export const rated = message('Rated', 'How far a nomination is: decided with stars and points.');
export const declined = message('Declined', 'How far a nomination is.');
export const closed = message('Closed', 'How far a nomination is: it ended by itself, because somebody left.');
export const countries = message('Countries', 'A kind of file that is uploaded: the countries of the company.');
export const roster = message('Members', 'A kind of file that is uploaded: the people of the company.');
export const budgets = message('Budgets', 'A kind of file that is uploaded: points that managers may award.');
export const products = message('Products', 'A kind of file that is uploaded: what the shop sells.');
export const vouchers = message('Voucher codes', 'A kind of file that is uploaded: codes that the shop hands out.');
export const promos = message('Promo codes', 'A kind of file that is uploaded: codes that lower a price.');
export const translations = message(
  'Translations',
  'A kind of file that is uploaded: what the company wrote, in further languages.',
);

export const messageSent = message('Message Successfully Sent', 'After somebody wrote on the screen Contact Us.');
export const nominationSubmitted = message('Successfully submitted nomination', 'After somebody nominated colleagues.');
const kind = 'A kind of recognition, in a list or a column:';
export const kindNomination = message('Nomination award', `${kind} points for who was nominated.`);
export const kindPayItForward = message('Pay It Forward', `${kind} points of a member’s own, given to a colleague.`);
export const kindRecognise = message('Recognise', `${kind} points for good work, called as the screen to give them.`);
export const kindAnniversary = message(
  'Anniversary award',
  `${kind} points that the company gives by itself on a work anniversary.`,
);
export const kindCard = message('E-card', `${kind} a card without points.`);

const capability = 'What somebody may do in the portal, called as a role: in a list, and in "gave Ann the role …".';
export const plainMember = message('Member', 'One of the roles: who holds no other.');
export const capabilityManager = message('manager', `${capability} Leads people and reviews their nominations.`);
export const capabilityClusterAdmin = message(
  'cluster admin',
  `${capability} Administrates the nominations of a cluster, which is a part of the company.`,
);
export const capabilityCommittee = message('committee', `${capability} Reviews nominations with others.`);
export const capabilityIdeaReviewer = message('idea reviewer', `${capability} Reviews what comes into the Idea Box.`);
export const capabilityInv = message('inv', `${capability} Of the specification; no screen asks for it.`);
export const capabilityAdministrator = message('administrator', `${capability} Runs the whole programme.`);
export const capabilityFinance = message('finance', `${capability} Budgets, point values and reports on money.`);
export const capabilityShop = message('shop', `${capability} Looks after products, codes and orders.`);
export const capabilityContent = message('content', `${capability} Writes the texts of the portal’s pages.`);
export const capabilityPeople = message('people', `${capability} Looks after the roster of people.`);
export const capabilityProgramme = message('programme', `${capability} Looks after the rules of recognition.`);
export const capabilityModerator = message(
  'moderator',
  `${capability} Decides about e-cards and comments that somebody reported.`,
);
export const capabilityAuditor = message('auditor', `${capability} Reads the record of what administrators did.`);
export const setupLinkWrong = message(
  'This link is used, or too old. Start the portal again: it prints a new one where one is needed.',
  'On the page that leads the first administrator into a new portal, by a link that works once.',
);

const personState = 'Where somebody stands, on a mark beside their name and in a list to choose from:';
export const personHere = message('Here', `${personState} they work for the company.`);
export const personInGrace = message(
  'Leaver in grace',
  `${personState} they left so lately that their points still wait for them.`,
);
export const personGone = message('Gone', `${personState} they left, and their points are forfeited.`);
export const personErased = message('Erased', `${personState} they left, and everything personal of them was erased.`);

const ofSource =
  'Below a field of a form. A source is a name under which the portal remembers what is in the files of a system, such as Workday nightly.';
export const nameSource = message('Please name the source.', ofSource);
export const chooseKindOfFile = message('Please choose what is in the file.', ofSource);
export const rostersOnly = message(
  'Only rosters come by themselves.',
  'In a dialog, below a field, or to who writes programs. An HR system sends a list of everybody each night by itself.',
);
export const nothingGoesBack = message(
  'Nothing of this file can go back.',
  'In a dialog in which a file of data that was taken in is taken back.',
);

const ofNotices =
  'A kind of notices, in a list of choices and at the foot of an e-mail: "You get this e-mail because of your choice for: …".';
export const noticeCard = message('Cards for me', ofNotices);
export const noticeAward = message('Awards and competitions', ofNotices);
export const noticeGroupCard = message('Cards that my team signs', ofNotices);
export const noticeMention = message('Comments that name me', ofNotices);
export const noticeComment = message('Comments on what I gave, got or commented on', ofNotices);
export const noticeReaction = message('Reactions to what I gave or got', ofNotices);
export const noticeDecision = message('Answers to what I asked or handed in', ofNotices);
export const noticeToDo = message('What waits for me', ofNotices);
export const noticeIdea = message('My ideas', ofNotices);
export const noticeIdeaStage = message('Ideas that I want, and what becomes of mine', ofNotices);
export const noticeOrder = message('My orders', ofNotices);
export const noticeBudget = message('My points to award', `${ofNotices} The points that a manager may give to others.`);
export const noticeDelegate = message('Standing in for each other', ofNotices);
export const noticeAccount = message('My points and my account', ofNotices);

const stage = 'Where an idea stands that colleagues share: a word on a badge, in a list of choices and in a sentence.';
export const stageNew = message('New', stage);
export const stageDiscussed = message('Being discussed', stage);
export const stagePlanned = message('Planned', stage);
export const stageDoing = message('Being done', stage);
export const stageDone = message('Done', stage);
export const stageNotNow = message('Not now', stage);

export const nameForAway = message(
  '{name} for {away}',
  'Who decided something, and for whom: {name} stands in for {away} while that person is away. Both are names of people. In lists, letters, exports and the audit.',
);
const scope = 'What a delegate does for somebody who is away, in a list and beside a box to tick.';
export const scopeReviews = message('reviewing nominations and ideas', scope);
export const scopeApprovals = message('confirming what waits for a second person', scope);
export const scopeBudget = message('giving awards from the budget', scope);

const winnerAnnounced =
  'An announcement on Home of who has won a quarter of the year. {quarter} is such as "Quarter 3 of 2026".';
export const quarterWon = message('{name} is the winner of {quarter}', winnerAnnounced);
export const quarterWonWords = message(
  'Congratulations to {name} of {division}! The committee has voted, and the name stands on the Wall of Fame.',
  `${winnerAnnounced} Wall of Fame is a screen.`,
);
export const votedFor = message(
  'You voted for {name}.',
  'To a member of the committee who votes for the winner of a quarter of the year.',
);
export const theCompany = message(
  'The company',
  'Instead of the name of a giver, in lists and at the beginning of sentences: what the company gives by itself on a work anniversary.',
);
