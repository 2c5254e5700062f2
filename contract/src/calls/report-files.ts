import type { NominationRow } from '#calls/nominations/nomination-row';
import type { AwardRow } from '#calls/reports/award-report';
import type { ManagementReportRow } from '#calls/reports/reportmanagement';
import type { Message } from '#message';
import { ideaStatuses } from '#points';
import { instantCell, type SheetColumn } from '#rules/sheet';
import { say } from '#say';
import { standingWords } from '#standings';
import type { IdeaRow } from './ideas.ts';
import type { QuarterSummaryRow } from './quarters.ts';
import * as texts from './texts.ts';

/** The columns of the reports' files, whoever writes them. */

/** Its heading is in the language of who reads the file. */
function column<Row>(heading: Message, value: SheetColumn<Row>['value']): SheetColumn<Row> {
  return {
    get header() {
      return say(heading);
    },
    value,
  };
}

export const managementFile: SheetColumn<ManagementReportRow>[] = [
  column(texts.columnType, (row) => row.type),
  column(texts.columnDate, (row) => instantCell(row.date)),
  column(texts.columnFrom, (row) => row.from),
  column(texts.columnFromMemberNo, (row) => row.fromMemberNo),
  column(texts.columnFromDivision, (row) => row.fromDivision),
  column(texts.columnTo, (row) => row.to),
  column(texts.columnToMemberNo, (row) => row.toMemberNo),
  column(texts.columnToDivision, (row) => row.toDivision),
  column(texts.columnPoints, (row) => row.points),
  column(texts.columnValue, (row) => row.value),
  column(texts.columnMessage, (row) => row.message),
];

export const awardReference = ({ nomSerialNum, nomId }: AwardRow) => `${nomSerialNum}/${nomId}`;

const people: SheetColumn<AwardRow>[] = [
  column(texts.columnDate, (row) => instantCell(row.dateCreated)),
  column(texts.columnNomineeId, (row) => row.nomineeMemberNumber),
  column(texts.columnNomineeName, (row) => row.nomineeMember),
  column(texts.columnNomineeDivision, (row) => row.nomineeDivision),
  column(texts.columnNominatedFor, (row) => row.nomCat),
  column(texts.columnReason, (row) => row.reason),
  column(texts.columnNominatedById, (row) => row.byMemberNumber),
  column(texts.columnNominatedBy, (row) => row.byMember),
  column(texts.columnNominatedByDivision, (row) => row.byDivision),
  column(texts.columnReviewById, (row) => row.reviewByMemberNumber),
  column(texts.columnReviewByName, (row) => row.reviewByMember),
  column(texts.columnReviewByDivision, (row) => row.reviewByDivision),
];

/** The columns of report.csv and their order, as specification section 9 has them. */
export const competitionFile: SheetColumn<AwardRow>[] = [
  column(texts.columnRef, awardReference),
  ...people,
  column(texts.columnRating, (row) => row.reviewRating),
  column(texts.columnPoints, (row) => row.reviewPointsValue || ''),
  column(texts.columnQuarterlyMotivation, (row) => row.quarterlyMotivation),
];

/** Names and order follow the competition report; the quarter and what became of it stand at the end. */
export const quarterlyFile: SheetColumn<AwardRow>[] = [
  column(texts.columnRef, (row) => row.nomSerialNum),
  ...people,
  column(texts.columnRating, (row) => row.reviewRating || ''),
  column(texts.columnPoints, (row) => row.reviewPointsValue || ''),
  column(texts.columnQuarterlyMotivation, (row) => row.quarterlyMotivation),
  column(texts.columnQuarter, (row) => row.quarterDescription),
  column(texts.columnOutcome, (row) => say(standingWords[row.outcome])),
  column(texts.columnDateReviewed, (row) => instantCell(row.dateReviewed)),
  column(texts.columnDeclineReason, (row) => row.declineReason),
];

export const ideaFile: SheetColumn<IdeaRow>[] = [
  column(texts.columnRef, (row) => Number(row.ideaBoxId)),
  column(texts.columnDate, (row) => instantCell(row.dateCreated)),
  column(texts.columnMemberId, (row) => row.byMemberNumber),
  column(texts.columnMemberName, (row) => row.byMember),
  column(texts.columnDivision, (row) => row.byDivision),
  column(texts.columnCategory, (row) => row.category),
  column(texts.columnTitle, (row) => row.title),
  column(texts.columnIdea, (row) => row.idea),
  column(texts.columnStatus, (row) => ideaStatuses[row.ideaStatus]),
  column(texts.columnComment, (row) => row.actionStatus),
  column(texts.columnReward, (row) => row.rewardAmount || ''),
  column(texts.columnReviewedById, (row) => row.actionByMemberNumber),
  column(texts.columnReviewedBy, (row) => row.actionByMember),
  column(texts.columnDateReviewed, (row) => instantCell(row.dateActioned ?? '')),
];

export const summaryFile: SheetColumn<QuarterSummaryRow>[] = [
  column(texts.columnRef, (row) => row.ref),
  column(texts.columnNomineeId, (row) => row.nomineeMemberNumber),
  column(texts.columnNomineeName, (row) => row.nomineeMember),
  column(texts.columnNomineeDivision, (row) => row.nomineeDivision),
  column(texts.columnNominations, (row) => row.totalNominations),
  column(texts.columnAverageRating, (row) => row.reviewRatingAve),
  column(texts.columnNominatedFor, (row) => row.nomCatCounts),
  column(texts.columnReasons, (row) => row.reasonSummary),
  column(texts.columnQuarterlyMotivations, (row) => row.quarterlyMotivationSummary),
  column(texts.columnDetail, (row) => row.detail),
];

/** Names and order follow those of the competition report. */
export const nominationFile: SheetColumn<NominationRow>[] = [
  column(texts.columnRef, (row) => Number(row.nomId)),
  column(texts.columnDate, (row) => instantCell(row.dateCreated)),
  column(texts.columnNomineeId, (row) => row.nomineeMemberNumber),
  column(texts.columnNomineeName, (row) => row.nomineeMember),
  column(texts.columnNomineeDivision, (row) => row.nomineeDivision),
  column(texts.columnNomineeManager, (row) => row.nomineeManagerMember),
  column(texts.columnNominatedFor, (row) => row.nomCat),
  column(texts.columnReason, (row) => row.reason),
  column(texts.columnNominatedById, (row) => row.byMemberNumber),
  column(texts.columnNominatedBy, (row) => row.byMember),
  column(texts.columnNominatedByDivision, (row) => row.byDivision),
  column(texts.columnStatus, (row) => say(standingWords[row.state])),
  column(texts.columnRatings, (row) => row.ratingCount),
  column(texts.columnRating, (row) => row.reviewRating || ''),
  column(texts.columnPoints, (row) => row.reviewPointsValue || ''),
  column(texts.columnPeople, (row) => row.peopleRewarded || ''),
  column(texts.columnReviewedById, (row) => row.reviewByMemberNumber),
  column(texts.columnReviewedBy, (row) => row.reviewByMember),
  column(texts.columnDateReviewed, (row) => instantCell(row.dateReviewed)),
  column(texts.columnMotivationOrReason, (row) => row.motivation || row.closedWhy),
];
