import type { Quote } from '@laurel/contract/shapes/quote';
import { peopleWords } from '#lib/names.ts';
import { formatPoints } from '#lib/points.ts';
import { useMember } from '#session/member.ts';
import classes from './AdhocBudget.module.css';
import { QuoteNotes } from './QuoteNotes.tsx';
import type { Quoting } from './use-quote.ts';

interface AdhocBudgetProps {
  /** What the header knows, until the server has quoted. */
  before: number;
  /** Undefined while no points are chosen. */
  each: number | undefined;
  hasPeople: boolean;
  quoting: Quoting;
  /** Words for a quote that changed between seeing and sending. */
  changed: string;
}

/** The points to award before this award, what it takes, and what is left, as the server counts it: before anything is sent. */
export function AdhocBudget({ before, each, hasPeople, quoting, changed }: AdhocBudgetProps) {
  const { pointsName } = useMember();
  const priced = each === undefined ? undefined : quoting.quote;
  const available = priced?.available ?? before;
  const left = priced?.left ?? undefined;
  return (
    <section
      className={classes.budget}
      aria-label="Your points to award"
      data-short={(left !== undefined && left < 0) || undefined}
    >
      <dl className={classes.figures}>
        <div>
          <dt>Points to award</dt>
          <dd>{formatPoints(available)}</dd>
        </div>
        <div>
          <dt>This award</dt>
          <dd>{priced ? formatPoints(priced.pointsTotal) : '–'}</dd>
        </div>
        <div>
          <dt>Afterwards</dt>
          <dd>{left === undefined ? '–' : formatPoints(left)}</dd>
        </div>
      </dl>
      <p className={classes.bar} aria-hidden="true">
        <span style={{ width: `${shareOf(available, priced?.pointsTotal ?? 0)}%` }} />
      </p>
      <div role="status">
        <p className={classes.words}>
          {priced ? sumWords(priced, pointsName || 'Points') : openWords(quoting, hasPeople)}
        </p>
        <QuoteNotes quoting={quoting} changed={changed} />
      </div>
    </section>
  );
}

function shareOf(before: number, cost: number): number {
  return before > 0 ? Math.min(100, (cost / before) * 100) : cost > 0 ? 100 : 0;
}

function sumWords({ recipients, pointsEach, pointsTotal, left }: Quote, pointsName: string): string {
  const sum = `${peopleWords(recipients)} × ${formatPoints(pointsEach)} = ${formatPoints(pointsTotal)} ${pointsName}.`;
  return left !== null && left < 0 ? `${sum} That is ${formatPoints(-left)} too many.` : sum;
}

function openWords({ quote, isOpen }: Quoting, hasPeople: boolean): string {
  if (!hasPeople) return 'Choose who, and see here what it takes in all.';
  if (isOpen) return 'Counting people and points…';
  return quote ? `${peopleWords(quote.recipients)}. Choose the points for each.` : '';
}
