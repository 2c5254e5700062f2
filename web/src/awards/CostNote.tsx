import type { AwardKind } from '@laurel/contract/limits';
import type { Quote } from '@laurel/contract/shapes/quote';
import { IconCoins, IconUsersGroup } from '@tabler/icons-react';
import { peopleWords } from '#lib/names.ts';
import { formatPoints } from '#lib/points.ts';
import { useMember } from '#session/member.ts';
import { Notice } from '#ui/display/Notice.tsx';
import words from '#ui/layout/words.module.css';
import classes from './Award.module.css';
import { QuoteNotes } from './QuoteNotes.tsx';
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
  const name = pointsName || 'Points';
  const { quote } = quoting;
  const isCard = kind === 'thankyou';
  const Icon = isCard ? IconUsersGroup : IconCoins;
  // A card for one or two people costs nothing and says nothing that the form does not.
  if (isCard && !hasPeople) return null;
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
              : 'The programme pays: your own points stay as they are.'}
          </p>
        )}
        <QuoteNotes quoting={quoting} changed={changed} />
      </div>
    </Notice>
  );
}

function Sum({ quote, isCard, name }: { quote: Quote; isCard: boolean; name: string }) {
  const { recipients, pointsEach, pointsTotal } = quote;
  if (isCard) return <p className={words.name}>Goes to {peopleWords(recipients)}</p>;
  return (
    <>
      <p className={words.name}>
        Total {formatPoints(pointsTotal)} {name}
      </p>
      <p>
        {peopleWords(recipients)} × {formatPoints(pointsEach)} {name}
      </p>
    </>
  );
}

function openWords({ quote, isOpen }: Quoting, hasPeople: boolean, each: number | undefined): string {
  if (!hasPeople) return 'Choose who, and see here what it costs in all.';
  if (isOpen) return 'Counting people and points…';
  if (each === undefined && quote)
    return `${peopleWords(quote.recipients)}. Choose the points, and see here what it costs in all.`;
  return '';
}

function ownPoints(available: number, left: number | null, name: string): string {
  const now = `Deducted from your personal profile, which holds ${formatPoints(available)} ${name}`;
  if (left === null) return `${now}.`;
  return left < 0 ? `${now}: ${formatPoints(-left)} too few.` : `${now}; ${formatPoints(left)} are left afterwards.`;
}
