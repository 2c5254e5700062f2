import type { AwardRow } from '@laurel/contract/calls/reports/award-report';
import type { ManagementReportRow } from '@laurel/contract/calls/reports/reportmanagement';
import { mayRead } from '@laurel/contract/part-access';
import { type AwardStatus, awardStatusDefault } from '@laurel/contract/points';
import { monthsRange } from '@laurel/contract/rules/months';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import type { Actor } from '#directory/actor';
import { refuse } from '#errors/refuse';
import type { PagedReport } from '#streams/report';
import { type AwardReportWish, awardReport } from './awards.ts';
import { managementReport } from './management.ts';

interface Months {
  selMonthFrom: string;
  selMonthTo: string;
}

/** The management report that somebody asks for: of their own division, or of all if they may. */
export function managementOf(
  actor: Actor,
  { isAll = false, selMonthFrom, selMonthTo }: Months & { isAll?: boolean | undefined },
): PagedReport<ManagementReportRow> {
  if (isAll && !mayRead('everyDivision', actor)) refuse('forbidden', say(said.authorisedOnly));
  return managementReport(monthsRange(selMonthFrom, selMonthTo), isAll ? null : actor.divisionCode);
}

interface AwardWish {
  awardStatus?: AwardStatus | '' | undefined;
  /** Of the competition report. */
  competitionId?: string | undefined;
}

export function awardsOf(
  kind: AwardReportWish['kind'],
  { selMonthFrom, selMonthTo, awardStatus, competitionId }: Months & AwardWish,
): PagedReport<AwardRow> {
  return awardReport({
    kind,
    competitionId,
    months: monthsRange(selMonthFrom, selMonthTo),
    status: awardStatus ?? awardStatusDefault,
  });
}
