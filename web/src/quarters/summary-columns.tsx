import type { QuarterSummaryRow } from '@laurel/contract/calls/quarters';
import { ratingMax } from '@laurel/contract/points';
import type { SheetColumn } from '@laurel/contract/rules/sheet';
import { Button } from '#ui/buttons/Button.tsx';
import { ClampedText } from '#ui/display/ClampedText.tsx';
import { StackedText } from '#ui/display/StackedText.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import classes from './Quarters.module.css';

const average = ({ reviewRatingAve }: QuarterSummaryRow) => `${Number(reviewRatingAve.toFixed(2))} / ${ratingMax}`;

export function summaryColumns(onDetails: (row: QuarterSummaryRow) => void): ReportColumn<QuarterSummaryRow>[] {
  return [
    { id: 'ref', header: 'Ref', value: (row) => row.ref },
    {
      id: 'nominee',
      header: 'Nominee',
      value: (row) => row.nomineeMember,
      cell: (row) => (
        <div className={layout.lines}>
          <StackedText text={row.nomineeMember} notes={[row.nomineeMemberNumber, row.nomineeDivision]} />
          <Button
            variant="default"
            size="xs"
            aria-label={`Details of ${row.nomineeMember}`}
            onClick={() => onDetails(row)}
          >
            Details
          </Button>
        </div>
      ),
      minWidth: '9rem',
    },
    { id: 'nominations', header: 'Nominations', value: (row) => row.totalNominations, align: 'end' },
    { id: 'average', header: 'Average', value: (row) => row.reviewRatingAve, cell: (row) => <Average row={row} /> },
    {
      id: 'counts',
      header: 'Nominated For',
      value: (row) => row.nomCatCounts,
      cell: (row) => <Counts row={row} />,
      sortable: false,
      minWidth: '9.5rem',
    },
    {
      id: 'words',
      header: 'Reasons and motivations',
      value: (row) => row.reasonSummary,
      cell: (row) => <Words row={row} />,
      sortable: false,
      minWidth: '14rem',
    },
  ];
}

function Words({ row }: { row: QuarterSummaryRow }) {
  return (
    <div>
      <ClampedText text={row.reasonSummary} of={`the reasons for ${row.nomineeMember}`} />
      <div className={classes.motivation}>
        <p className={classes.quarter}>Quarterly motivation</p>
        <ClampedText text={row.quarterlyMotivationSummary} of={`the motivations for ${row.nomineeMember}`} />
      </div>
    </div>
  );
}

function Average({ row }: { row: QuarterSummaryRow }) {
  return (
    <span className={classes.average}>
      <span>
        <bdi>{average(row)}</bdi>
      </span>
      <span className={classes.meter} aria-hidden="true">
        <span style={{ width: `${(row.reviewRatingAve / ratingMax) * 100}%` }} />
      </span>
    </span>
  );
}

function Counts({ row }: { row: QuarterSummaryRow }) {
  return (
    <ul className={words.facts}>
      {row.nomCatCounts.split(', ').map((count) => (
        <li key={count}>{count}</li>
      ))}
    </ul>
  );
}

export const summaryPrintedColumns: SheetColumn<QuarterSummaryRow>[] = [
  { header: 'Ref', value: (row) => row.ref },
  { header: 'Nominee', value: (row) => `${row.nomineeMember}, ${row.nomineeMemberNumber}, ${row.nomineeDivision}` },
  { header: 'Nominations', value: (row) => row.totalNominations },
  { header: 'Average', value: average },
  { header: 'Nominated For', value: (row) => row.nomCatCounts },
  { header: 'Reasons', value: (row) => row.reasonSummary },
  { header: 'Quarterly Motivations', value: (row) => row.quarterlyMotivationSummary },
];
