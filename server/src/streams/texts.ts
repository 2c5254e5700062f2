import { message } from '@laurel/contract/message';

export const tooManyRows = message(
  'This report has more than {max, number} rows. Please choose fewer months.',
  'Below the field of the last month of a report.',
);
export const othersReports = message('Other reports are being made; please try again in a moment.', 'In a dialog.');
export const ownReports = message(
  'Your reports are being made; please wait until one of them is done.',
  'In a dialog.',
);

const heading = 'Heads a column of a file of a report:';
export const columnType = message('Type', `${heading} which kind of recognition.`);
export const columnFrom = message('From', `${heading} who gave.`);
export const columnFromMemberNo = message('From Member No', `${heading} the employee number of who gave.`);
export const columnFromDivision = message('From Division', `${heading} the division of who gave.`);
export const columnTo = message('To', `${heading} who received.`);
export const columnToMemberNo = message('To Member No', `${heading} the employee number of who received.`);
export const columnToDivision = message('To Division', `${heading} the division of who received.`);
export const columnValue = message('Value', `${heading} what somebody is recognised for, a value of the company.`);
export const columnMessage = message('Message', `${heading} what was written to who received.`);
export const columnQuarter = message('Quarter', `${heading} a quarter of a year.`);
export const columnOutcome = message('Outcome', `${heading} what became of it.`);
export const columnDateReviewed = message('Date Reviewed', `${heading} when it was decided about.`);
export const columnDeclineReason = message('Decline Reason', `${heading} why it was declined.`);
export const columnMemberId = message('Member ID', `${heading} the employee number of who had an idea.`);
export const columnMemberName = message('Member Name', `${heading} who had an idea.`);
export const columnDivision = message('Division', `${heading} the division of somebody.`);
export const columnCategory = message('Category', `${heading} which kind of idea.`);
export const columnTitle = message('Title', `${heading} what an idea is called.`);
export const columnIdea = message('Idea', `${heading} the idea itself.`);
export const columnStatus = message('Status', `${heading} how far it is.`);
export const columnComment = message('Comment', `${heading} what the reviewer said.`);
export const columnReward = message('Reward', `${heading} points that an idea was rewarded with.`);
export const columnStage = message('Stage', `${heading} where an idea stands that colleagues share.`);
export const columnVotes = message('Votes', `${heading} how many voted for an idea that colleagues share.`);
export const columnReviewedById = message('Reviewed By ID', `${heading} the employee number of who decided.`);
export const columnNominations = message('Nominations', `${heading} how many nominations somebody has.`);
export const columnAverageRating = message('Average Rating', `${heading} the mean of the stars.`);
export const columnDetail = message('Detail', `${heading} the nominations one by one.`);
export const columnNomineeManager = message('Nominee Manager', `${heading} the manager of who is nominated.`);
export const columnRatings = message('Ratings', `${heading} how many have rated.`);
export const columnPeople = message('People', `${heading} how many people.`);
export const columnMotivationOrReason = message('Motivation or Reason', `${heading} why it was rewarded or declined.`);
