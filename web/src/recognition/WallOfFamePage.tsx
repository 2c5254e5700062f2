import type { WallRow } from '@laurel/contract/calls/recognition/walloffame';
import { toRecords } from '@laurel/contract/rules/records';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureOf } from '#api/call-error.ts';
import { callQuery, prefetch } from '#api/query-client.ts';
import { CompanyWords } from '#blocks/CompanyWords.tsx';
import * as common from '#lib/texts.ts';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState, ErrorState } from '#ui/states/EmptyState.tsx';
import { illustrations } from '../paths.ts';
import * as texts from './texts.ts';
import { WallCard } from './WallCard.tsx';

const firstQuery = callQuery('wallOfFame', {}, { errors: 'screen' });

export function WallOfFamePage() {
  const { data, error, refetch } = useQuery(firstQuery);
  const people = useMemo(() => data && toRecords<WallRow>(data.report), [data]);
  return (
    <>
      <PageHeader title={say(common.wallOfFame)} intro={<CompanyWords contentKey="topmsgwalloffame" letters={153} />} />
      {error ? (
        <ErrorState
          illustration={illustrations.error}
          own={say(texts.wallFailed)}
          failure={failureOf(error)}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!people && !error ? <SkeletonRows rows={3} height={11} /> : null}
      {people?.length === 0 && !error ? (
        <EmptyState illustration={illustrations.wallOfFame} words={say(texts.wallEmpty)} />
      ) : null}
      {people && people.length > 0 && !error ? (
        <Grid min="16rem">
          {people.map((row) => (
            <li key={row.memberId}>
              <WallCard row={row} />
            </li>
          ))}
        </Grid>
      ) : null}
    </>
  );
}

WallOfFamePage.preload = () => prefetch(firstQuery);
