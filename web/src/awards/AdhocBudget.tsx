import type { Quote } from '@laurel/contract/shapes/quote';
import { peopleWords } from '#lib/names.ts';
import { formatPoints } from '#lib/points.ts';
import { useMember } from '#session/member.ts';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import classes from './Award.module.css';
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
    <Notice aria-label="Your points to award" data-short={(left !== undefined && left < 0) || undefined}>
      <Facts look="figures">
        <LabelledValue label="Points to award">{formatPoints(available)}</LabelledValue>
        <LabelledValue label="This award">{priced ? formatPoints(priced.pointsTotal) : '–'}</LabelledValue>
        <LabelledValue label="Afterwards">
          <span className={classes.payer}>{left === undefined ? '–' : formatPoints(left)}</span>
        </LabelledValue>
      </Facts>
      <p className={classes.bar} aria-hidden="true">
        <span style={{ width: `${shareOf(available, priced?.pointsTotal ?? 0)}%` }} />
      </p>
      <div role="status">
        <p className={classes.payer}>
          {priced ? sumWords(priced, pointsName || 'Points') : openWords(quoting, hasPeople)}
        </p>
        <QuoteNotes quoting={quoting} changed={changed} />
      </div>
    </Notice>
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
