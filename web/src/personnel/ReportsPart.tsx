import type { Person } from '@laurel/contract/calls/personnel/person';
import { say } from '@laurel/contract/say';
import { useListPages } from '#api/use-list-pages.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { Card } from '#ui/display/Card.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { illustrations } from '../paths.ts';
import { PeopleTable } from './PeopleTable.tsx';
import { partPageSize } from './PersonTable.tsx';
import * as texts from './texts.ts';

/** Whose manager somebody is. */
export function ReportsPart({ person: { memberId } }: { person: Person }) {
  const pages = useListPages('personreports', { memberId, size: partPageSize }, { errors: 'screen' });
  const { data, error, isFetching, refetch, turner } = pages;
  if (error && !data) return <NotRead {...{ error, isFetching, refetch }} />;
  if (!data) return <SkeletonRows rows={5} height={4} />;
  return (
    <Card title={say(texts.reports)}>
      {data.people.length === 0 && turner.page === 0 ? (
        <EmptyState compact illustration={illustrations.emptyList} words={say(texts.leadsNobody)} />
      ) : (
        <PeopleTable people={data.people} turner={{ ...turner, shown: data.people.length }} />
      )}
    </Card>
  );
}
