import { mayCall } from '@laurel/contract/call-rows';
import type { AnnouncementPlace } from '@laurel/contract/calls/announcements/announcement';
import type { AnnouncementRow, AnnouncementState } from '@laurel/contract/calls/announcements/announcementlist';
import { announcementsPage } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { callQuery } from '#api/query-client.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import * as common from '#lib/texts.ts';
import { useSearchParams } from '#router/router.ts';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import layout from '#ui/layout/layout.module.css';
import { PageTurner } from '#ui/navigation/PageTurner.tsx';
import { Tabs } from '#ui/navigation/Tabs.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { late } from '#ui/states/late.tsx';
import { illustrations } from '../paths.ts';
import { AnnouncementLine, type Deed } from './AnnouncementLine.tsx';
import * as texts from './texts.ts';

const EditDialog = late(() => import('./EditDialog.tsx').then((m) => m.EditDialog));

const states: readonly AnnouncementState[] = ['running', 'planned', 'ended'];

const labels = { running: texts.running, planned: texts.planned, ended: texts.ended };

interface Editing {
  row: AnnouncementRow | undefined;
}

/** What is announced on Home or in the shop: what runs, what is planned, what has ended. */
export function AnnouncementsPage() {
  const [search, setSearch] = useSearchParams();
  const place: AnnouncementPlace = search.get('place') === 'shop' ? 'shop' : 'home';
  const state = states.find((one) => one === search.get('state')) ?? 'running';
  const [page, setPage] = useState(0);
  const [editing, setEditing] = useState<Editing>();
  const mayChange = mayCall('announcementsave', useMember());
  const query = useQuery({
    ...callQuery('announcementlist', { place, state, page }, { errors: 'screen', staleTime: 0 }),
    placeholderData: keepPreviousData,
  });
  const show = (next: { place: AnnouncementPlace; state: AnnouncementState }) => {
    setPage(0);
    setSearch(next, { replace: true });
  };
  const totals = query.data?.totals;
  return (
    <>
      <PageHeader title={say(common.announcements)} intro={say(texts.intro)} />
      <div className={layout.stack}>
        <div className={layout.ends}>
          <Choice<AnnouncementPlace>
            label={say(texts.place)}
            look="segments"
            offers={[
              { value: 'home', label: say(common.home) },
              { value: 'shop', label: say(texts.inShop) },
            ]}
            value={place}
            onChange={(next) => show({ place: next, state })}
          />
          {mayChange ? (
            <Button size="md" onClick={() => setEditing({ row: undefined })}>
              {say(texts.add)}
            </Button>
          ) : null}
        </div>
        <Tabs<AnnouncementState>
          label={say(texts.states)}
          tabs={states.map((one) => ({
            value: one,
            label: say(labels[one]),
            words: totals === undefined ? '…' : String(totals[one]),
          }))}
          value={state}
          onChange={(next) => show({ place, state: next })}
        >
          <List {...{ query, state, page, setPage }} onEdit={mayChange ? (row) => setEditing({ row }) : undefined} />
        </Tabs>
      </div>
      {editing ? (
        <EditDialog
          row={editing.row}
          place={place}
          onDone={(message) => {
            setEditing(undefined);
            notify(message);
          }}
          onClose={() => {
            setEditing(undefined);
            // Somebody else may have been quicker.
            void query.refetch();
          }}
        />
      ) : null}
    </>
  );
}

interface ListProps {
  query: {
    data: { announcements: AnnouncementRow[]; totals: Record<AnnouncementState, number> } | undefined;
    error: Error | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  state: AnnouncementState;
  page: number;
  setPage: (page: number) => void;
  onEdit: ((row: AnnouncementRow) => void) | undefined;
}

function List({ query, state, page, setPage, onEdit }: ListProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const deeds = useDeeds(() => void refetch());
  if (error && !data) return <NotRead {...{ error, isFetching, refetch }} />;
  if (!data) return <SkeletonRows rows={4} height={8} />;
  if (data.announcements.length === 0 && !isPlaceholderData)
    return (
      <EmptyState illustration={illustrations.emptyList} words={say(texts.nothing)} hint={say(texts.nothingHint)} />
    );
  return (
    <>
      <ul className={layout.list} aria-label={say(labels[state])} aria-busy={isFetching}>
        {data.announcements.map((row) => (
          <AnnouncementLine
            key={row.announcementId}
            row={row}
            state={state}
            isBusy={deeds.isBusy}
            onDo={onEdit && ((deed) => (deed === 'edit' ? onEdit(row) : deeds.does(deed, row)))}
          />
        ))}
      </ul>
      <PageTurner
        page={page}
        pageSize={announcementsPage}
        total={data.totals[state]}
        isBusy={isPlaceholderData}
        onTurn={setPage}
      />
    </>
  );
}

/** What is done with one of the list at once. */
function useDeeds(refused: () => void) {
  const told = {
    onSuccess: ({ message }: { message: string }) => notify(message),
    onError: refused,
  };
  const move = useCallMutation('announcementmove', {
    send: (wish: { announcementId: string; way: 'up' | 'down' }) => call('announcementmove', wish),
    ...told,
  });
  const end = useCallMutation('announcementend', {
    send: (wish: Changing) => call('announcementend', wish),
    ...told,
  });
  const restore = useCallMutation('announcementrestore', {
    send: (announcementId: string) => call('announcementrestore', { announcementId }),
    ...told,
  });
  const takeAway = useCallMutation('announcementtakeaway', {
    send: (wish: Changing) => call('announcementtakeaway', wish),
    onError: refused,
    onSuccess: ({ message }, { announcementId }) =>
      notify(message, { act: { words: say(texts.undo), does: () => restore.mutate(announcementId) } }),
  });
  return {
    isBusy: [move, end, takeAway].some(({ isPending }) => isPending),
    does: (deed: Exclude<Deed, 'edit'>, { announcementId, revision }: AnnouncementRow) => {
      if (deed === 'end') end.mutate({ announcementId, revision });
      else if (deed === 'takeAway') takeAway.mutate({ announcementId, revision });
      else move.mutate({ announcementId, way: deed });
    },
  };
}

interface Changing {
  announcementId: string;
  revision: number;
}
