import { pointsNamed } from '@laurel/contract/looks/worn';
import { say } from '@laurel/contract/say';
import type { Quote } from '@laurel/contract/shapes/quote';
import { formatPoints } from '#lib/points.ts';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import classes from './Award.module.css';
import { QuoteNotes } from './QuoteNotes.tsx';
import * as texts from './texts.ts';
import type { Quoting } from './use-quote.ts';

export interface AdhocBudgetProps {
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
    <Notice
      aria-label={say(texts.yourBudget)}
      data-short={(left !== undefined && left < 0 && priced?.missing === 0) || undefined}
    >
      <Facts look="figures">
        <LabelledValue label={say(common.pointsToAward)}>{formatPoints(available)}</LabelledValue>
        <LabelledValue label={say(texts.thisAward)}>{priced ? formatPoints(priced.pointsTotal) : '–'}</LabelledValue>
        <LabelledValue label={say(texts.afterwards)}>
          <span className={classes.payer}>{left === undefined ? '–' : formatPoints(priced?.missing ? 0 : left)}</span>
        </LabelledValue>
      </Facts>
      <p className={classes.bar} aria-hidden="true">
        <span style={{ width: `${shareOf(available, priced?.pointsTotal ?? 0)}%` }} />
      </p>
      <div role="status">
        <p className={classes.payer}>
          {priced ? sumWords(priced, pointsName || say(common.points)) : openWords(quoting, hasPeople)}
        </p>
        <QuoteNotes quoting={quoting} changed={changed} />
      </div>
    </Notice>
  );
}

function shareOf(before: number, cost: number): number {
  return before > 0 ? Math.min(100, (cost / before) * 100) : cost > 0 ? 100 : 0;
}

function sumWords({ recipients, pointsEach, pointsTotal, left, missing }: Quote, pointsName: string): string {
  const sum = {
    people: recipients,
    each: pointsEach,
    total: pointsTotal,
    pointsName: pointsNamed(pointsTotal, pointsName),
  };
  return left !== null && left < 0 && missing === 0
    ? say(texts.sumTooMany, { ...sum, excess: -left })
    : say(texts.sum, sum);
}

function openWords({ quote, isOpen }: Quoting, hasPeople: boolean): string {
  if (!hasPeople) return say(texts.chooseWhoTakes);
  if (isOpen) return say(texts.counting);
  return quote ? say(texts.peopleChoosePointsEach, { people: quote.recipients }) : '';
}
