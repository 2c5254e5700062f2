import type { IdeaRow } from '@laurel/contract/calls/ideas/idea-row';
import type { NominationRow } from '@laurel/contract/calls/nominations/nomination-row';
import type { QuarterSummaryRow } from '@laurel/contract/calls/quarters';
import type { AwardRow } from '@laurel/contract/calls/reports/award-report';
import { awardColumns, column } from '@laurel/contract/calls/reports/report-files';
import type { ManagementReportRow } from '@laurel/contract/calls/reports/reportmanagement';
import * as texts from '@laurel/contract/calls/texts';
import { nameFor } from '@laurel/contract/formats';
import { ideaStatuses } from '@laurel/contract/points';
import type { IdeaStage } from '@laurel/contract/programme/idea-stages';
import { ideaStageWords } from '@laurel/contract/programme/idea-words';
import { valueWords } from '@laurel/contract/programme/value-words';
import { instantCell, type SheetColumn } from '@laurel/contract/rules/sheet';
import { say } from '@laurel/contract/say';
import { standingWords } from '@laurel/contract/standings';
import * as own from './texts.ts';

/** The columns of the reports' files that the server alone writes. */

export const managementFile: SheetColumn<ManagementReportRow>[] = [
  column(own.columnType, (row) => row.type),
  column(texts.columnDate, (row) => instantCell(row.date)),
  column(own.columnFrom, (row) => row.from),
  column(own.columnFromMemberNo, (row) => row.fromMemberNo),
  column(own.columnFromDivision, (row) => row.fromDivision),
  column(own.columnTo, (row) => row.to),
  column(own.columnToMemberNo, (row) => row.toMemberNo),
  column(own.columnToDivision, (row) => row.toDivision),
  column(texts.columnPoints, (row) => row.points),
  column(own.columnValue, (row) => valueWords(row.value)),
  column(own.columnMessage, (row) => row.message),
];

/** Names and order follow the competition report; the quarter and what became of it stand at the end. */
export const quarterlyFile: SheetColumn<AwardRow>[] = [
  column(texts.columnRef, (row) => row.nomSerialNum),
  ...awardColumns,
  column(texts.columnRating, (row) => row.reviewRating || ''),
  column(texts.columnPoints, (row) => row.reviewPointsValue || ''),
  column(texts.columnQuarterlyMotivation, (row) => row.quarterlyMotivation),
  column(own.columnQuarter, (row) => row.quarterDescription),
  column(own.columnOutcome, (row) => say(standingWords[row.outcome])),
  column(own.columnDateReviewed, (row) => instantCell(row.dateReviewed)),
  column(own.columnDeclineReason, (row) => row.declineReason),
];

/** With where it stands among colleagues and how many voted for it, where it is shared; null elsewhere. */
export interface FiledIdea extends IdeaRow {
  stage: IdeaStage | null;
  votes: number | null;
}

export const ideaFile: SheetColumn<FiledIdea>[] = [
  column(texts.columnRef, (row) => Number(row.ideaBoxId)),
  column(texts.columnDate, (row) => instantCell(row.dateCreated)),
  column(own.columnMemberId, (row) => row.byMemberNumber),
  column(own.columnMemberName, (row) => row.byMember),
  column(own.columnDivision, (row) => row.byDivision),
  column(own.columnCategory, (row) => valueWords(row.category)),
  column(own.columnTitle, (row) => row.title),
  column(own.columnIdea, (row) => row.idea),
  column(own.columnStatus, (row) => say(ideaStatuses[row.ideaStatus])),
  column(own.columnComment, (row) => row.actionStatus),
  column(own.columnReward, (row) => row.rewardAmount || ''),
  column(own.columnReviewedById, (row) => row.actionByMemberNumber),
  column(texts.columnReviewedBy, (row) => nameFor(row.actionByMember, row.actionForMember)),
  column(own.columnDateReviewed, (row) => instantCell(row.dateActioned ?? '')),
  column(own.columnStage, (row) => (row.stage ? say(ideaStageWords[row.stage]) : '')),
  column(own.columnVotes, (row) => row.votes ?? ''),
];

export const summaryFile: SheetColumn<QuarterSummaryRow>[] = [
  column(texts.columnRef, (row) => row.ref),
  column(texts.columnNomineeId, (row) => row.nomineeMemberNumber),
  column(texts.columnNomineeName, (row) => row.nomineeMember),
  column(texts.columnNomineeDivision, (row) => row.nomineeDivision),
  column(own.columnNominations, (row) => row.totalNominations),
  column(own.columnAverageRating, (row) => row.reviewRatingAve),
  column(texts.columnNominatedFor, (row) => row.nomCatCounts),
  column(texts.columnReasons, (row) => row.reasonSummary),
  column(texts.columnQuarterlyMotivations, (row) => row.quarterlyMotivationSummary),
  column(own.columnDetail, (row) => row.detail),
];

/** Names and order follow those of the competition report. */
export const nominationFile: SheetColumn<NominationRow>[] = [
  column(texts.columnRef, (row) => Number(row.nomId)),
  column(texts.columnDate, (row) => instantCell(row.dateCreated)),
  column(texts.columnNomineeId, (row) => row.nomineeMemberNumber),
  column(texts.columnNomineeName, (row) => row.nomineeMember),
  column(texts.columnNomineeDivision, (row) => row.nomineeDivision),
  column(own.columnNomineeManager, (row) => row.nomineeManagerMember),
  column(texts.columnNominatedFor, (row) => valueWords(row.nomCat)),
  column(texts.columnReason, (row) => row.reason),
  column(texts.columnNominatedById, (row) => row.byMemberNumber),
  column(texts.columnNominatedBy, (row) => row.byMember),
  column(texts.columnNominatedByDivision, (row) => row.byDivision),
  column(own.columnStatus, (row) => say(standingWords[row.state])),
  column(own.columnRatings, (row) => row.ratingCount),
  column(texts.columnRating, (row) => row.reviewRating || ''),
  column(texts.columnPoints, (row) => row.reviewPointsValue || ''),
  column(own.columnPeople, (row) => row.peopleRewarded || ''),
  column(own.columnReviewedById, (row) => row.reviewByMemberNumber),
  column(texts.columnReviewedBy, (row) => nameFor(row.reviewByMember, row.reviewForMember)),
  column(own.columnDateReviewed, (row) => instantCell(row.dateReviewed)),
  column(own.columnMotivationOrReason, (row) => row.motivation || row.closedWhy),
];
