import type { SaidRow } from '@laurel/contract/calls/nominations/nomget';
import { nameFor } from '@laurel/contract/formats';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { formatTime } from '#lib/dates.ts';
import { Badge } from '#ui/display/Badge.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { ErrorState } from '#ui/states/EmptyState.tsx';
import { illustrations } from '../paths.ts';
import classes from './SaidByAll.module.css';
import * as texts from './texts.ts';

/** What everybody said of a nomination, asked for when it is opened. */
export function SaidAbout({ nomId }: { nomId: string }) {
  const { data, error, refetch } = useQuery(callQuery('nomget', { nomId }, { errors: 'screen' }));
  if (error && !data)
    return (
      <ErrorState
        compact
        illustration={illustrations.error}
        failure={failureOf(error)}
        onRetry={() => void refetch()}
      />
    );
  return data ? <SaidByAll said={data.said} /> : <SkeletonRows rows={2} height={3} />;
}

/** What each of those said who reviewed a nomination, in the order of it. */
export function SaidByAll({ said }: { said: readonly SaidRow[] }) {
  if (said.length === 0) return null;
  return (
    <section className={layout.list} aria-label={say(texts.whatWasSaid)}>
      <h3 className={words.facts}>{say(texts.whatWasSaid)}</h3>
      <ul className={classes.all}>
        {said.map((one) => (
          <li key={`${one.member}.${one.date}`} className={classes.one}>
            <p className={layout.row}>
              <bdi className={words.name}>{nameFor(one.member, one.forMember)}</bdi>
              {one.isChair ? <Badge tone="quiet">{say(texts.chair)}</Badge> : null}
            </p>
            <p>
              <Said said={one} />{' '}
              <time className={words.facts} dateTime={one.date}>
                {formatTime(one.date)}
              </time>
            </p>
            {one.motivation ? (
              <blockquote dir="auto" className={words.quote}>
                {one.motivation}
              </blockquote>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Said({ said: { rating, stars } }: { said: SaidRow }) {
  if (rating === 0) return <span>{say(texts.saidNo)}</span>;
  return (
    <span role="img" aria-label={say(texts.starsSaid, { rating, max: stars })} className={classes.stars}>
      {'★'.repeat(rating)}
      <span>{'★'.repeat(stars - rating)}</span>
    </span>
  );
}
