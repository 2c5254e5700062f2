import '#api/late-rows.ts';
import type { CelebratedDay } from '@laurel/contract/calls/celebrations';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useId, useRef } from 'react';
import { call } from '#api/call.ts';
import { failureOf } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { formatWeekday } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { More } from '#lists/More.tsx';
import { useMore } from '#lists/use-more.ts';
import { useRest } from '#lists/use-rest.ts';
import { CelebrationActions } from '#people/CelebrationActions.tsx';
import { ColleagueFace } from '#people/ColleagueFace.tsx';
import { ColleagueLink } from '#people/ColleagueLink.tsx';
import { Occasion } from '#people/Occasion.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { ErrorState } from '#ui/states/EmptyState.tsx';
import { illustrations } from '../paths.ts';
import classes from './Celebrations.module.css';
import { occasionWords } from './celebrations.ts';
import * as texts from './texts.ts';

const weekQuery = callQuery('celebrationweek', {}, { errors: 'screen' });

/** Who celebrates in the next days, and whom one can still congratulate. */
export function CelebrationDays() {
  const { data, error, refetch } = useQuery(weekQuery);
  if (error)
    return <ErrorState illustration={illustrations.error} failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={2} height={9} />;
  return (
    <>
      <Days title={say(texts.thisWeek)} none={say(texts.nobodyThisWeek)} days={data.coming} />
      <Days title={say(texts.missed)} none={say(texts.nobodyMissed)} days={data.missed} />
    </>
  );
}

function Days({ title, none, days }: { title: string; none: string; days: readonly CelebratedDay[] }) {
  const id = useId();
  return (
    <section className={classes.days} aria-labelledby={id}>
      <h2 id={id} className={words.title}>
        {title}
      </h2>
      {days.length === 0 ? <p className={words.soft}>{none}</p> : null}
      {days.map((day) => (
        <Day key={day.day} {...day} />
      ))}
    </section>
  );
}

/** Those of one day: the first of them, and the others when they are asked for. */
function Day({ day, people: first, total, next }: CelebratedDay) {
  const box = useRef<HTMLUListElement>(null);
  const id = useId();
  const { list, query, fetchNextPage } = useRest({ list: first, next }, async (after) => {
    const page = await call('celebrationday', { day, after });
    return { list: page.people, next: page.next };
  });
  const at = useCallback((place: number) => box.current?.children[place], []);
  const more = useMore({ shown: list.length, at, fetchNextPage });
  return (
    <section className={classes.day} aria-labelledby={id}>
      <h3 id={id} className={words.name}>
        {formatWeekday(day)}
      </h3>
      <ul ref={box} className={classes.people}>
        {list.map((row) => (
          <li key={`${row.what} ${row.memberId}`} tabIndex={-1} className={`${layout.surface} ${classes.person}`}>
            <ColleagueFace person={row} size={48} />
            <div className={classes.who}>
              <span dir="auto" className={words.name}>
                <ColleagueLink memberId={row.memberId}>{row.memberName}</ColleagueLink>
              </span>
              <span className={words.facts}>{row.division}</span>
              <Occasion what={row.what}>{occasionWords(row)}</Occasion>
            </div>
            <div className={classes.ways}>
              <CelebrationActions row={row} celebrate={say(common.celebrate)} />
            </div>
          </li>
        ))}
      </ul>
      <More query={query} onMore={more} label={say(texts.moreCelebrate, { count: total - list.length })} />
    </section>
  );
}
