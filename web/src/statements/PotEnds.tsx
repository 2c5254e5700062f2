import { dateWords } from '@laurel/contract/formats';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { Notice } from '#ui/display/Notice.tsx';
import * as texts from './texts.ts';

const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** What of the reader's own pot has a last day; nothing where none of it has, or where it cannot be read. */
export function PotEnds({ pointsName }: { pointsName: string }) {
  const { data } = useQuery(callQuery('potends', {}, { errors: 'screen', staleTime: 0 }));
  if (!data?.ends.length) return null;
  return (
    <Notice>
      <ul>
        {data.ends.map(({ lastDay, points, carries }) => (
          <li key={`${lastDay} ${carries}`}>
            {say(texts.potEnds, {
              points,
              pointsName: pointsNamed(points, pointsName),
              day: dateWords(new Date(lastDay), day),
              rest: carries ? 'stays' : 'returns',
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
