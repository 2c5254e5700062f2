import { say } from '@laurel/contract/say';
import type { Ref } from 'react';
import { formatDate } from '#lib/dates.ts';
import { formatPoints } from '#lib/points.ts';
import classes from './Ledger.module.css';
import type { LedgerLine, LedgerMonth } from './ledger.ts';
import * as texts from './texts.ts';

interface LedgerMonthPartProps {
  month: LedgerMonth;
  ref?: Ref<HTMLTableSectionElement> | undefined;
}

export function LedgerMonthPart({ month, ref }: LedgerMonthPartProps) {
  return (
    <tbody ref={ref} className={classes.month} tabIndex={-1}>
      <tr className={classes.head}>
        <th scope="rowgroup" colSpan={2}>
          {month.name}
        </th>
        <td data-label={say(texts.debit)}>{month.sums?.debit ? formatPoints(month.sums.debit) : ''}</td>
        <td data-label={say(texts.credit)}>{month.sums?.credit ? formatPoints(month.sums.credit) : ''}</td>
        <td />
      </tr>
      {month.lines.map((line) => (
        <Line key={line.place} line={line} />
      ))}
    </tbody>
  );
}

function Line({ line }: { line: LedgerLine }) {
  return (
    <tr className={classes.line}>
      <td className={classes.date}>
        <time dateTime={line.date}>{formatDate(line.date)}</time>
      </td>
      <td className={classes.description}>
        <bdi>{line.description}</bdi>
      </td>
      <td className={classes.debit}>{line.debit > 0 ? formatPoints(line.debit) : ''}</td>
      <td className={classes.credit}>{line.debit > 0 ? '' : formatPoints(line.credit)}</td>
      <td className={classes.balance}>{formatPoints(line.balance)}</td>
    </tr>
  );
}
