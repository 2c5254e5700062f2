import { message } from '#message';

/** What schemas find wrong. */

export const sayWhy = message(
  'Please say why.',
  'Below a field of a form in which one tells why one declines a request, or changes the programme of the company.',
);
export const tellWhy = message(
  'Please tell why.',
  'Below a field of a form in which one tells why one declines or refunds.',
);
export const waitingOrDecided = message(
  'Please choose waiting or decided.',
  'To who writes programs: the two words stay as they are.',
);
export const emailOrSms = message('Please choose e-mail or SMS.', 'Below a field of a form: how a card is sent.');
export const chooseValue = message(
  'Please choose a value.',
  'Below a field of a form: one of the company’s values, such as Client Focus.',
);
export const behaviourAndCategory = message('Please choose a behaviour and a category.', 'Below a field of a form.');
export const chooseOccasion = message(
  'Please choose an occasion.',
  'Below a field of a form: a birthday, an anniversary, or thanks.',
);
export const noPoints = message('An e-card carries no points.', 'Below a field of a form.');
export const chooseKind = message(
  'Please choose adhoc, reward, payitforward or thankyou.',
  'To who writes programs: the four words stay as they are.',
);
export const basketAction = message(
  'Please choose increase, decrease or remove.',
  'To who writes programs: the three words stay as they are.',
);
export const quantity = message(
  'Please give a number from 0 to {max, number}.',
  'Below a field of a form: how many pieces.',
);
export const giveMobile = message('Please give a mobile number.', 'Below a field of a form.');
export const confirmTotal = message(
  'Please confirm the total.',
  'In a dialog: the total of an order was not sent along.',
);
export const giveTitle = message('Please give a title.', 'Below a field of a form: of a competition.');
export const isActive = message('Please say whether the competition is active.', 'Below a field of a form.');
export const endsBefore = message(
  'The end is before the start.',
  'Below a field of a form: the last day of a competition.',
);
export const competitionState = message(
  'Please ask for running, planned or ended competitions.',
  'To who writes programs: running, planned and ended stay as they are.',
);
export const invalidKey = message('Invalid Key', 'In a dialog: there is no content page of this name.');
export const giveName = message('Please give your name.', 'Below a field of a form, on the screen Contact us.');
export const giveEmail = message('Please give an e-mail address.', 'Below a field of a form.');
export const writeMessage = message('Please write a message.', 'Below a field of a form, on the screen Contact us.');
export const acceptTerms = message('Please accept the terms.', 'Below a box to be ticked.');
export const deskQueue = message(
  'Please choose waiting, onTheWay, undelivered or refunded.',
  'To who writes programs: the four words stay as they are.',
);
export const queueOrStatus = message(
  'Please ask for a queue or for a dispatch status, not for both.',
  'To who writes programs, of the list of the order desk.',
);
export const noFile = message('This is no file that can be fetched.', 'To who writes programs.');
export const giveTicket = message('Please give the ticket.', 'To who writes programs: with which a file is fetched.');
export const noTicket = message('This is not a ticket.', 'To who writes programs: with which a file is fetched.');
export const ideaStatus = message(
  "Please give ''N'', ''R'', ''C'' or ''''.",
  'To who writes programs: the letters stay as they are.',
);
export const ideaTitle = message('Please give your idea a title.', 'Below a field of a form.');
export const ideaText = message('Please describe your idea.', 'Below a field of a form.');
export const giveComment = message(
  'Please give a comment.',
  'Below a field of a form: what a reviewer says to an idea.',
);
export const linkNotWhole = message(
  'The link is not whole.',
  'A whole screen: a part of the link of an e-mail is missing.',
);
export const visibleLetters = message('Please use letters that can be seen.', 'Below a field of a form: a name.');
export const noSuchMonth = message('This month does not exist.', 'Below a field of a form: of a birthday.');
export const yesOrNothing = message("Please answer ''Y'' or ''''.", 'To who writes programs.');
export const chooseLanguage = message('Please choose a language of the list.', 'Below a field of a form.');
export const oneField = message('Please give at least one field to change.', 'To who writes programs.');
export const dayAndMonth = message(
  'Please give both the day and the month, or neither.',
  'Below a field of a form: of a birthday.',
);
export const dayNotInMonth = message(
  'This day does not exist in that month.',
  'Below a field of a form: of a birthday, such as 31 April.',
);
export const giveCompetition = message(
  'Please give the competition.',
  'To who writes programs: the nomination names none.',
);
export const competitionTitle = message(
  'Please give the title of the competition.',
  'To who writes programs: the nomination names none or several.',
);
export const stars = message('Please rate with 1 to {max, number} stars.', 'Below a field of a form.');
export const isCustom = message(
  'Please say whether the amount is custom.',
  'To who writes programs: other points than the rating gives.',
);
export const customPoints = message('Please give 0 to {max, number} points.', 'Below a field of a form.');
export const isQuarterly = message(
  'Please say whether to include it in the quarterly awards.',
  'To who writes programs.',
);
export const customAbove = message(
  'A custom amount needs a rating above {rating, number}.',
  'Below a field of a form: other points than the rating gives. {rating} is a number of stars.',
);
export const customOnly = message('Points are given only with a custom amount.', 'To who writes programs.');
export const motivateQuarterly = message(
  'Please motivate the quarterly award.',
  'Below a field of a form: why it should be considered for the award of the quarter.',
);
export const noBehaviour = message('This is not a behaviour.', 'Below a field of a form.');
export const oneBehaviour = message('Please choose at least one behaviour.', 'Below a field of a form.');
export const behaviourTwice = message('A behaviour is chosen twice.', 'Below a field of a form.');
export const notCombined = message(
  "''{name}'' cannot be combined with behaviours.",
  'Below a field of a form. {name} is a choice that stands alone.',
);
export const nominationState = message(
  'Please choose review, rate or rated.',
  'To who writes programs: the three words stay as they are.',
);
export const listNotSortedBy = message('This list is not sorted by that.', 'To who writes programs.');
export const noPlace = message(
  'This is no place in the list.',
  'To who writes programs: where a page of a list begins.',
);
export const chooseNominee = message(
  'Please choose who to nominate.',
  'Below a field of a form in which one chooses colleagues.',
);
export const tellReason = message('Please tell the reason.', 'Below a field of a form: of a nomination.');
export const quarters = message('Quarters run from 1 to 4.', 'Below a field of a form.');
export const tooEarly = message('This year is too early.', 'Below a field of a form.');
export const tooLate = message('This year is too late.', 'Below a field of a form.');
export const awardStatus = message(
  "Please give ''W'', ''D'', ''N'' or ''''.",
  'To who writes programs: the letters stay as they are.',
);
export const giveInstant = message(
  'Please give a date and time in UTC, such as 2026-01-31T08:00:00Z.',
  'To who writes programs.',
);
export const scopesOnly = message(
  'This can be held over {values} only.',
  'To who writes programs, of a role. {values} are words that stay as they are.',
);
export const whichScope = message(
  'Please say which one.',
  'To who writes programs: which division, cluster or country a role is for.',
);
export const noScopeCode = message('This scope has no code.', 'To who writes programs, of a role.');
export const endNotAfter = message('The end is not after the beginning.', 'To who writes programs, of a role.');
export const signOnAgain = message(
  'Please sign on again.',
  'A whole screen: signing on took too long or was broken off.',
);
export const noLogoutToken = message(
  'This is not a logout token.',
  'To the company’s sign-on, which says that somebody signed off.',
);
export const oneLogoutToken = message(
  'Please send one logout token.',
  'To the company’s sign-on, which says that somebody signed off.',
);
export const pageEnd = message('Please give the place where the last page ended.', 'To who writes programs.');
export const oneLine = message('Please ask for one line at least.', 'To who writes programs, of a statement.');
export const linesAtMost = message(
  'Please ask for at most {max, number} lines.',
  'To who writes programs, of a statement.',
);
export const confirm = message(
  'Please give confirm as one of {values}, or several joined by a comma.',
  'To who writes programs: confirm is a name, {values} are words that stay as they are.',
);
export const uploadId = message(
  'Please give uploadId as up to 64 letters, digits, hyphens and underscores.',
  'To who writes programs: uploadId is a name.',
);
export const giveUpload = message('Please give the upload.', 'To who writes programs.');
export const noUpload = message('This is not an upload.', 'To who writes programs.');

