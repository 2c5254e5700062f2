import type { CheckoutSummary } from '@laurel/contract/calls/checkout';
import { formatPoints } from '#lib/points.ts';
import { useMember } from '#session/member.ts';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import words from '#ui/layout/words.module.css';
import classes from './Basket.module.css';

/** Points of an order, those there are, and those left: rows of a list of sums. */
export function PointsSums({ summary }: { summary: CheckoutSummary | undefined }) {
  const pointsName = useMember().pointsName || 'points';
  const left = summary ? summary.pointsAvailable - summary.pointsTotal : 0;
  return (
    <>
      <div className={classes.grand} data-strong>
        <dt>{pointsName} to pay</dt>
        <dd>{summary ? formatPoints(summary.pointsTotal) : '…'}</dd>
      </div>
      <LabelledValue label={`${pointsName} available`}>
        {summary ? formatPoints(summary.pointsAvailable) : '…'}
      </LabelledValue>
      <LabelledValue label={`${pointsName} left after`}>
        {summary ? (left >= 0 ? formatPoints(left) : '–') : '…'}
      </LabelledValue>
      {left < 0 ? (
        <div>
          <dt className={words.kind}>
            You need {formatPoints(-left)} more {pointsName}
          </dt>
          <dd />
        </div>
      ) : null}
    </>
  );
}
