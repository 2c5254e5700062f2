import type { ManagementReportRow } from '@laurel/contract/calls/reports/reportmanagement';
import type { SheetColumn } from '@laurel/contract/rules/sheet';
import { utcDate } from '#lib/dates.ts';
import { formatPoints } from '#lib/points.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { ClampedText } from '#ui/display/ClampedText.tsx';
import { StackedText } from '#ui/display/StackedText.tsx';
import { UtcDay } from '#ui/display/UtcDay.tsx';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';

export const screenColumns: ReportColumn<ManagementReportRow>[] = [
  { id: 'date', header: 'Date', value: (row) => row.date, cell: (row) => <UtcDay iso={row.date} /> },
  {
    id: 'type',
    header: 'Type',
    value: (row) => row.type,
    cell: (row) => <Badge>{row.type}</Badge>,
  },
  {
    id: 'from',
    header: 'From',
    value: (row) => row.from,
    cell: (row) => <StackedText text={row.from} notes={[row.fromMemberNo, row.fromDivision]} />,
    minWidth: '8.5rem',
  },
  {
    id: 'to',
    header: 'To',
    value: (row) => row.to,
    cell: (row) => <StackedText text={row.to} notes={[row.toMemberNo, row.toDivision]} />,
    minWidth: '8.5rem',
  },
  {
    id: 'points',
    header: 'Points',
    value: (row) => row.points,
    cell: (row) => formatPoints(row.points),
    align: 'end',
  },
  {
    id: 'value',
    header: 'Value and message',
    value: (row) => row.value,
    cell: (row) => (
      <div>
        <StackedText text={row.value} notes={[]} />
        {row.message ? <ClampedText text={row.message} of={`the message to ${row.to}`} /> : null}
      </div>
    ),
    minWidth: '14rem',
  },
];

export const printedColumns: SheetColumn<ManagementReportRow>[] = [
  { header: 'Date', value: (row) => utcDate(row.date) },
  { header: 'Type', value: (row) => row.type },
  { header: 'From', value: (row) => `${row.from}, ${row.fromMemberNo}, ${row.fromDivision}` },
  { header: 'To', value: (row) => `${row.to}, ${row.toMemberNo}, ${row.toDivision}` },
  { header: 'Points', value: (row) => row.points },
  { header: 'Value', value: (row) => row.value },
  { header: 'Message', value: (row) => row.message },
];
