import { message } from '@laurel/contract/message';

export const intro = message(
  'Some acts are more than one person does alone. They wait here until somebody else confirms them, or declines them and says why.',
  'Below the title Second person: "they" and "them" are the acts, such as giving many points.',
);
export const whatWaits = message('What waits', 'Read aloud: names the list of requests that wait.');
export const whatIsDecided = message('What is decided', 'Read aloud: names the list of requests that were decided.');
export const decided = message('Decided', 'On the tab of requests about which somebody has decided.');
export const nothingWaits = message(
  'Nothing waits for a second person',
  'The title of an empty list of requests that wait.',
);
export const nothingWaitsHint = message(
  'What you ask for and what you may confirm stands here until it is decided.',
  'Below "Nothing waits for a second person".',
);
export const nothingDecided = message('Nothing is decided yet', 'The title of an empty list of decided requests.');
export const nothingDecidedHint = message(
  'What became of what you asked for, and what you decided, stands here.',
  'Below "Nothing is decided yet".',
);
export const requests = message(
  '{count, plural, one {# request} other {# requests}}',
  'Below a list or in a tab: how many requests for a second person there are.',
);
export const shownOfRequests = message(
  '{shown, number} of {count, plural, one {# request} other {# requests}}',
  'Below a list: how many of the requests for a second person are shown.',
);

export const ideaReward = message('Reward of an idea', 'The kind of a request: points for an idea that was sent in.');
export const rating = message('Rating of a nomination', 'The kind of a request: points that a rating pays.');
export const budgetFile = message('File of budgets', 'The kind of a request: an uploaded file of points to award.');
export const productFile = message(
  'File of products',
  'The kind of a request: an uploaded file of the shop’s products.',
);
export const programmeChange = message(
  'Change of the programme',
  'Heads a request: what the company offers, pays and allows would change.',
);
export const correction = message('Correction', 'The kind of a request: points are set right.');
export const pointsSetRight = message(
  'Correct {points, number} {pointsName}: {names}',
  'Heads a request to set points right. {pointsName} is what the company calls its points, {names} whom it concerns.',
);
export const concerns = message('Concerns', 'On a request to set points right, before names: whom it concerns.');
export const promoFile = message('File of promo codes', 'The kind of a request: an uploaded file of discounts.');

export const waiting = message('Waiting', 'The state of a request, and the tab of those that wait for a decision.');
export const confirmed = message('Confirmed', 'The state of a request: a second person agreed.');
export const declined = message('Declined', 'The state of a request: a second person did not agree.');
export const withdrawn = message('Withdrawn', 'The state of a request: who asked took it back.');
export const expired = message('Not decided in time', 'The state of a request: nobody decided, and it was given back.');
export const wentBack = message(
  'Nobody decided in time: it was given back',
  'On a request about which nobody decided.',
);
export const setAside = message(
  '{points, number} {pointsName} are set aside for it, and go back on {date} where nobody has decided.',
  'On a request that waits. {pointsName} is what the company calls its points.',
);
export const confirmedBy = message('Confirmed by <strong>{name}</strong>', 'On a request: who agreed.');
export const declinedBy = message('Declined by <strong>{name}</strong>', 'On a request: who did not agree.');
export const withdrawnBy = message('Withdrawn by <strong>{name}</strong>', 'On a request: who took it back.');
export const withdrawnByYou = message('Withdrawn by <strong>you</strong>', 'On a request that the reader took back.');

export const askedBy = message(
  'Asked by <strong>{name}</strong> ({memberNumber})',
  'On a request: who wants it done. A date follows after a dot.',
);
export const askedByYou = message('Asked by you', 'On a request of the reader’s own. A date follows after a dot.');
export const pointsForName = message(
  '{points, number} {pointsName} for {name}',
  'What a request is about: an award to one person. {pointsName} is what the company calls its points.',
);
export const pointsForPeople = message(
  '{points, number} {pointsName} for {people, plural, one {# person} other {# people}}',
  'What a request is about: an award to several people. {pointsName} is what the company calls its points.',
);
export const pointsForIdea = message(
  '{points, number} {pointsName} for “{title}”',
  'What a request is about: the reward of an idea with this title. {pointsName} is what the company calls its points.',
);

export const forWhom = message('For', 'Names those who would receive points.');
export const eachAndInAll = message(
  '{each, number} {pointsName} each, {total, number} in all',
  'The points of an award to several people. {pointsName} is what the company calls its points.',
);
export const author = message('Author', 'Names who sent in an idea.');
export const comment = message('Comment', 'Names what a reviewer wrote about an idea.');
export const readIdea = message(
  'Read it in Idea Management',
  'A link to the screen Idea Management: "it" is the idea.',
);
export const nominatedBy = message('Nominated by', 'Names who nominated somebody.');
export const nominatedFor = message('Nominated for', 'Names what somebody is nominated for.');
export const rated = message('Rating', 'Names how many stars a nomination got.');
export const starsOf = message(
  '{rating, number} of {max, number} stars',
  'Behind "Rating": how many stars a nomination got.',
);
export const rows = message('Rows', 'Names how many rows of a file do what, such as "3 new and 2 changed".');
export const what = message('What', 'Heads the column of what would be changed by a file.');
export const before = message('Before', 'Heads the column of what is there now.');
export const after = message('After', 'Heads the column of what would be there then.');
export const takesOff = message('Takes off', 'Heads the column of how much a promo code takes off the price.');

