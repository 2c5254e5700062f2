import { message } from '@laurel/contract/message';

export const intro = message(
  'Everything that waits for your decision or your hand, the longest waiting first.',
  'Below the title of the screen To do.',
);
export const nothing = message('Nothing waits for you.', 'In the place of a list that is empty.');
export const nothingHint = message('Well done. What comes next stands here.', 'Below "Nothing waits for you."');
const line = 'A line of the list To do; the values stand in <b>. Names are of people or things.';
export const nomination = message('Nomination of <b>{name}</b> by {by}', line);
export const second = message('Nomination of <b>{name}</b> by {by}: a second person decides', line);
export const idea = message('Idea <b>{name}</b> by {by}', line);
export const approval = message(
  '<b>{name}</b> asks for a second person: {kind, select, recognise {Recognise} adhoc {award from a budget} payitforward {points paid forward} idea {reward of an idea} nomination {rating of a nomination} budgets {file of budgets} prices {file of products} codes {file of promotional codes} programme {programme} correction {correction} pots {budgets} merger {two accounts} other {}}',
  `${line} The select says for what; Recognise is a screen.`,
);
export const order = message('<b>{count, number} × {name}</b> for {by}, order {what}', `${line} {what} is a number.`);
export const fileWaits = message('A file of <b>{name}</b> waits for your word', `${line} {name} is a system.`);
export const fileFailed = message('A file of <b>{name}</b> could not be taken in', `${line} {name} is a system.`);
export const contact = message('Message from <b>{name}</b> to the company', line);
export const card = message('Reported card from {by} to <b>{name}</b>', line);
export const comment = message('Reported comment of <b>{name}</b>', `${line} {name} wrote it.`);
export const reportedIdea = message(
  'Reported idea of <b>{name}</b>',
  `${line} {name} had it, and shares it with colleagues.`,
);
export const signature = message('Reported signature of <b>{name}</b>', `${line} {name} signed a card of many.`);
export const voucher = message(
  '<b>{name}</b>: {count, plural, =0 {no codes left} one {# code left} other {# codes left}}',
  `${line} {name} is a voucher.`,
);
export const messagesStuck = message(
  '{count, plural, one {<b>#</b> message did} other {<b>#</b> messages did}} not get through',
  'A line of the list To do. Messages are e-mails and SMS.',
);
export const messagesLate = message(
  '{count, plural, one {<b>#</b> message waits} other {<b>#</b> messages wait}} to be sent for long',
  'A line of the list To do. Messages are e-mails and SMS.',
);
export const messagesHeld = message(
  '{count, plural, one {<b>#</b> message is} other {<b>#</b> messages are}} held since this portal was restored',
  'A line of the list To do. Messages are e-mails and SMS.',
);
export const pot = message(
  '<b>{count, number} {pointsName}</b> to award end on {day}',
  'A line of the list To do. {day} is a date: who has not awarded them by then loses them.',
);
export const unowned = message('Nobody may decide the nomination of <b>{name}</b> by {by}', line);
export const vote = message(
  'Your vote: who wins <b>{name}</b>?',
  'A line of the list To do. {name} is such as "Quarter 3 of 2026".',
);
export const ballot = message(
  'The vote for <b>{name}</b> has ended{next, select, decide {: decide what follows} prize {: give the prize to {winner}} announce {: announce that {winner} has won} other {}}',
  'A line of the list To do, to an administrator. {name} is such as "Quarter 3 of 2026".',
);
export const setup = message('The portal is being set up', 'A line of the list To do, to an administrator.');
export const heldAdvice = message(
  'This portal was restored from a copy and sends nothing. Who runs it lets them go: laurel messages release.',
  'Below a line of the list To do. The last three words are a command and stay as they are.',
);
export const waits = message(
  'waits {days, plural, =0 {since today} one {since yesterday} other {for # days}}',
  'Below a line of the list To do.',
);
export const dueOn = message('due {day}', 'Beside "waits for 3 days". {day} is a date.');
export const overdue = message('Overdue', 'A small mark on what should have been decided by now.');
export const escalated = message(
  'Came to you',
  'A small mark on what nobody decided in time, so that it went on to the reader.',
);
export const decide = message(
  'Decide one after the other',
  'A button above the list To do: opens the first thing to decide.',
);
export const kindOf = message(
  '{kind, select, nomination {Nominations} idea {Ideas} approval {Requests to confirm} order {Order lines} file {Files of systems} contact {Messages to the company} card {Reported cards and comments} voucher {Vouchers} message {Messages sent} pot {Points to award} unowned {Nobody’s to decide} vote {Votes} ballot {Votes that have ended} setup {Setting up} other {Everything}}, {count, number}',
  'A choice of what the list To do shows. {count} is how many there are.',
);
export const everything = message('Everything', 'A choice of what the list To do shows.');
export const place = message(
  '{place, number} of {count, number}',
  'In a dialog, which of the things to decide is shown.',
);
export const previous = message('Previous', 'A button: to the thing before.');
export const skip = message('Skip', 'A button: leaves this as it is and goes on to the next thing to decide.');
export const keys = message('Keys: N skips, P goes back.', 'In a dialog. N and P are keys and stay as they are.');
export const allDone = message(
  'That was the last one. Nothing else waits to be decided.',
  'In a dialog, after the last decision.',
);
export const skippedWait = message(
  'You have been through all of them. What you skipped still waits.',
  'In a dialog, after the last thing to decide.',
);
export const again = message('Go through them again', 'A button: shows what was skipped, one after the other.');
export const gone = message(
  'This does not wait any more: somebody else was quicker, or it was withdrawn.',
  'In a dialog, in the place of what was to be decided.',
);
export const moreThere = message(
  '{count, plural, one {# thing shown, and there is more} other {# things shown, and there is more}}',
  'Below the list To do.',
);
export const shown = message('{count, plural, one {# thing} other {# things}}', 'Below the list To do: how many wait.');
export const timesTitle = message('How long decisions took', 'Heads figures below the list To do, to administrators.');
export const timesIntro = message(
  'In working days of the country that it concerns, by the division of whom it is about. Divisions with fewer than five decisions stand together.',
  'Below "How long decisions took".',
);
export const ideas = message('Ideas', 'A choice of what the figures below the list To do are about.');
export const timesNone = message('Nothing was decided in these months.', 'In the place of figures.');
export const timesFew = message(
  'Divisions with few decisions',
  'The name of a row of figures, beside names of divisions.',
);
export const timesAll = message('All divisions', 'The name of the last row of figures, below names of divisions.');
export const timesDecided = message('Decided', 'Heads a column of figures: how many were decided.');
export const timesInTime = message(
  'Within {target, plural, one {# day} other {# days}}',
  'Heads a column of percentages: how many of them were decided in time.',
);
export const timesMedian = message('Half of them within', 'Heads a column of working days: the median.');
export const timesNinetieth = message(
  'Nine tenths within',
  'Heads a column of working days: the ninetieth percentile.',
);
export const timesDays = message(
  '{days, plural, one {# day} other {# days}}',
  'In a table: working days, such as 1.5.',
);
export const timesOf = message(
  'Decisions about',
  'A choice of what the figures below the list To do are about: nominations or ideas.',
);
export const marked = message(
  '{count, plural, one {# marked} other {# marked}}',
  'Below the list To do: how many things are marked, to be decided with one press.',
);
export const markedMost = message(
  '{max, number} at most with one press',
  'Beside "3 marked", when no more can be marked.',
);
export const markAll = message(
  'Mark all of the kind',
  'A button below the list To do: marks all that are shown and can be decided so.',
);
export const markNone = message('Mark none', 'A button below the list To do: takes all marks away.');
export const sameDecision = message(
  '{decision, select, confirm {Confirm requests} decline {Decline requests} declineNomination {Decline nominations} conclude {Conclude ideas} prepare {Prepare orders} declineFile {Decline files} other {}}: {count, number}',
  'A button below the list To do, and the title of its dialog. {count} is how many of what is marked are decided so with one press. Ideas are concluded without a reward; what is prepared is about to be sent.',
);
export const sameItems = message(
  '{count, plural, =0 {<b>None</b> of them waits for you.} one {<b>One</b> of them waits for you and is decided.} other {<b>#</b> of them wait for you and are decided, each by itself.}}',
  'In a dialog in which several things are decided with one press. The number stands in <b>.',
);
export const samePoints = message(
  'That gives <b>{points, number} {pointsName}</b> in all.',
  'In a dialog in which several things are decided with one press, behind how many are decided.',
);
export const sameGoOn = message(
  '{count, plural, one {# goes on to somebody else, who confirms it too.} other {# go on to others, who confirm them too.}}',
  'In a dialog in which several requests are confirmed with one press.',
);
export const sameOthers = message(
  '{count, plural, one {# does not wait for you any more, or is decided by itself: it stays as it is.} other {# do not wait for you any more, or are decided by themselves: they stay as they are.}}',
  'In a dialog in which several things are decided with one press: what is left out.',
);
export const noReward = message(
  'None of them is rewarded.',
  'In a dialog in which several ideas are concluded with one press.',
);
export const sameWordsRead = message(
  'Whoever is concerned by one of them reads the same words.',
  'Below a field in which one tells why one decides several things alike.',
);
export const sameComment = message(
  'Comment for the authors',
  'Names the field of the words in the dialog to conclude several ideas.',
);
export const sameDeed = message(
  '{decision, select, confirm {Confirm} conclude {Conclude} prepare {Prepare} other {Decline}} {count, number}',
  'The button of a dialog: decides so many things with one press.',
);
export const sameDone = message(
  '{done, plural, =0 {Nothing is decided.} one {# is decided.} other {# are decided.}} {refused, plural, =0 {} one {# was not: why stands beside it.} other {# were not: why stands beside them.}}',
  'Passes by after several things were decided with one press.',
);
