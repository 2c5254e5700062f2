import { toRecords } from '@laurel/contract/rules/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureOf } from '#api/call-error.ts';
import { callQuery, prefetch } from '#api/query-client.ts';
import { PeopleGrid } from '#people/PeopleGrid.tsx';
import type { Person } from '#people/PersonCard.tsx';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState, ErrorState } from '#ui/states/EmptyState.tsx';
import { illustrations, paths } from '../paths.ts';

const firstQuery = callQuery('getrecentrecognition', {}, { errors: 'screen' });

export function RecentRecognitionPage() {
  const { data, error, refetch } = useQuery(firstQuery);
  const people = useMemo(() => data && toRecords<Person>(data.report), [data]);
  return (
    <>
      <PageHeader
        title="Recent Recognition"
        intro="Colleagues whose good work was noticed lately, the newest first."
        actions={<ButtonLink to={paths.nominate()}>Nominate a colleague</ButtonLink>}
      />
      {error ? (
        <ErrorState illustration={illustrations.error} failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : null}
      {!people && !error ? <SkeletonRows rows={6} height={4.75} /> : null}
      {people?.length === 0 && !error ? (
        <EmptyState
          illustration={illustrations.recognition}
          words="Nobody has been recognised yet"
          hint="Be the first to say well done."
        />
      ) : null}
      {people && people.length > 0 && !error ? <PeopleGrid people={people} look="row" /> : null}
    </>
  );
}

RecentRecognitionPage.preload = () => prefetch(firstQuery);
