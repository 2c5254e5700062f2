import { IconCoins } from '@tabler/icons-react';
import { formatPoints } from '#lib/points.ts';
import { useMember } from '#session/member.ts';
import classes from './Award.module.css';
import { type HeadCount, totalOf } from './award-cost.ts';
import type { AwardKind } from './award-kinds.ts';

interface CostNoteProps {
  kind: AwardKind;
  /** Undefined while nothing is chosen. */
  each: number | undefined;
  count: HeadCount;
}

/** What it costs, and who pays, before anything is sent. */
export function CostNote({ kind, each, count }: CostNoteProps) {
  const { awardsPointsAvailable, pointsName } = useMember();
  const name = pointsName || 'Points';
  if (kind === 'thankyou') return null;
  const isKnown = each !== undefined && count.people > 0 && !count.isOpen;
  const total = totalOf(each ?? 0, count);
  const left = awardsPointsAvailable - total;
  return (
    <div className={classes.cost} role="status">
      <IconCoins aria-hidden size={28} stroke={1.5} />
      <div>
        {isKnown ? (
          <>
            <p className={classes.total}>
              <span>Total</span> {count.isAtLeast ? 'at least ' : ''}
              {formatPoints(total)} {name}
            </p>
            <p className={classes.sum}>
              {formatPoints(count.people)} {count.people === 1 ? 'person' : 'people'} × {formatPoints(each)} {name}
            </p>
          </>
        ) : (
          <p className={classes.sum}>{openWords(each, count)}</p>
        )}
        <p className={classes.payer} data-short={(kind === 'payitforward' && isKnown && left < 0) || undefined}>
          {kind === 'payitforward' ? ownPoints(awardsPointsAvailable, isKnown ? left : undefined, name) : fromProgramme}
        </p>
      </div>
    </div>
  );
}

const fromProgramme = 'The programme pays: your own points stay as they are.';

function openWords(each: number | undefined, { people, isOpen }: HeadCount): string {
  if (isOpen) return 'Counting the people of the division…';
  if (people === 0) return 'Choose who, and see here what it costs in all.';
  return each === undefined ? 'Choose the points, and see here what it costs in all.' : '';
}

function ownPoints(available: number, left: number | undefined, name: string): string {
  const now = `Deducted from your personal profile, which holds ${formatPoints(available)} ${name}`;
  if (left === undefined) return `${now}.`;
  return left < 0 ? `${now}: ${formatPoints(-left)} too few.` : `${now}; ${formatPoints(left)} are left afterwards.`;
}
