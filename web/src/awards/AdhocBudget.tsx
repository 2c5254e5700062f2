import { formatPoints } from '#lib/points.ts';
import { useMember } from '#session/member.ts';
import classes from './AdhocBudget.module.css';
import type { Budget } from './adhoc-form.ts';
import type { HeadCount } from './award-cost.ts';

interface AdhocBudgetProps {
  budget: Budget;
  /** Undefined while no points are chosen. */
  each: number | undefined;
  count: HeadCount;
}

/** The points to award before this award, what it takes, and what is left: before anything is sent. */
export function AdhocBudget({ budget, each, count }: AdhocBudgetProps) {
  const { before, cost, after, isAtLeast } = budget;
  const { pointsName } = useMember();
  const isShort = after !== undefined && after < 0;
  return (
    <section className={classes.budget} aria-label="Your points to award" data-short={isShort || undefined}>
      <dl className={classes.figures}>
        <div>
          <dt>Points to award</dt>
          <dd>{formatPoints(before)}</dd>
        </div>
        <div>
          <dt>This award</dt>
          <dd>{cost === undefined ? '–' : `${isAtLeast ? 'at least ' : ''}${formatPoints(cost)}`}</dd>
        </div>
        <div>
          <dt>Afterwards</dt>
          <dd>{after === undefined ? '–' : `${isAtLeast ? 'at most ' : ''}${formatPoints(after)}`}</dd>
        </div>
      </dl>
      <p className={classes.bar} aria-hidden="true">
        <span style={{ width: `${shareOf(budget)}%` }} />
      </p>
      <p className={classes.words} role="status">
        {wordsOf(budget, each, count, pointsName || 'Points')}
      </p>
    </section>
  );
}

function shareOf({ before, cost = 0 }: Budget): number {
  return before > 0 ? Math.min(100, (cost / before) * 100) : cost > 0 ? 100 : 0;
}

function wordsOf({ cost, after }: Budget, each: number | undefined, count: HeadCount, pointsName: string): string {
  if (count.isOpen) return 'Counting the people of the division…';
  if (cost === undefined || each === undefined)
    return count.people === 0 ? 'Choose who, and see here what it takes in all.' : 'Choose the points for each.';
  const people = `${count.isAtLeast ? 'At least ' : ''}${formatPoints(count.people)} ${count.people === 1 ? 'person' : 'people'}`;
  const sum = `${people} × ${formatPoints(each)} = ${formatPoints(cost)} ${pointsName}.`;
  return after !== undefined && after < 0 ? `${sum} That is ${formatPoints(-after)} too many.` : sum;
}