const heading = 'Heads a column of a file of a report:';
export const columnDate = message('Date', `${heading} when it happened.`);
export const columnPoints = message('Points', `${heading} how many points.`);
export const columnNomineeId = message('Nominee ID', `${heading} the employee number of who is nominated.`);
export const columnNomineeName = message('Nominee Name', `${heading} who is nominated.`);
export const columnNomineeDivision = message('Nominee Division', `${heading} the division of who is nominated.`);
export const columnNominatedFor = message(
  'Nominated For',
  `${heading} what somebody is nominated for, such as a behaviour.`,
);
export const columnReason = message('Reason', `${heading} why, in the words of who nominated.`);
export const columnNominatedById = message('Nominated By ID', `${heading} the employee number of who nominated.`);
export const columnNominatedBy = message('Nominated By', `${heading} who nominated.`);
export const columnNominatedByDivision = message('Nominated By Division', `${heading} the division of who nominated.`);
export const columnReviewById = message('Review By ID', `${heading} the employee number of who decided.`);
export const columnReviewByName = message('Review By Name', `${heading} who decided.`);
export const columnReviewByDivision = message('Review By Division', `${heading} the division of who decided.`);
export const columnRef = message('Ref', `${heading} the number that it is found by.`);
export const columnRating = message('Rating', `${heading} the stars that were given.`);
export const columnQuarterlyMotivation = message(
  'Quarterly Motivation',
  `${heading} why it should be considered for the award of the quarter.`,
);
export const columnReviewedBy = message('Reviewed By', `${heading} who decided.`);
export const columnReasons = message('Reasons', `${heading} all reasons together.`);
export const columnQuarterlyMotivations = message('Quarterly Motivations', `${heading} all motivations together.`);
export const chooseCountry = message('Please choose a country.', 'Below a field of a form.');
export const chooseTimeZone = message('Please choose a time zone of the list.', 'Below a field of a form.');
export const chooseCurrency = message('Please choose a currency of the list.', 'Below a field of a form.');
export const givePointValue = message(
  'Please give an amount above 0, with six decimals at most.',
  'Below a field of a form: what a point buys.',
);
export const chooseStep = message('Please choose a step of the list.', 'To who writes programs.');
export const givePart = message('Please give part=1, part=0 or nothing.', 'To who writes programs.');
export const personOrRole = message('Please name a person or a role, one of both.', 'To who writes programs.');
export const giveCircle = message('Please name two to five people.', 'To who writes programs.');

