import { message } from '@laurel/contract/message';
export const nominateIntro = message(
  'Choose who, tick what you saw, and tell us the story.',
  'Below the title of Nominate, where the company wrote nothing of its own.',
);
export const whom = message('Who do you want to nominate?', 'Names the field of the nominees.');
export const reasonHint = message(
  'What happened, for whom, and what was different afterwards?',
  'Below the name of the field Reason: what to write there.',
);
export const management = message('Nominations Management', 'The title of the screen of all nominations.');
export const managementIntro = message(
  'Recognition is warmest when it comes soon: those who have waited longest come first.',
  'Below the title of Nominations Management; "those" are nominations.',
);
export const noResultsHint = message('No nomination fits this filter.', 'Below "No Results".');
export const shownOf = message(
  '{from}–{to} of {total} nominations',
  'Below the list: which of them are shown, such as "26–50 of 60 nominations". {total} may be "more than 1,000".',
);
export const searchHint = message('Name, number, words of the reason', 'In the empty search field: what it searches.');
export const anyMonth = message('Any month', 'The first choice of a filter by month: it leaves nothing out.');
export const order = message('Order', 'Names the choice of how the list is sorted.');
export const notReviewed = message(
  'Not reviewed',
  'A choice of the filter Status: nominations of which nobody decided.',
);
export const notRatedByYou = message(
  'Reviewed, not rated by you',
  'A choice of the filter Status: others have rated, the reader has not.',
);
export const withRatings = message(
  'Reviewed, with ratings',
  'A choice of the filter Status: nominations that were rated.',
);
export const waitingLongest = message('Waiting longest first', 'A choice of the order of nominations.');
export const newestFirst = message('Newest first', 'A choice of the order of nominations.');
export const oldestFirst = message('Oldest first', 'A choice of the order of nominations.');
export const nomineeUp = message('Nominee, A to Z', 'A choice of the order: by the name of who is nominated.');
export const nomineeDown = message('Nominee, Z to A', 'A choice of the order: by the name of who is nominated.');
export const nomineeDivision = message('Division of the nominee', 'A choice of the order of nominations.');
export const nominatorUp = message('Nominated by, A to Z', 'A choice of the order: by the name of who nominated.');
export const nominatorDown = message('Nominated by, Z to A', 'A choice of the order: by the name of who nominated.');
export const nominatorDivision = message('Division of the nominator', 'A choice of the order of nominations.');
export const behaviour = message('Behaviour', 'A choice of the order: by what somebody is nominated for.');
export const mostRatings = message('Most ratings first', 'A choice of the order of nominations.');
export const nomination = message('Nomination', 'Read aloud: names what stands above the form of its review.');
export const nominatedBy = message('Nominated by', 'Names the facts of who nominated, which stand beside it.');
export const manager = message('Manager', 'Names the facts of the nominee’s manager, which stand beside it.');
export const ratingsSoFar = message('Ratings so far', 'Names how often the nomination was rated already.');
export const nominatedByOn = message(
  'Nominated by <strong>{name}</strong>, {division} · <time>{date}</time>',
  'On a nomination in the list: who nominated, their division, and when.',
);
export const people = message(
  '{count, number} people',
  'Below the name of a division that is nominated: how many it has.',
);
export const registeredPeople = message(
  '{count, number} registered people',
  'Below the name of a division that is nominated: how many of it use the portal.',
);
export const reviewOf = message('Review the nomination of {name}', 'Read aloud: the button Review of one nomination.');
export const ratings = message(
  '{count, plural, one {# rating} other {# ratings}}',
  'On a nomination in the list, after a star: how often it was rated.',
);
export const showOutcome = message('Show the outcome', 'On the button that opens what became of a nomination.');
export const hideOutcome = message('Hide the outcome', 'On the button that folds what became of a nomination away.');
export const showOutcomeFor = message(
  'Show the outcome for {name}',
  'Read aloud: the button "Show the outcome". {name} is who is nominated.',
);
export const hideOutcomeFor = message(
  'Hide the outcome for {name}',
  'Read aloud: the button "Hide the outcome". {name} is who is nominated.',
);
export const sinceToday = message('Since today', 'On a nomination that nobody reviewed: it waits less than a day.');
export const waitingDays = message(
  '{days, plural, one {Waiting # day} other {Waiting # days}}',
  'On a nomination that nobody reviewed: for how long it waits.',
);
export const ratedAndWaits = message(
  'You have said what you think about this nomination. It waits for others.',
  'In place of the button Review: the reader has rated or declined it, and others do too before it is decided.',
);
export const othersConfirm = message(
  'It is rated, and waits until others have confirmed it.',
  'In place of the button Review; "it" is the nomination.',
);
export const rated = message('You have rated this nomination.', 'In place of the button Review.');
export const wasDeclined = message('This nomination was declined.', 'In place of the button Review.');
export const madeByYou = message(
  'You made this nomination.',
  'In place of the button Review: why one cannot review it.',
);
export const forYou = message(
  'This nomination is for you.',
  'In place of the button Review: why one cannot review it.',
);
export const outcome = message('Outcome', 'Heads a printed column: stars, points, who reviewed, and why.');
export const searched = message('“{words}”', 'Above a printed list: the words that were searched, in quotation marks.');
export const monthsFromTo = message('from {from} to {to}', 'Above a printed list: its first and its last month.');
export const monthsFrom = message('from {from}', 'Above a printed list: its first month; there is no last one.');
export const monthsTo = message('to {to}', 'Above a printed list: its last month; there is no first one.');
export const reviewTitle = message(
  'Review nomination',
  'The title of the dialog in which a nomination is rated or declined.',
);
export const thankYou = message('Thank you', 'The title of the same dialog when the review is done.');
export const nextWaiting = message(
  'Next, {count, number} waiting',
  'On the button that opens the next nomination. {count} nominations are not reviewed yet.',
);
export const submitRating = message('Submit rating', 'On the button that sends the stars.');
export const toDecline = message('Decline…', 'On the button that leads to the form in which a nomination is declined.');
export const decline = message('Decline nomination', 'On the button that declines for good; "decline" is a verb.');
export const backToRating = message('Back to the rating', 'On the button that leads back from declining to the stars.');
export const whyDeclineHint = message(
  'Declining is final: nothing is paid, and no card is sent.',
  'Below "Why do you decline?".',
);
export const alreadyPaid = message(
  'The reward is paid already. Yours is recorded beside it.',
  'Below the stars; "yours" is the reader’s rating.',
);
export const yoursDecides = message(
  'One person has rated it already. Yours decides, and pays.',
  'Below the stars, when a second person confirms; "it" is the nomination, "yours" the reader’s rating.',
);
export const customAmount = message('Custom amount', 'Names the switch to give other points than the stars would.');
export const customAbove = message(
  'For a rating above {rating, number}',
  'Below "Custom amount", while it cannot be switched on: it needs more stars.',
);
export const customPoints = message('Points, 0 to {max, number}', 'Names the field of the custom amount.');
export const includeInQuarterly = message(
  'Include in the quarterly awards',
  'Names a switch: the nomination takes part in the awards of the quarter.',
);
export const eCard = message('e-card', 'In small letters below a star that pays no points; it must be short.');
export const cardOnly = message('a thank-you e-card only', 'After "2 of 7:": what so many stars give.');
export const pointsAndCard = message(
  '{points, number} points and an e-card',
  'After "4 of 7:": what so many stars give.',
);
export const chooseRating = message('Choose a rating to see what it gives.', 'Below the stars, until one is chosen.');
export const giveAmount = message(
  'Give the custom amount to see what it comes to.',
  'Below the stars, until the amount is given; "give" means to type it.',
);
export const givesCards = message(
  '{people, plural, one {A thank-you e-card, and no points.} other {Thank-you e-cards to # people, and no points.}}',
  'Below the stars: what the review will give to the nominees.',
);
export const givesOne = message(
  'The nominee gets <strong>{points, number} points</strong> and an e-card.',
  'Below the stars: what the review will give.',
);
export const givesEach = message(
  '{people, number} people × {points, number} points = <strong>{sum, number} points</strong>, and an e-card each.',
  'Below the stars: what the review will give to the nominees of a division.',
);
export const youDecide = message(
  '{said, plural, =0 {You are the chair: your word decides. Nobody else has said anything yet.} one {You are the chair: your word decides. # person has said what they think.} other {You are the chair: your word decides. # people have said what they think.}}',
  'Above the stars: several people say what they think of a nomination, and the reader’s word decides.',
);
export const decideTogether = message(
  `{by, select,
chair {{said, plural, =0 {The chair decides; nobody has said anything yet.} one {The chair decides; # person has said what they think so far.} other {The chair decides; # people have said what they think so far.}}}
mean {{said, plural, =0 {The mean of {people, number} people decides; nobody has said anything yet.} one {The mean of {people, number} people decides; # has said what they think so far.} other {The mean of {people, number} people decides; # have said what they think so far.}}}
other {{said, plural, =0 {The majority of {people, number} people decides; nobody has said anything yet.} one {The majority of {people, number} people decides; # has said what they think so far.} other {The majority of {people, number} people decides; # have said what they think so far.}}}
}`,
  'Above the stars: several people say what they think of a nomination, and what they said together decides. The chair is one of them.',
);
export const whatWasSaid = message(
  'What was said',
  'Heads what reviewers said of a nomination: their stars and words.',
);
export const showSaid = message('Show what was said', 'A button: opens what reviewers said of a nomination.');
export const hideSaid = message('Hide what was said', 'A button: closes what reviewers said of a nomination.');
export const showSaidFor = message(
  'Show what was said of the nomination of {name}',
  'Read aloud, a button. {name} is who is nominated.',
);
export const hideSaidFor = message(
  'Hide what was said of the nomination of {name}',
  'Read aloud, a button. {name} is who is nominated.',
);
export const chair = message('Chair', 'Beside a name: the one of several reviewers whose word decides.');
export const saidNo = message('Declined', 'Beside the name of a reviewer, in place of stars: they declined it.');
export const starsSaid = message(
  '{rating, number} of {max, number} stars',
  'Read aloud: the stars that a reviewer gave.',
);
