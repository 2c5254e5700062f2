import type { Approval } from '@laurel/contract/calls/approvals';
import { say } from '@laurel/contract/say';
import { type RefObject, useRef, useState } from 'react';
import * as common from '#lib/texts.ts';
import { useSearchParams } from '#router/router.ts';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { Tabs } from '#ui/navigation/Tabs.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { late } from '#ui/states/late.tsx';
import { ApprovalList } from './ApprovalList.tsx';
import type { Act } from './act.ts';
import { requestsWords } from './approval-words.ts';
import * as texts from './texts.ts';
import { type Show, useApprovals } from './use-approvals.ts';

const ActDialog = late(() => import('./ActDialog.tsx').then((m) => m.ActDialog));

interface Acting {
  act: Act;
  approval: Approval;
  /** Where it stands in the list. */
  place: number;
}

/** What more than one person does: to be decided about, asked by oneself, and what became of it. */
export function ApprovalsPage() {
  const [search, setSearch] = useSearchParams();
  const show: Show = search.get('part') === 'decided' ? 'decided' : 'waiting';
  const waiting = useWaiting();
  const decided = useApprovals('decided');
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <PageHeader title={say(common.secondPerson)} intro={say(texts.intro)} />
      <Tabs<Show>
        label={say(common.secondPerson)}
        tabs={[
          { value: 'waiting', label: say(texts.waiting), words: countWords(waiting.total) },
          { value: 'decided', label: say(texts.decided), words: countWords(decided.total) },
        ]}
        value={show}
        onChange={(next) => setSearch(next === 'waiting' ? {} : { part: next }, { replace: true })}
      >
        {show === 'waiting' ? (
          <Waiting list={list} waiting={waiting} />
        ) : (
          <ApprovalList
            key="decided"
            list={list}
            label={say(texts.whatIsDecided)}
            empty={nothingDecided}
            pages={decided}
          />
        )}
      </Tabs>
    </>
  );
}

const nothingWaits = {
  words: say(texts.nothingWaits),
  hint: say(texts.nothingWaitsHint),
};
const nothingDecided = {
  words: say(texts.nothingDecided),
  hint: say(texts.nothingDecidedHint),
};

/** What waits. What is decided goes at once; the list that says so too is on its way. */
function useWaiting() {
  const pages = useApprovals('waiting');
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const { approvals } = pages;
  const left = approvals?.filter(({ approvalId }) => !gone.has(approvalId));
  const goneBefore = (approvals?.length ?? 0) - (left?.length ?? 0);
  return {
    ...pages,
    approvals: left,
    total: pages.total === undefined ? undefined : pages.total - goneBefore,
    takeOut: (approvalId: string) => setGone(new Set([...gone, approvalId])),
  };
}

interface WaitingProps {
  list: RefObject<HTMLUListElement | null>;
  waiting: ReturnType<typeof useWaiting>;
}

function Waiting({ list, waiting }: WaitingProps) {
  const [acting, setActing] = useState<Acting>();
  const headingAt = (place: number) => {
    const headings = list.current?.querySelectorAll('h2');
    return headings?.[Math.min(place, headings.length - 1)];
  };
  return (
    <>
      <ApprovalList
        key="waiting"
        list={list}
        label={say(texts.whatWaits)}
        empty={nothingWaits}
        pages={waiting}
        onAct={(act, approval, place) => setActing({ act, approval, place })}
      />
      {acting ? (
        <ActDialog
          act={acting.act}
          approval={acting.approval}
          next={() => headingAt(acting.place)}
          onDone={(message) => {
            waiting.takeOut(acting.approval.approvalId);
            setActing(undefined);
            notify(message);
          }}
          onClose={() => setActing(undefined)}
        />
      ) : null}
    </>
  );
}

function countWords(total: number | undefined): string {
  return total === undefined ? '…' : requestsWords(total);
}
