import type { ManagementReportRow } from '@laurel/contract/calls/reports/reportmanagement';
import { valueWords } from '@laurel/contract/programme/value-words';
import type { SheetColumn } from '@laurel/contract/rules/sheet';
import { say } from '@laurel/contract/say';
import { utcDate } from '#lib/dates.ts';
import { formatPoints } from '#lib/points.ts';
import * as common from '#lib/texts.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { ClampedText } from '#ui/display/ClampedText.tsx';
import { StackedText } from '#ui/display/StackedText.tsx';
import { UtcDay } from '#ui/display/UtcDay.tsx';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import * as texts from './texts.ts';

export const screenColumns: ReportColumn<ManagementReportRow>[] = [
  { id: 'date', header: say(common.date), value: (row) => row.date, cell: (row) => <UtcDay iso={row.date} /> },
  {
    id: 'type',
    header: say(common.type),
    value: (row) => row.type,
    cell: (row) => <Badge>{row.type}</Badge>,
  },
  {
    id: 'from',
    header: say(common.from),
    value: (row) => row.from,
    cell: (row) => <StackedText text={row.from} notes={[row.fromMemberNo, row.fromDivision]} />,
    minWidth: '8.5rem',
  },
  {
    id: 'to',
    header: say(common.to),
    value: (row) => row.to,
    cell: (row) => <StackedText text={row.to} notes={[row.toMemberNo, row.toDivision]} />,
    minWidth: '8.5rem',
  },
  {
    id: 'points',
    header: say(common.points),
    value: (row) => row.points,
    cell: (row) => formatPoints(row.points),
    align: 'end',
  },
  {
    id: 'value',
    header: say(texts.valueAndMessage),
    value: (row) => valueWords(row.value),
    cell: (row) => (
      <div>
        <StackedText text={valueWords(row.value)} notes={[]} />
        {row.message ? <ClampedText text={row.message} of={say(texts.messageTo, { name: row.to })} /> : null}
      </div>
    ),
    minWidth: '14rem',
  },
];

export const printedColumns: SheetColumn<ManagementReportRow>[] = [
  { header: say(common.date), value: (row) => utcDate(row.date) },
  { header: say(common.type), value: (row) => row.type },
  { header: say(common.from), value: (row) => `${row.from}, ${row.fromMemberNo}, ${row.fromDivision}` },
  { header: say(common.to), value: (row) => `${row.to}, ${row.toMemberNo}, ${row.toDivision}` },
  { header: say(common.points), value: (row) => row.points },
  { header: say(common.valueShown), value: (row) => valueWords(row.value) },
  { header: say(common.messageLabel), value: (row) => row.message },
];
