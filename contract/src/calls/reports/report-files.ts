import type { AwardRow } from '#calls/reports/award-report';
import * as texts from '#calls/texts';
import type { Message } from '#message';
import { valueWords } from '#programme/value-words';
import { instantCell, type SheetColumn } from '#rules/sheet';
import { say } from '#say';

/** The columns of the reports' files, whoever writes them. */

/** Its heading is in the language of who reads the file. */
export function column<Row>(heading: Message, value: SheetColumn<Row>['value']): SheetColumn<Row> {
  return {
    get header() {
      return say(heading);
    },
    value,
  };
}

export const awardReference = ({ nomSerialNum, nomId }: AwardRow) => `${nomSerialNum}/${nomId}`;

/** Of who is nominated, by whom, and who decided. */
export const awardColumns: SheetColumn<AwardRow>[] = [
  column(texts.columnDate, (row) => instantCell(row.dateCreated)),
  column(texts.columnNomineeId, (row) => row.nomineeMemberNumber),
  column(texts.columnNomineeName, (row) => row.nomineeMember),
  column(texts.columnNomineeDivision, (row) => row.nomineeDivision),
  column(texts.columnNominatedFor, (row) => valueWords(row.nomCat)),
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
  ...awardColumns,
  column(texts.columnRating, (row) => row.reviewRating),
  column(texts.columnPoints, (row) => row.reviewPointsValue || ''),
  column(texts.columnQuarterlyMotivation, (row) => row.quarterlyMotivation),
];
