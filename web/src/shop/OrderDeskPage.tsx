import { mayOpen } from '@laurel/contract/access';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '#api/call-error.ts';
import { useMember } from '#session/member.ts';
import { SkeletonRows } from '#ui/Bone.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState, ErrorState } from '#ui/EmptyState.tsx';
import { late } from '#ui/late.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useRested } from '#ui/use-rested.ts';
import { illustrations, paths } from '../paths.ts';
import { DeskFilters } from './DeskFilters.tsx';
import { DeskLines } from './DeskLines.tsx';
import { DeskTools } from './DeskTools.tsx';
import type { DeskDeed, DeskView } from './desk-lines.ts';
import { deskQuery } from './desk-queries.ts';
import classes from './OrderDesk.module.css';

const SendDialog = late(() => import('./SendDialog.tsx').then((m) => m.SendDialog));
const RefundDialog = late(() => import('./RefundDialog.tsx').then((m) => m.RefundDialog));

export function OrderDeskPage() {
  const member = useMember();
  const [view, setView] = useState<DeskView>('waiting');
  const [search, setSearch] = useState('');
  const { rested, restNow } = useRested(search);
  const [turned, setTurned] = useState({ of: '', page: 0 });
  const [deed, setDeed] = useState<DeskDeed>();
  // Something else that is asked for begins at its first page.
  const asked = `${view} ${rested}`;
  const page = turned.of === asked ? turned.page : 0;
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useQuery({
    ...deskQuery({ view, search: rested, page }),
    placeholderData: keepPreviousData,
  });
  const close = () => setDeed(undefined);
  return (
    <>
      <PageHeader
        title="Order desk"
        intro="What members ordered, the longest waiting first. They are told when you send something."
        actions={
          <>
            <DeskTools />
            {mayOpen('dataUpload', member) ? (
              <ButtonLink to={paths.dataUpload} variant="default">
                Data upload
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <Card className={classes.card}>
        <DeskFilters
          view={view}
          onView={setView}
          search={search}
          onSearch={setSearch}
          onSearchNow={restNow}
          isLoading={isFetching}
          onReload={() => void refetch()}
        />
        {error && !data ? (
          <ErrorState
            compact
            illustration={illustrations.error}
            failure={failureOf(error)}
            onRetry={() => void refetch()}
          />
        ) : null}
        {!data && !error ? <SkeletonRows rows={6} height={5} /> : null}
        {data?.total === 0 && !isPlaceholderData ? (
          <EmptyState
            compact
            illustration={illustrations.emptyList}
            words={rested.trim() === '' ? 'Nothing to do here' : 'No line fits your search'}
          />
        ) : null}
        {data ? (
          <DeskLines
            {...data}
            page={page}
            onPage={(next) => setTurned({ of: asked, page: next })}
            now={dataUpdatedAt}
            isBusy={isPlaceholderData}
            onDeed={setDeed}
          />
        ) : null}
      </Card>
      {deed?.what === 'send' ? <SendDialog line={deed.line} onClose={close} /> : null}
      {deed?.what === 'refund' ? <RefundDialog line={deed.line} onClose={close} /> : null}
    </>
  );
}
