import type { PotFilter } from '@laurel/contract/calls/budgets/shapes';
import { column } from '@laurel/contract/calls/reports/report-files';
import type { SheetColumn } from '@laurel/contract/rules/sheet';
import { sql } from 'kysely';
import { orderOfNames } from '#directory/order-of-names';
import { jsonRow, jsonRows } from '#streams/json-rows';
import type { Report } from '#streams/report';
import { lotsOf, potsOf } from './filter.ts';
import * as texts from './texts.ts';

interface FiledLot {
  member: string;
  memberNumber: string;
  division: string;
  costCentre: string;
  period: string;
  granted: number;
  used: number;
  returned: number;
  left: number;
  lastDay: string | null;
}

/** What is filtered, a row for each lot. */
export function lotsReport(filter: PotFilter, now: Date): Report<FiledLot> {
  return {
    query: jsonRows(sql`
      select m.display_name as member, m.member_number as "memberNumber", d.name as division, coalesce(w.cost_centre, '') as "costCentre", l.period,
        l.points - l.moved_points as granted, l.used_points as used, l.returned_points as returned, l.left_points as left, l.ends_on::text as "lastDay"
      from (${potsOf(filter, now)}) p join people m on m.id = p.id join members w on w.id = p.id join divisions d on d.code = m.division_code
      join pot_lots l on l.member_id = p.id and ${lotsOf(filter)} order by ${orderOfNames('m')}, m.id, l.id`),
    rowOf: (copied) => jsonRow<FiledLot>(copied),
  };
}

export const lotColumns: SheetColumn<FiledLot>[] = [
  column(texts.columnManager, (row) => row.member),
  column(texts.columnNumber, (row) => row.memberNumber),
  column(texts.columnDivision, (row) => row.division),
  column(texts.columnCostCentre, (row) => row.costCentre),
  column(texts.columnPeriod, (row) => row.period),
  column(texts.columnGranted, (row) => row.granted),
  column(texts.columnUsed, (row) => row.used),
  column(texts.columnReturned, (row) => row.returned),
  column(texts.columnLeft, (row) => row.left),
  column(texts.columnLastDay, (row) => row.lastDay ?? ''),
];
