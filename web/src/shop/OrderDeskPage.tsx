import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { errorWords } from '#api/call-error.ts';
import { SkeletonRows } from '#ui/Bone.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState, ErrorState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { illustrations, paths } from '../paths.ts';
import { DeskFilters } from './DeskFilters.tsx';
import { DeskLines } from './DeskLines.tsx';
import { DeskTools } from './DeskTools.tsx';
import { type DeskDeed, type DeskView, deskView } from './desk-lines.ts';
import { deskLinesMax, deskQuery } from './desk-queries.ts';
import classes from './OrderDesk.module.css';

const SendDialog = lazy(() => import('./SendDialog.tsx').then((m) => ({ default: m.SendDialog })));
const RefundDialog = lazy(() => import('./RefundDialog.tsx').then((m) => ({ default: m.RefundDialog })));

export function OrderDeskPage() {
  const [view, setView] = useState<DeskView>('open');
  const [search, setSearch] = useState('');
  const [deed, setDeed] = useState<DeskDeed>();
  const sought = useDeferredValue(search);
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(deskQuery(view));
  const lines = useMemo(() => data && deskView(data.lines, view, sought), [data, view, sought]);
  const close = () => setDeed(undefined);
  return (
    <>
      <PageHeader
        title="Order desk"
        intro="What members ordered, the longest waiting first. They are told when you send something."
        actions={
          <>
            <DeskTools />
            <Button component={Link} to={paths.dataUpload} variant="default">
              Data upload
            </Button>
          </>
        }
      />
      <Card className={classes.card}>
        <DeskFilters
          view={view}
          onView={setView}
          search={search}
          onSearch={setSearch}
          isLoading={isFetching}
          onReload={() => void refetch()}
        />
        {error && !data ? (
          <ErrorState
            compact
            illustration={illustrations.error}
            words={errorWords(error)}
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          />
        ) : null}
        {!lines && !error ? <SkeletonRows rows={6} height={5} /> : null}
        {lines && lines.length === 0 ? (
          <EmptyState
            compact
            illustration={illustrations.emptyList}
            words={sought.trim() === '' ? 'Nothing to do here' : 'No line fits your search'}
          />
        ) : null}
        {lines ? (
          <DeskLines
            lines={lines}
            asked={`${view} ${sought}`}
            now={dataUpdatedAt}
            isCut={(data?.lines.length ?? 0) >= deskLinesMax}
            onDeed={setDeed}
          />
        ) : null}
      </Card>
      <Suspense fallback={null}>
        {deed?.what === 'send' ? <SendDialog line={deed.line} onClose={close} /> : null}
        {deed?.what === 'refund' ? <RefundDialog line={deed.line} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
