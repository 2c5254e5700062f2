import { say } from '@laurel/contract/say';
import type { ReactNode } from 'react';
import { useListPages } from '#api/use-list-pages.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import * as common from '#lib/texts.ts';
import { useSearchParams } from '#router/router.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { Bone, SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { late } from '#ui/states/late.tsx';
import { illustrations } from '../paths.ts';
import { PeopleFilters } from './PeopleFilters.tsx';
import { addressOf, askedIn, filterOf, type PeopleAsked, sortOf } from './people-asked.ts';
import * as texts from './texts.ts';

const pageSize = 25;

/** They come while the first page of people is on its way. */
const PeopleTable = late(() => import('./PeopleTable.tsx').then((m) => m.PeopleTable), {
  waiting: <SkeletonRows rows={8} height={4} />,
});
const PeopleExports = late(() => import('./PeopleExports.tsx').then((m) => m.PeopleExports), {
  waiting: <Bone width="16rem" height="var(--control-2)" />,
});

/** The directory of everybody whom the roster ever had, with what can be done there. */
export function PeoplePage({ children }: { children?: ReactNode }) {
  const [address, setAddress] = useSearchParams();
  const asked = askedIn(address);
  const filter = filterOf(asked);
  const change = (part: Partial<PeopleAsked>) => setAddress(addressOf({ ...asked, ...part }), { replace: true });
  const pages = useListPages(
    'peoplelist',
    { ...filter, ...sortOf(asked), size: pageSize },
    {
      errors: 'screen',
      staleTime: 0,
    },
  );
  const { data, first, error, isFetching, isTurning, turner, refetch } = pages;
  const isEmpty = first?.total === 0 && !isTurning;
  return (
    <>
      <PageHeader title={say(common.peopleDirectory)} intro={say(texts.intro)} actions={children} />
      <Card>
        <PeopleFilters asked={asked} onChange={change} />
        <div className={layout.ends}>
          <p className={words.facts} role="status">
            {first ? countWords(first.total ?? 0, first.isMore ?? false) : <Bone width="7rem" height="1.25rem" />}
          </p>
          <PeopleExports filter={filter} total={first?.total ?? 0} />
        </div>
        {error && !data ? <NotRead compact {...{ error, isFetching, refetch }} /> : null}
        {!data && !error ? <SkeletonRows rows={8} height={4} /> : null}
        {isEmpty ? <NobodyFits asked={asked} onEverybody={() => change({ state: 'all' })} /> : null}
        {data && !isEmpty ? (
          <PeopleTable
            people={data.people}
            order={asked.order}
            onOrder={(order) => change({ order })}
            turner={{ ...turner, shown: data.people.length }}
          />
        ) : null}
      </Card>
    </>
  );
}

/** Who left is found among everybody alone. */
function NobodyFits({ asked: { state }, onEverybody }: { asked: PeopleAsked; onEverybody: () => void }) {
  const isWhole = state === 'all' || state === 'erased';
  return (
    <EmptyState
      compact
      illustration={illustrations.emptyList}
      words={say(texts.nobodyFits)}
      hint={say(isWhole ? texts.nobodyFitsHint : texts.othersHint)}
      action={isWhole ? undefined : <Button onClick={onEverybody}>{say(texts.lookAmongEverybody)}</Button>}
    />
  );
}

function countWords(count: number, isMore: boolean): string {
  return isMore ? say(texts.morePeople, { count }) : say(common.people, { count });
}
