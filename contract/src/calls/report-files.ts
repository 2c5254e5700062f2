import type { NominationRow } from '#calls/nominations/nomination-row';
import type { AwardRow } from '#calls/reports/award-report';
import type { ManagementReportRow } from '#calls/reports/reportmanagement';
import { ideaStatuses } from '#points';
import { instantCell, type SheetColumn } from '#rules/sheet';
import { say } from '#say';
import { standingWords } from '#standings';
import type { IdeaRow } from './ideas.ts';
import type { QuarterSummaryRow } from './quarters.ts';

/** The columns of the reports' files, whoever writes them. */

export const managementFile: SheetColumn<ManagementReportRow>[] = [
  { header: 'Type', value: (row) => row.type },
  { header: 'Date', value: (row) => instantCell(row.date) },
  { header: 'From', value: (row) => row.from },
  { header: 'From Member No', value: (row) => row.fromMemberNo },
  { header: 'From Division', value: (row) => row.fromDivision },
  { header: 'To', value: (row) => row.to },
  { header: 'To Member No', value: (row) => row.toMemberNo },
  { header: 'To Division', value: (row) => row.toDivision },
  { header: 'Points', value: (row) => row.points },
  { header: 'Value', value: (row) => row.value },
  { header: 'Message', value: (row) => row.message },
];

export const awardReference = ({ nomSerialNum, nomId }: AwardRow) => `${nomSerialNum}/${nomId}`;

const people: SheetColumn<AwardRow>[] = [
  { header: 'Date', value: (row) => instantCell(row.dateCreated) },
  { header: 'Nominee ID', value: (row) => row.nomineeMemberNumber },
  { header: 'Nominee Name', value: (row) => row.nomineeMember },
  { header: 'Nominee Division', value: (row) => row.nomineeDivision },
  { header: 'Nominated For', value: (row) => row.nomCat },
  { header: 'Reason', value: (row) => row.reason },
  { header: 'Nominated By ID', value: (row) => row.byMemberNumber },
  { header: 'Nominated By', value: (row) => row.byMember },
  { header: 'Nominated By Division', value: (row) => row.byDivision },
  { header: 'Review By ID', value: (row) => row.reviewByMemberNumber },
  { header: 'Review By Name', value: (row) => row.reviewByMember },
  { header: 'Review By Division', value: (row) => row.reviewByDivision },
];

/** The columns of report.csv and their order, as specification section 9 has them. */
export const competitionFile: SheetColumn<AwardRow>[] = [
  { header: 'Ref', value: awardReference },
  ...people,
  { header: 'Rating', value: (row) => row.reviewRating },
  { header: 'Points', value: (row) => row.reviewPointsValue || '' },
  { header: 'Quarterly Motivation', value: (row) => row.quarterlyMotivation },
];

/** Names and order follow the competition report; the quarter and what became of it stand at the end. */
export const quarterlyFile: SheetColumn<AwardRow>[] = [
  { header: 'Ref', value: (row) => row.nomSerialNum },
  ...people,
  { header: 'Rating', value: (row) => row.reviewRating || '' },
  { header: 'Points', value: (row) => row.reviewPointsValue || '' },
  { header: 'Quarterly Motivation', value: (row) => row.quarterlyMotivation },
  { header: 'Quarter', value: (row) => row.quarterDescription },
  { header: 'Outcome', value: (row) => say(standingWords[row.outcome]) },
  { header: 'Date Reviewed', value: (row) => instantCell(row.dateReviewed) },
  { header: 'Decline Reason', value: (row) => row.declineReason },
];

export const ideaFile: SheetColumn<IdeaRow>[] = [
  { header: 'Ref', value: (row) => Number(row.ideaBoxId) },
  { header: 'Date', value: (row) => instantCell(row.dateCreated) },
  { header: 'Member ID', value: (row) => row.byMemberNumber },
  { header: 'Member Name', value: (row) => row.byMember },
  { header: 'Division', value: (row) => row.byDivision },
  { header: 'Category', value: (row) => row.category },
  { header: 'Title', value: (row) => row.title },
  { header: 'Idea', value: (row) => row.idea },
  { header: 'Status', value: (row) => ideaStatuses[row.ideaStatus] },
  { header: 'Comment', value: (row) => row.actionStatus },
  { header: 'Reward', value: (row) => row.rewardAmount || '' },
  { header: 'Reviewed By ID', value: (row) => row.actionByMemberNumber },
  { header: 'Reviewed By', value: (row) => row.actionByMember },
  { header: 'Date Reviewed', value: (row) => instantCell(row.dateActioned ?? '') },
];

export const summaryFile: SheetColumn<QuarterSummaryRow>[] = [
  { header: 'Ref', value: (row) => row.ref },
  { header: 'Nominee ID', value: (row) => row.nomineeMemberNumber },
  { header: 'Nominee Name', value: (row) => row.nomineeMember },
  { header: 'Nominee Division', value: (row) => row.nomineeDivision },
  { header: 'Nominations', value: (row) => row.totalNominations },
  { header: 'Average Rating', value: (row) => row.reviewRatingAve },
  { header: 'Nominated For', value: (row) => row.nomCatCounts },
  { header: 'Reasons', value: (row) => row.reasonSummary },
  { header: 'Quarterly Motivations', value: (row) => row.quarterlyMotivationSummary },
  { header: 'Detail', value: (row) => row.detail },
];

/** Names and order follow those of the competition report. */
export const nominationFile: SheetColumn<NominationRow>[] = [
  { header: 'Ref', value: (row) => Number(row.nomId) },
  { header: 'Date', value: (row) => instantCell(row.dateCreated) },
  { header: 'Nominee ID', value: (row) => row.nomineeMemberNumber },
  { header: 'Nominee Name', value: (row) => row.nomineeMember },
  { header: 'Nominee Division', value: (row) => row.nomineeDivision },
  { header: 'Nominee Manager', value: (row) => row.nomineeManagerMember },
  { header: 'Nominated For', value: (row) => row.nomCat },
  { header: 'Reason', value: (row) => row.reason },
  { header: 'Nominated By ID', value: (row) => row.byMemberNumber },
  { header: 'Nominated By', value: (row) => row.byMember },
  { header: 'Nominated By Division', value: (row) => row.byDivision },
  { header: 'Status', value: (row) => say(standingWords[row.state]) },
  { header: 'Ratings', value: (row) => row.ratingCount },
  { header: 'Rating', value: (row) => row.reviewRating || '' },
  { header: 'Points', value: (row) => row.reviewPointsValue || '' },
  { header: 'People', value: (row) => row.peopleRewarded || '' },
  { header: 'Reviewed By ID', value: (row) => row.reviewByMemberNumber },
  { header: 'Reviewed By', value: (row) => row.reviewByMember },
  { header: 'Date Reviewed', value: (row) => instantCell(row.dateReviewed) },
  { header: 'Motivation or Reason', value: (row) => row.motivation || row.closedWhy },
];