export const newRows = message('{count, plural, other {# new}}', 'How many rows of a file add something.');
export const changedRows = message('{count, plural, other {# changed}}', 'How many rows of a file change something.');
export const removedRows = message('{count, plural, other {# removed}}', 'How many rows of a file remove something.');
export const unchangedRows = message('{count, plural, other {# unchanged}}', 'How many rows of a file change nothing.');
export const listed = message(
  '{others} and {last}',
  'Ends a list of counted rows: "3 new, 12 changed and 40 unchanged". {others} has commas between.',
);
export const firstLines = message(
  'The first {shown, number} of {count, plural, other {# lines}} that ask for a second person',
  'Above the lines of a file that are more than one person decides, of which not all are shown.',
);
export const allLines = message(
  '{count, plural, one {The line that asks for a second person} other {The # lines that ask for a second person}}',
  'Above the lines of a file that are more than one person decides.',
);
export const linesAsk = message(
  '{count, plural, one {One line of it asks for a second person.} other {# lines of it ask for a second person.}}',
  'After what a file does: how many lines of the file are more than one person decides.',
);

export const confirmMore = message(
  'Confirm…',
  'On a button that opens a dialog: what is confirmed follows, read aloud.',
);
export const declineMore = message(
  'Decline…',
  'On a button that opens a dialog: what is declined follows, read aloud.',
);
export const withdrawMore = message(
  'Withdraw…',
  'On a button that opens a dialog to take one’s request back: which one follows, read aloud.',
);
export const waitsForElse = message(
  'It waits for somebody else to confirm.',
  'On a request of the reader’s own, beside the button Withdraw.',
);
export const confirmTitle = message('Confirm as the second person', 'The title of the dialog to confirm a request.');
export const decline = message('Decline', 'The title of the dialog to decline a request, and its button; a verb.');
export const withdraw = message(
  'Withdraw',
  'The title of the dialog to take one’s own request back, and its button; a verb.',
);

export const doneInName = message(
  'It is done at once, in the name of <strong>{name}</strong>, and cannot be taken back here.',
  'In the dialog to confirm: "it" is what was asked for, {name} who asked.',
);
export const goesOn = message(
  'Others confirm it after you. Nobody gets anything before.',
  'In the dialog to confirm: "it" is an award that several people confirm.',
);
export const confirmStep = message('Confirm', 'On the button of a dialog: agrees, and others are asked next.');
export const budgetLacks = message(
  '{points, plural, one {lacks # point: whoever confirms it last grants it} other {lacks # points: whoever confirms it last grants them}}',
  'On a request for an award, after "Budget": the giver’s budget is not enough for it.',
);
export const budget = message('Budget', 'On a request for an award: names what the giver’s budget lacks.');
export const gets = message(
  '{count, plural, one {{names} gets <strong>{points, number} {pointsName}</strong>.} other {{names} get <strong>{points, number} {pointsName}</strong> each, {total, number} in all.}}',
  'In the dialog to confirm an award: {count} people, whose names may end in "and 3 others".',
);
export const getsForIdea = message(
  '{name} gets <strong>{points, number} {pointsName}</strong> for the idea “{title}”.',
  'In the dialog to confirm the reward of an idea.',
);
export const allApplied = message(
  'All of <strong>{file}</strong> is applied: {changes}.',
  'In the dialog to confirm an uploaded file. {file} is its name; {changes} such as "3 new, 12 changed and 40 unchanged".',
);
export const confirmAndApply = message('Confirm and apply the file', 'On the button that confirms an uploaded file.');
export const confirmChange = message('Confirm the change', 'On the button that confirms a change of the programme.');
export const confirmCorrection = message(
  'Confirm the correction',
  'On the button that confirms that points are set right.',
);
export const potsChange = message('Budgets', 'The kind of a request: points to award of managers.');
export const potsPeriod = message('Period', 'Of a request about the budgets of managers: the name that the grant has.');
export const potsTitle = message(
  '{kind, select, grant {Grant {points, number} {pointsName} to award} move {Move {points, number} {pointsName} to award} plan {Plan {period}: {points, number} {pointsName} in the first month} other {Change {points, number} {pointsName} to award}}: {names}',
  'Heads a request about the budgets of managers. {pointsName} is what the company calls its points, {names} whom it concerns, {period} the name of a plan.',
);
export const confirmPots = message(
  'Confirm the budgets',
  'On the button that confirms a change of the budgets of managers.',
);
export const confirmGive = message(
  'Confirm: give {points, number} {pointsName}',
  'On the button that confirms an award. {pointsName} is what the company calls its points.',
);

export const whoAskedReads = message(
  'Who asked reads it. Nothing is done.',
  'Below the field of the reason in the dialog to decline: "it" is the reason.',
);
export const nobodyAsked = message(
  'Nobody is asked any longer, and nothing is done.',
  'In the dialog to take one’s own request back: what happens then.',
);
export const letItWait = message('Let it wait', 'On the button that closes the dialog to withdraw: the request stays.');
export const fileUndone = message(
  'This takes back what the file had changed.',
  'Below the name of a file of data that somebody wants to undo; a second person decides.',
);
export const merger = message('Merged accounts', 'The kind of a request: two accounts of one person are to be merged.');
export const mergerTitle = message(
  'Number {doubled} is merged into number {stays}',
  'What a request is about: two accounts of one person, by their member numbers; the second stays.',
);
export const confirmMerger = message(
  'Confirm and merge',
  'On the button of the second person: two accounts of one person are merged.',
);
export const waitsWith = message(
  '{since}, with {names}',
  'Below a request of the reader. {since} is such as "Waiting 3 days"; {names} are those who may confirm it.',
);
export const noneOfYours = message(
  'Nothing of what you asked waits.',
  'On My Recognition, in the place of a list of requests.',
);
export const allOfYours = message(
  'All requests',
  'A link to the screen with what the reader asked others to confirm, and what became of it.',
);
