import type { CheckoutSummary } from '@laurel/contract/calls/checkout';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { say } from '@laurel/contract/say';
import { formatPoints } from '#lib/points.ts';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import words from '#ui/layout/words.module.css';
import classes from './Basket.module.css';
import * as texts from './texts.ts';

/** Points of an order, those there are, and those left: rows of a list of sums. */
export function PointsSums({ summary }: { summary: CheckoutSummary | undefined }) {
  const pointsName = useMember().pointsName || say(common.pointsWithin);
  const left = summary ? summary.pointsAvailable - summary.pointsTotal : 0;
  return (
    <>
      <div className={classes.grand} data-strong>
        <dt>{say(texts.toPay, { pointsName })}</dt>
        <dd>{summary ? formatPoints(summary.pointsTotal) : '…'}</dd>
      </div>
      <LabelledValue label={say(texts.available, { pointsName })}>
        {summary ? formatPoints(summary.pointsAvailable) : '…'}
      </LabelledValue>
      <LabelledValue label={say(texts.leftAfter, { pointsName })}>
        {summary ? (left >= 0 ? formatPoints(left) : '–') : '…'}
      </LabelledValue>
      {left < 0 ? (
        <div>
          <dt className={words.kind}>
            {say(common.needMorePoints, { missing: -left, pointsName: pointsNamed(-left, pointsName) })}
          </dt>
          <dd />
        </div>
      ) : null}
    </>
  );
}
