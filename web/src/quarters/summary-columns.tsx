import type { QuarterSummaryRow } from '@laurel/contract/calls/quarters';
import * as headings from '@laurel/contract/calls/texts';
import type { SheetColumn } from '@laurel/contract/rules/sheet';
import { say } from '@laurel/contract/say';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ClampedText } from '#ui/display/ClampedText.tsx';
import { StackedText } from '#ui/display/StackedText.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import classes from './Quarters.module.css';
import * as texts from './texts.ts';

const average = ({ reviewRatingAve, reviewRatingMax }: QuarterSummaryRow) =>
  `${Number(reviewRatingAve.toFixed(2))} / ${reviewRatingMax}`;

export function summaryColumns(onDetails: (row: QuarterSummaryRow) => void): ReportColumn<QuarterSummaryRow>[] {
  return [
    { id: 'ref', header: say(common.ref), value: (row) => row.ref },
    {
      id: 'nominee',
      header: say(common.nominee),
      value: (row) => row.nomineeMember,
      cell: (row) => (
        <div className={layout.lines}>
          <StackedText text={row.nomineeMember} notes={[row.nomineeMemberNumber, row.nomineeDivision]} />
          <Button
            variant="default"
            size="xs"
            aria-label={say(texts.detailsOf, { name: row.nomineeMember })}
            onClick={() => onDetails(row)}
          >
            {say(texts.details)}
          </Button>
        </div>
      ),
      minWidth: '9rem',
    },
    { id: 'nominations', header: say(texts.nominations), value: (row) => row.totalNominations, align: 'end' },
    {
      id: 'average',
      header: say(texts.average),
      value: (row) => row.reviewRatingAve,
      cell: (row) => <Average row={row} />,
    },
    {
      id: 'counts',
      header: say(common.nominatedFor),
      value: (row) => row.nomCatCounts,
      cell: (row) => <Counts row={row} />,
      sortable: false,
      minWidth: '9.5rem',
    },
    {
      id: 'words',
      header: say(texts.reasonsAndMotivations),
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
      <ClampedText text={row.reasonSummary} of={say(texts.reasonsFor, { name: row.nomineeMember })} />
      <div className={classes.motivation}>
        <p className={classes.quarter}>{say(common.quarterlyMotivation)}</p>
        <ClampedText
          text={row.quarterlyMotivationSummary}
          of={say(texts.motivationsFor, { name: row.nomineeMember })}
        />
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
      <progress
        aria-hidden
        className={`${layout.progress} ${classes.meter}`}
        max={row.reviewRatingMax}
        value={row.reviewRatingAve}
      />
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
  { header: say(common.ref), value: (row) => row.ref },
  {
    header: say(common.nominee),
    value: (row) => `${row.nomineeMember}, ${row.nomineeMemberNumber}, ${row.nomineeDivision}`,
  },
  { header: say(texts.nominations), value: (row) => row.totalNominations },
  { header: say(texts.average), value: average },
  { header: say(common.nominatedFor), value: (row) => row.nomCatCounts },
  { header: say(headings.columnReasons), value: (row) => row.reasonSummary },
  { header: say(headings.columnQuarterlyMotivations), value: (row) => row.quarterlyMotivationSummary },
];
