import type { Approval } from '@laurel/contract/calls/approvals';
import { say } from '@laurel/contract/say';
import { type RefObject, useCallback } from 'react';
import { errorWords } from '#api/call-error.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import * as common from '#lib/texts.ts';
import { useMore } from '#lists/use-more.ts';
import { Button } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { illustrations } from '../paths.ts';
import { ApprovalCard } from './ApprovalCard.tsx';
import classes from './Approvals.module.css';
import type { Act } from './act.ts';
import { requestsWords } from './approval-words.ts';
import * as texts from './texts.ts';
import type { useApprovals } from './use-approvals.ts';

interface ApprovalListProps {
  list: RefObject<HTMLUListElement | null>;
  label: string;
  empty: { words: string; hint: string };
  pages: ReturnType<typeof useApprovals>;
  /** Missing where there is nothing to do any more. */
  onAct?: (act: Act, approval: Approval, place: number) => void;
}

/** Requests as far as they have come, and the way to more. */
export function ApprovalList({ list, label, empty, pages, onAct }: ApprovalListProps) {
  const { approvals, total = 0, error, isFetching, refetch } = pages;
  if (!approvals) {
    if (!error) return <SkeletonRows rows={3} height={14} />;
    return <NotRead {...{ error, isFetching, refetch }} />;
  }
  if (approvals.length === 0 && !pages.hasNextPage)
    return <EmptyState illustration={illustrations.emptyList} words={empty.words} hint={empty.hint} />;
  return (
    <>
      <ul ref={list} className={layout.list} aria-label={label} aria-busy={isFetching}>
        {approvals.map((approval, place) => (
          <ApprovalCard
            key={approval.approvalId}
            approval={approval}
            onAct={onAct && ((act) => onAct(act, approval, place))}
          />
        ))}
      </ul>
      <Foot list={list} pages={pages} shown={approvals.length} total={total} />
    </>
  );
}

interface FootProps extends Pick<ApprovalListProps, 'list' | 'pages'> {
  shown: number;
  total: number;
}

/** How many are shown, and more of them: the first of those takes the focus. */
function Foot({ list, pages, shown, total }: FootProps) {
  const { error, hasNextPage, isFetchingNextPage, isFetching, fetchNextPage, refetch, isFetchNextPageError } = pages;
  const at = useCallback((place: number) => list.current?.querySelectorAll('h2')[place], [list]);
  const more = useMore({ shown, at, fetchNextPage });
  const again = () => void (isFetchNextPageError ? more() : refetch());
  return (
    <div className={`${layout.ends} ${classes.foot}`}>
      <p role="status" className={words.soft}>
        {hasNextPage ? say(texts.shownOfRequests, { shown, count: total }) : requestsWords(total)}
      </p>
      {error ? (
        <>
          <p role="alert">{errorWords(error)}</p>
          <Button variant="default" isWaiting={isFetching} onClick={again}>
            {say(common.tryAgain)}
          </Button>
        </>
      ) : null}
      {hasNextPage && !error ? (
        <Button variant="default" isWaiting={isFetchingNextPage} onClick={more}>
          {say(common.showMore)}
        </Button>
      ) : null}
    </div>
  );
}
