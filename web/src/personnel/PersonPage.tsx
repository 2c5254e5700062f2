import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { useParams } from '#router/router.ts';
import layout from '#ui/layout/layout.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { Answers } from './Answers.tsx';
import { PersonHead } from './PersonHead.tsx';
import { PersonParts } from './PersonParts.tsx';
import { type PersonSlots, SlotsContext } from './slots.ts';

/** Somebody whole: what is asked most often answered at once, and below it what there is of them, part by part. */
export function PersonPage(slots: PersonSlots) {
  const { acts, notes } = slots;
  const { memberId = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(
    callQuery('person', { memberId }, { errors: 'screen', staleTime: 0 }),
  );
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
