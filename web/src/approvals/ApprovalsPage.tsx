import type { Approval } from '@laurel/contract/calls/approvals';
import { useRef, useState } from 'react';
import { useSearchParams } from '#router/router.ts';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { Tabs } from '#ui/navigation/Tabs.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { late } from '#ui/states/late.tsx';
import { ApprovalList } from './ApprovalList.tsx';
import type { Act } from './act.ts';
import { requestsWords } from './approval-words.ts';
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
  const waiting = useApprovals('waiting');
  const decided = useApprovals('decided');
  const [acting, setActing] = useState<Acting>();
  // What is decided goes at once; the list that says so too is on its way.
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLUListElement>(null);
  const left = waiting.approvals?.filter(({ approvalId }) => !gone.has(approvalId));
  const goneBefore = (waiting.approvals?.length ?? 0) - (left?.length ?? 0);
  const totalLeft = waiting.total === undefined ? undefined : waiting.total - goneBefore;
  const headingAt = (place: number) => {
    const headings = list.current?.querySelectorAll('h2');
    return headings?.[Math.min(place, headings.length - 1)];
  };
  return (
    <>
      <PageHeader
        title="Second person"
        intro="Some acts are more than one person does alone. They wait here until somebody else confirms them, or declines them and says why."
      />
      <Tabs<Show>
        label="Second person"
        tabs={[
          { value: 'waiting', label: 'Waiting', words: countWords(totalLeft) },
          { value: 'decided', label: 'Decided', words: countWords(decided.total) },
        ]}
        value={show}
        onChange={(next) => setSearch(next === 'waiting' ? {} : { part: next }, { replace: true })}
      >
        {show === 'waiting' ? (
          <ApprovalList
            key="waiting"
            list={list}
            label="What waits"
            empty={{
              words: 'Nothing waits for a second person',
              hint: 'What you ask for and what you may confirm stands here until it is decided.',
            }}
            pages={{ ...waiting, approvals: left, total: totalLeft }}
            onAct={(act, approval, place) => setActing({ act, approval, place })}
          />
        ) : (
          <ApprovalList
            key="decided"
            list={list}
            label="What is decided"
            empty={{
              words: 'Nothing is decided yet',
              hint: 'What became of what you asked for, and what you decided, stands here.',
            }}
            pages={decided}
          />
        )}
      </Tabs>
      {acting ? (
        <ActDialog
          act={acting.act}
          approval={acting.approval}
          next={() => headingAt(acting.place)}
          onDone={(message) => {
            setGone(new Set([...gone, acting.approval.approvalId]));
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
