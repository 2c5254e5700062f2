import { toRecords } from '@laurel/contract/rules/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureOf } from '#api/call-error.ts';
import { callQuery, prefetch } from '#api/query-client.ts';
import { CompanyWords } from '#blocks/CompanyWords.tsx';
import { PeopleGrid } from '#people/PeopleGrid.tsx';
import type { Person } from '#people/PersonCard.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState, ErrorState } from '#ui/states/EmptyState.tsx';
import { illustrations } from '../paths.ts';

const firstQuery = callQuery('wallOfFame', {}, { errors: 'screen' });

export function WallOfFamePage() {
  const { data, error, refetch } = useQuery(firstQuery);
  const people = useMemo(() => data && toRecords<Person>(data.report), [data]);
  return (
    <>
      <PageHeader title="Wall of Fame" intro={<CompanyWords contentKey="topmsgwalloffame" letters={153} />} />
      {error ? (
        <ErrorState
          illustration={illustrations.error}
          own="An unexpected error occured"
          failure={failureOf(error)}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!people && !error ? <SkeletonRows rows={3} height={11} /> : null}
      {people?.length === 0 && !error ? (
        <EmptyState illustration={illustrations.wallOfFame} words="No entries on the wall of fame. Watch this space!" />
      ) : null}
      {people && people.length > 0 && !error ? <PeopleGrid people={people} look="portrait" /> : null}
    </>
  );
}

WallOfFamePage.preload = () => prefetch(firstQuery);