const ofSource =
  'Below a field of a form. A source is a name under which the portal remembers what is in the files of a system, such as Workday nightly.';
export const noColumn = message('There is no column {column}.', `${ofSource} {column} is a name of the file.`);
export const columnTwice = message(
  '{one} and {other} cannot both be {column}.',
  `${ofSource} {one} and {other} are names that a file has for its columns, {column} is what they were said to be.`,
);
export const partOfRoster = message('Only a roster can be a part.', ofSource);

export const feedDays = message(
  'Please give a number of days from 1 to {max, number}.',
  'Below a field of a form: how long a token opens anything.',
);

export const sayWhyUndone = message(
  'Please say why it is undone.',
  'Below a field of a form, before what a file of data has changed is taken back.',
);
export const hourOfDay = message(
  'Please give an hour from 0 to 23.',
  'Below a field of a form: when a file is expected.',
);
export const dayOfWeek = message(
  'Please give a day of the week from 1 to 7.',
  'To who writes programs: when a file is expected each week. Monday is 1.',
);
export const giveSeen = message(
  'Please look at the account again.',
  'Where two accounts of one person are merged without the account that was shown.',
);
export const markSome = message(
  'Please mark at least one.',
  'Beside a list of which one marks what is decided together.',
);
export const markFewer = message(
  'Please mark {max, number} at most: so many are decided with one press.',
  'Beside a list of which one marks what is decided together.',
);
export const markedTwice = message(
  'One is marked twice.',
  'To who writes programs: what is decided together is named twice.',
);

const onGroupCard = 'Below a field of a form about a card that many colleagues sign for one of them.';
export const chooseColleague = message(
  'Please choose at least one colleague.',
  `${onGroupCard} Who else is asked to sign.`,
);
export const writeThanks = message('Please write a few words.', `${onGroupCard} Whom it is for thanks all who signed.`);
