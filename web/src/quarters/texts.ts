import { message } from '@laurel/contract/message';

export const report = message(
  'Quarterly Award Report',
  'The title of the screen, of its table and of its printed paper.',
);
export const reportIntro = message(
  'The nominations of the months you choose, with the words of those who reviewed them.',
  'Below the title of Quarterly Award Report; "them" are the nominations.',
);
export const howItWorks = message('How the quarterly awards work', 'On a link to a page that explains them.');
export const summary = message('Summary', 'On the button that leads to Quarterly Award Summary.');
export const awardStatus = message('Award status', 'Names the filter: rewarded, declined or not reviewed.');
export const notLoaded = message(
  'Choose the months and load the report.',
  'In place of the report, until the button "Load Report" is pressed.',
);
export const review = message('Review', 'Heads the column of rating, points and reviewer; a noun.');
export const declined = message('Declined', 'Heads the reviewer’s reason, where a nomination was declined.');
export const whyDeclined = message(
  'why the nomination of {name} was declined',
  'Read aloud as a part of "Show more of …": what is long. {name} is who is nominated.',
);
export const motivationFor = message(
  'the quarterly motivation for {name}',
  'Read aloud as a part of "Show more of …": what is long. {name} is who is nominated.',
);

export const summaryTitle = message('Quarterly Award Summary', 'The title of the screen.');
export const summaryTitleOf = message(
  'Quarterly Award Summary: {quarter}',
  'The title of a printed paper. {quarter} is such as "Quarter 3 of 2026".',
);
export const summaryIntro = message(
  'Each nominee of a quarter with the number of nominations, the average rating and all of the words in one place.',
  'Below the title of Quarterly Award Summary; "the words" are those of nominators and reviewers.',
);
export const back = message('Back', 'On the button that leads back to Quarterly Award Report.');
export const quarter = message('Quarter', 'Names the choice of a quarter of a year.');
export const noQuarter = message('There is no quarter yet.', 'In place of the summary.');
export const noQuarterHint = message(
  'Add the first one with New quarter.',
  'Below "There is no quarter yet."; New quarter is a button above.',
);
export const span = message('{from} to {to}', 'The first and the last day of a quarter.');
export const isBeingMade = message(
  'The summary of {quarter} is being made.',
  'In place of the summary. {quarter} is such as "Quarter 3 of 2026".',
);
export const hasEnded = message(
  'The quarter has ended. Please look again in a few minutes.',
  'Below "The summary of Quarter 3 of 2026 is being made."',
);
export const notBegun = message(
  '{quarter} has not begun.',
  'In place of the summary. {quarter} is such as "Quarter 3 of 2026".',
);
export const stillRunning = message(
  '{quarter} is still running.',
  'In place of the summary. {quarter} is such as "Quarter 3 of 2026".',
);
export const madeAfter = message(
  'Its summary is made when the quarter has ended, after {date}. Until then the Quarterly Award Report shows its nominations.',
  'Below "Quarter 3 of 2026 is still running."; "its" means of this quarter.',
);

export const newQuarter = message(
  'New quarter',
  'On a button, and the title of the dialog that it opens: a quarter is added to the list.',
);
export const addQuarter = message('Add quarter', 'On the button of the dialog that adds a quarter to the list.');
export const whichQuarter = message('Which one?', 'Names the choice of the quarter to add.');

export const summaryOf = message('Summary of {quarter}', 'Read aloud: names the table of a quarter’s nominees.');
export const nominations = message('Nominations', 'Heads the column of how often somebody was nominated.');
export const average = message('Average', 'Heads the column of the average rating.');
export const reasonsAndMotivations = message(
  'Reasons and motivations',
  'Heads the column of what nominators and reviewers wrote.',
);
export const reasonsFor = message(
  'the reasons for {name}',
  'Read aloud as a part of "Show more of …": what is long. {name} is who is nominated.',
);
export const motivationsFor = message(
  'the motivations for {name}',
  'Read aloud as a part of "Show more of …": what is long. {name} is who is nominated.',
);
export const details = message('Details', 'On the button that shows the nominations of one nominee.');
export const detailsOf = message('Details of {name}', 'Read aloud: the button Details of one nominee.');
export const nominatedBy = message(
  '{date} · nominated by {name}, {division}',
  'Below the behaviours of one nomination: when, and by whom of which division.',
);
export const rated = message(
  '{rating, number} / {max, number} by {names}',
  'Heads what the reviewer wrote: stars of how many, and who gave them.',
);
export const ratedOnAverage = message(
  '{rating, number} / {max, number} on average, by {names}',
  'Heads what several reviewers wrote: their average stars of how many, and who gave them.',
);
