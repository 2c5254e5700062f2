import { toRecords } from '@laurel/contract/rules/records';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureOf } from '#api/call-error.ts';
import { callQuery, prefetch } from '#api/query-client.ts';
import * as common from '#lib/texts.ts';
import { PeopleGrid } from '#people/PeopleGrid.tsx';
import type { Person } from '#people/PersonCard.tsx';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState, ErrorState } from '#ui/states/EmptyState.tsx';
import { illustrations, paths } from '../paths.ts';
import * as texts from './texts.ts';

const firstQuery = callQuery('getrecentrecognition', {}, { errors: 'screen' });

export function RecentRecognitionPage() {
  const { data, error, refetch } = useQuery(firstQuery);
  const people = useMemo(() => data && toRecords<Person>(data.report), [data]);
  return (
    <>
      <PageHeader
        title={say(common.recentRecognition)}
        intro={say(texts.recentIntro)}
        actions={<ButtonLink to={paths.nominate()}>{say(common.nominateColleague)}</ButtonLink>}
      />
      {error ? (
        <ErrorState illustration={illustrations.error} failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : null}
      {!people && !error ? <SkeletonRows rows={6} height={4.75} /> : null}
      {people?.length === 0 && !error ? (
        <EmptyState
          illustration={illustrations.recognition}
          words={say(texts.nobodyRecognised)}
          hint={say(texts.nobodyRecognisedHint)}
        />
      ) : null}
      {people && people.length > 0 && !error ? <PeopleGrid people={people} look="row" /> : null}
    </>
  );
}

RecentRecognitionPage.preload = () => prefetch(firstQuery);
