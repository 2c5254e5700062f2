import { calls } from '@laurel/contract';
import { mayRead } from '@laurel/contract/call-access';
import { reportRowsMax } from '@laurel/contract/limits';
import { monthsRange } from '@laurel/contract/months';
import { awardStatusDefault } from '@laurel/contract/points';
import { toTable } from '@laurel/contract/records';
import type { AwardRow, ManagementReportRow } from '@laurel/contract/reports';
import type { Db } from '#db/pool';
import { query } from '#http/call-context';
import { refuse } from '#refuse';
import { type AwardReportWish, awardReport } from './awards.ts';
import { managementReport } from './management.ts';
import { waitingFor } from './waiting.ts';

const managementFields = [
  'type',
  'date',
  'from',
  'fromMemberNo',
  'fromDivision',
  'to',
  'toMemberNo',
  'toDivision',
  'points',
  'value',
  'message',
] as const satisfies (keyof ManagementReportRow)[];

const awardFields = [
  'nomSerialNum',
  'nomId',
  'dateCreated',
  'nomCat',
  'reason',
  'byMember',
  'byMemberNumber',
  'byDivision',
  'nomineeMember',
  'nomineeMemberNumber',
  'nomineeDivision',
  'reviewByMember',
  'reviewByMemberNumber',
  'reviewByDivision',
  'reviewRating',
  'reviewPointsValue',
  'quarterlyMotivation',
  'quarterDescription',
  'outcome',
  'dateReviewed',
  'declineReason',
] as const satisfies (keyof AwardRow)[];

const { waiting, reportmanagement, quarterlyawards, competitionreport } = calls.reports;

export const reportCalls = () => [
  query(waiting, (db, { actor }) => waitingFor(db, actor)),
  query(reportmanagement, async (db, { actor, input }) => {
    if (input.isAll && !mayRead('everyDivision', actor))
      refuse('forbidden', 'Only authorised personel may access this module.');
    const months = monthsRange(input.selMonthFrom, input.selMonthTo);
    const rows = await managementReport(db, months, input.isAll ? null : actor.divisionCode);
    return { report: toTable<ManagementReportRow>(managementFields, notTooMany(rows)) };
  }),
  query(quarterlyawards, (db, { input }) => awards(db, 'behaviour', input)),
  query(competitionreport, (db, { input }) => awards(db, 'competition', input)),
];

interface AwardInput {
  selMonthFrom: string;
  selMonthTo: string;
  awardStatus?: AwardReportWish['status'] | undefined;
}

async function awards(db: Db, kind: AwardReportWish['kind'], { selMonthFrom, selMonthTo, awardStatus }: AwardInput) {
  const months = monthsRange(selMonthFrom, selMonthTo);
  const rows = await awardReport(db, { kind, months, status: awardStatus ?? awardStatusDefault });
  return { report: toTable<AwardRow>(awardFields, notTooMany(rows)) };
}

/** More than a browser could show or a person read; fewer months are asked for instead. */
function notTooMany<Row>(rows: Row[]): Row[] {
  if (rows.length <= reportRowsMax) return rows;
  const words = `This report has more than ${reportRowsMax.toLocaleString('en')} rows. Please choose fewer months.`;
  return refuse('badInput', words, { selMonthTo: words });
}
