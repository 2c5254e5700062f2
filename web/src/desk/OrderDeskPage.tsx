import { mayOpen } from '@laurel/contract/access';
import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { failureOf } from '#api/call-error.ts';
import { useListPages } from '#api/use-list-pages.ts';
import * as common from '#lib/texts.ts';
import { useRested } from '#lib/use-rested.ts';
import { useSearchParams } from '#router/router.ts';
import { useMember } from '#session/member.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState, ErrorState } from '#ui/states/EmptyState.tsx';
import { late } from '#ui/states/late.tsx';
import { illustrations, paths } from '../paths.ts';
import { DeskFilters } from './DeskFilters.tsx';
import { DeskLines } from './DeskLines.tsx';
import { DeskTools } from './DeskTools.tsx';
import { type DeskDeed, type DeskView, deskInput } from './desk-lines.ts';
import { deskPageSize } from './desk-queries.ts';
import * as texts from './texts.ts';

const SendDialog = late(() => import('./SendDialog.tsx').then((m) => m.SendDialog));
const RefundDialog = late(() => import('./RefundDialog.tsx').then((m) => m.RefundDialog));

export function OrderDeskPage() {
  const member = useMember();
  const [view, setView] = useState<DeskView>('waiting');
  const [asked] = useSearchParams();
  const [search, setSearch] = useState(asked.get('search') ?? '');
  const { rested, restNow } = useRested(search);
  const [deed, setDeed] = useState<DeskDeed>();
  const { data, first, error, isFetching, isTurning, turner, dataUpdatedAt, refetch } = useListPages(
    'desklist',
    { ...deskInput(view), search: rested.trim(), size: deskPageSize },
    { errors: 'screen', staleTime: 0 },
  );
  const close = () => setDeed(undefined);
  return (
    <>
      <PageHeader
        title={say(common.orderDesk)}
        intro={say(texts.intro)}
        actions={
          <>
            <DeskTools />
            {mayOpen('dataUpload', member) ? (
              <ButtonLink to={paths.dataUpload} variant="default">
                {say(texts.dataUpload)}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <Card>
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
        {first?.total === 0 && !isTurning ? (
          <EmptyState
            compact
            illustration={illustrations.emptyList}
            words={say(rested.trim() === '' ? texts.nothingToDo : texts.nothingFits)}
          />
        ) : null}
        {data ? (
          <DeskLines
            lines={data.lines}
            oldestDate={first?.oldestDate ?? null}
            turner={{ ...turner, shown: data.lines.length }}
            now={dataUpdatedAt}
            onDeed={setDeed}
          />
        ) : null}
      </Card>
      {deed?.what === 'send' ? <SendDialog line={deed.line} onClose={close} /> : null}
      {deed?.what === 'refund' ? <RefundDialog line={deed.line} onClose={close} /> : null}
    </>
  );
}
