import type { CheckoutSummary } from '@laurel/contract/calls/checkout';
import { formatPoints } from '#lib/points.ts';
import { useMember } from '#session/member.ts';
import classes from './Basket.module.css';

/** Points of an order, those there are, and those left: rows of a list of sums. */
export function PointsSums({ summary }: { summary: CheckoutSummary | undefined }) {
  const pointsName = useMember().pointsName || 'points';
  const left = summary ? summary.pointsAvailable - summary.pointsTotal : 0;
  return (
    <>
      <div className={classes.grand}>
        <dt>{pointsName} to pay</dt>
        <dd>{summary ? formatPoints(summary.pointsTotal) : '…'}</dd>
      </div>
      <div>
        <dt>{pointsName} available</dt>
        <dd>{summary ? formatPoints(summary.pointsAvailable) : '…'}</dd>
      </div>
      <div>
        <dt>{pointsName} left after</dt>
        <dd>{summary ? (left >= 0 ? formatPoints(left) : '–') : '…'}</dd>
      </div>
      {left < 0 ? (
        <div className={classes.missing}>
          <dt>
            You need {formatPoints(-left)} more {pointsName}
          </dt>
          <dd />
        </div>
      ) : null}
    </>
  );
}
