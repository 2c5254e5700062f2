import { pointsNamed } from '@laurel/contract/looks/worn';
import type { AwardKind } from '@laurel/contract/points';
import { say } from '@laurel/contract/say';
import type { Quote } from '@laurel/contract/shapes/quote';
import { IconGift, IconUsersGroup } from '@tabler/icons-react';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { Notice } from '#ui/display/Notice.tsx';
import words from '#ui/layout/words.module.css';
import classes from './Award.module.css';
import { QuoteNotes } from './QuoteNotes.tsx';
import * as texts from './texts.ts';
import type { Quoting } from './use-quote.ts';

interface CostNoteProps {
  kind: AwardKind;
  /** Undefined while nothing is chosen. */
  each: number | undefined;
  hasPeople: boolean;
  quoting: Quoting;
  /** Words for a quote that changed between seeing and sending. */
  changed: string;
}

/** What it costs, who pays and whom it reaches, as the server counts it, before anything is sent. */
export function CostNote({ kind, each, hasPeople, quoting, changed }: CostNoteProps) {
  const { awardsPointsAvailable, pointsName } = useMember();
  const name = pointsName || say(common.points);
  const { quote } = quoting;
  const isCard = kind === 'thankyou';
  const Icon = isCard ? IconUsersGroup : IconGift;
  return (
    <Notice sign={<Icon aria-hidden size={28} stroke={1.5} />}>
      <div role="status">
        {quote && each !== undefined ? (
          <Sum quote={quote} isCard={isCard} name={name} />
        ) : (
          <p>{openWords(quoting, hasPeople, each)}</p>
        )}
        {isCard ? null : (
          <p
            className={`${words.soft} ${classes.payer}`}
            data-short={(each !== undefined && (quote?.left ?? 0) < 0) || undefined}
          >
            {kind === 'payitforward'
              ? ownPoints(
                  quote?.available ?? awardsPointsAvailable,
                  each === undefined ? null : (quote?.left ?? null),
                  name,
                )
              : say(texts.programmePays)}
          </p>
        )}
        <QuoteNotes quoting={quoting} changed={changed} />
      </div>
    </Notice>
  );
}

function Sum({ quote, isCard, name }: { quote: Quote; isCard: boolean; name: string }) {
  const { recipients, pointsEach, pointsTotal } = quote;
  if (isCard) return <p className={words.name}>{say(texts.goesTo, { people: recipients })}</p>;
  return (
    <>
      <p className={words.name}>
        {say(texts.totalPoints, { points: pointsTotal, pointsName: pointsNamed(pointsTotal, name) })}
      </p>
      <p>
        {say(texts.peopleTimesPoints, {
          people: recipients,
          each: pointsEach,
          pointsName: pointsNamed(pointsEach, name),
        })}
      </p>
    </>
  );
}

function openWords({ quote, isOpen }: Quoting, hasPeople: boolean, each: number | undefined): string {
  if (!hasPeople) return say(texts.chooseWhoCosts);
  if (isOpen) return say(texts.counting);
  if (each === undefined && quote) return say(texts.peopleChoosePoints, { people: quote.recipients });
  return '';
}

function ownPoints(available: number, left: number | null, pointsName: string): string {
  const now = { points: available, pointsName: pointsNamed(available, pointsName) };
  if (left === null) return say(texts.deducted, now);
  return left < 0 ? say(texts.deductedTooFew, { ...now, missing: -left }) : say(texts.deductedLeft, { ...now, left });
}
