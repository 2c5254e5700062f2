import type { Person } from '@laurel/contract/calls/personnel/person';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { navigate, useParams } from '#router/router.ts';
import layout from '#ui/layout/layout.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { paths } from '../paths.ts';
import { Answers } from './Answers.tsx';
import { PersonHead } from './PersonHead.tsx';
import { PersonParts } from './PersonParts.tsx';
import { type PersonSlots, SlotsContext } from './slots.ts';
import * as texts from './texts.ts';

/** Somebody whole: what is asked most often answered at once, and below it what there is of them, part by part. */
export function PersonPage(slots: PersonSlots) {
  const { acts, notes } = slots;
  const { memberId = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(
    callQuery('person', { memberId }, { errors: 'screen', staleTime: 0 }),
  );
  useWhoStays(data?.standsFor, data?.memberNumber);
  return (
    <div className={layout.stack}>
      <PersonHead person={data}>{data ? acts?.(data) : null}</PersonHead>
      {data ? (
        <>
          <Answers person={data} />
          {notes?.(data)}
          <SlotsContext value={slots}>
            <PersonParts person={data} />
          </SlotsContext>
        </>
      ) : error ? (
        <NotRead {...{ error, isFetching, refetch }} />
      ) : (
        <SkeletonRows rows={4} height={8} />
      )}
    </div>
  );
}

/** Whoever was merged is found with who stands for them, and that is said. */
function useWhoStays(standsFor: Person['standsFor'] | undefined, number = '') {
  useEffect(() => {
    if (!standsFor) return;
    notify(say(texts.isMerged, { number, name: standsFor.memberName }));
    void navigate(paths.person(standsFor.memberId), { replace: true });
  }, [standsFor, number]);
}
