import { correctionWords } from '@laurel/contract/programme/correction-words';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { formatDate } from '#lib/dates.ts';
import { formatPoints } from '#lib/points.ts';
import { Notice } from '#ui/display/Notice.tsx';
import * as texts from './texts.ts';

export const ownDebts = callQuery('mydebts', {}, { errors: 'screen', staleTime: 0 });

/** What the reader still has to repay, and what they have repaid; nothing where they never owed anything, or where it cannot be read. */
export function OwnDebts({ pointsName }: { pointsName: string }) {
  const { data } = useQuery(ownDebts);
  if (!data?.totals.points) return null;
  const { totals, open, count } = data;
  if (totals.left === 0)
    return totals.repaid > 0 ? <Notice tone="quiet">{say(texts.allRepaid, { points: totals.repaid })}</Notice> : null;
  return (
    <Notice>
      <p>{say(texts.stillToRepay, { left: totals.left, repaid: totals.repaid, pointsName })}</p>
      <ul>
        {open.map(({ date, kind, points, left }) => (
          <li key={`${date} ${kind} ${points} ${left}`}>
            {formatDate(date)}: {say(correctionWords[kind])},{' '}
            {say(texts.leftOfDebt, { left: formatPoints(left), points: formatPoints(points) })}
          </li>
        ))}
      </ul>
      {count > open.length ? <p>{say(texts.moreDebts, { count: count - open.length })}</p> : null}
    </Notice>
  );
}
