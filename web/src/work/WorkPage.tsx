import { mayCall } from '@laurel/contract/call-rows';
import type { Waiting } from '@laurel/contract/calls/work/waiting';
import { type WorkKind, workKinds } from '@laurel/contract/programme/work-kinds';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import * as common from '#lib/texts.ts';
import { useMore } from '#lists/use-more.ts';
import { useSearchParams } from '#router/router.ts';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { late } from '#ui/states/late.tsx';
import { illustrations } from '../paths.ts';
import { Together } from './Together.tsx';
import * as texts from './texts.ts';
import { useMarks } from './use-marks.ts';
import { useWork } from './use-work.ts';
import type { WalkParts } from './WalkDialog.tsx';
import classes from './Work.module.css';
import { WorkItems } from './WorkItems.tsx';
import { isDecidedHere, keyOf } from './work-words.ts';

const TimesCard = late(() => import('./TimesCard.tsx').then((m) => m.TimesCard));
const WalkDialog = late(() => import('./WalkDialog.tsx').then((m) => m.WalkDialog));

interface WorkPageProps {
  /** With what each kind is decided on the spot. */
  parts: WalkParts;
}

/** Everything that waits for the reader, in one list; what is a decision is made here, one after the other. */
export function WorkPage({ parts }: WorkPageProps) {
  const [address, setAddress] = useSearchParams();
  const kind = workKinds.find((one) => one === address.get('kind'));
  const opened = address.get('open') ?? '';
  const go = (to: { kind?: string | undefined; open?: string }, replace = true) =>
    setAddress({ ...(to.kind && { kind: to.kind }), ...(to.open && { open: to.open }) }, { replace });
  const work = useWork(kind);
  const { items } = work;
  const isRead = items !== undefined || work.error !== null;
  const [wasRead, setWasRead] = useState(false);
  if (isRead && !wasRead) setWasRead(true);
  const mayAskTimes = mayCall('worktimes', useMember());
  const list = useRef<HTMLUListElement>(null);
  const first = items?.find((item) => isDecidedHere(item.kind));
  const open = (key: string) => go({ kind, open: key }, false);
  return (
    <>
      <PageHeader
        title={say(common.toDo)}
        intro={say(texts.intro)}
        actions={
          // It keeps its place while the list comes.
          first || !isRead ? (
            <Button disabled={!first} onClick={() => first && open(keyOf(first))}>
              {say(texts.decide)}
            </Button>
          ) : undefined
        }
      />
      <Card>
        <div className={layout.stack}>
          <Kinds kind={kind} onChange={(next) => go({ kind: next })} />
          {items ? (
            <Listed list={list} work={work} items={items} onOpen={open} />
          ) : work.error ? (
            <NotRead {...work} />
          ) : (
            <SkeletonRows rows={6} height={4} />
          )}
        </div>
      </Card>
      {mayAskTimes && wasRead ? <TimesCard /> : null}
      {opened !== '' && items ? (
        <WalkDialog
          open={opened}
          work={{ ...work, items }}
          parts={parts}
          onOpen={(key) => go({ kind, open: key })}
          onClose={() => go({ kind })}
        />
      ) : null}
    </>
  );
}

/** Of each kind that waits at all: how many. */
function Kinds({ kind, onChange }: { kind: WorkKind | undefined; onChange: (kind: string) => void }) {
  const { data } = useQuery(callQuery('waiting', {}, { errors: 'screen', staleTime: 0 }));
  const counts = data ? countsIn(data) : [];
  const shown = counts.filter(([one, count]) => count > 0 || one === kind);
  return (
    <div className={classes.kinds}>
      <NativeSelect
        label={say(common.show)}
        data={[
          { value: '', label: say(texts.everything) },
          ...shown.map(([one, count]) => ({ value: one, label: say(texts.kindOf, { kind: one, count }) })),
        ]}
        value={kind ?? ''}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

function countsIn(waiting: Waiting): [WorkKind, number][] {
  const {
    nominations,
    ideas,
    approvals,
    deskLines,
    files,
    contacts,
    cards,
    vouchers,
    messages,
    pots,
    unowned,
    votes,
    ballots,
  } = waiting;
  return [
    ['nomination', nominations?.count ?? 0],
    ['unowned', unowned?.count ?? 0],
    ['vote', votes?.count ?? 0],
    ['ballot', ballots?.count ?? 0],
    ['idea', ideas?.count ?? 0],
    ['approval', approvals?.count ?? 0],
    ['order', deskLines?.count ?? 0],
    ['file', files?.count ?? 0],
    ['contact', contacts?.count ?? 0],
    ['card', cards?.count ?? 0],
    ['voucher', vouchers?.low ?? 0],
    ['message', messages ? messages.late.count + messages.stuck.count + messages.held.count : 0],
    ['pot', pots?.count ?? 0],
  ];
}

interface ListedProps {
  list: RefObject<HTMLUListElement | null>;
  work: ReturnType<typeof useWork>;
  items: NonNullable<ReturnType<typeof useWork>['items']>;
  onOpen: (key: string) => void;
}

function Listed({ list, work, items, onOpen }: ListedProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = work;
  const shown = items.length;
  const at = useCallback((place: number) => list.current?.children[place]?.querySelector('input, a, button'), [list]);
  const more = useMore({ shown, at, fetchNextPage });
  const marks = useMarks(items);
  if (shown === 0 && !hasNextPage)
    return <EmptyState illustration={illustrations.success} words={say(texts.nothing)} hint={say(texts.nothingHint)} />;
  return (
    <>
      <WorkItems list={list} items={items} marks={marks} onOpen={onOpen} />
      <Together work={work} items={items} marks={marks} at={at} />
      <div className={layout.ends}>
        <p role="status" className={words.soft}>
          {say(hasNextPage ? texts.moreThere : texts.shown, { count: shown })}
        </p>
        {hasNextPage ? (
          <Button variant="default" isWaiting={isFetchingNextPage} onClick={more}>
            {say(common.showMore)}
          </Button>
        ) : null}
      </div>
    </>
  );
}
