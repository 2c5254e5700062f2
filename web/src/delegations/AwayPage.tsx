import { say } from '@laurel/contract/say';
import { type RefObject, useRef, useState } from 'react';
import { NotRead } from '#blocks/NotRead.tsx';
import * as common from '#lib/texts.ts';
import { More } from '#lists/More.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { late } from '#ui/states/late.tsx';
import { illustrations } from '../paths.ts';
import { DelegationRow } from './DelegationRow.tsx';
import * as texts from './texts.ts';
import { useDelegations } from './use-delegations.ts';

const DelegationDialog = late(() => import('./DelegationDialog.tsx').then((m) => m.DelegationDialog));

/** Who stands in for the reader while they are away, for whom they stand in, and what was. */
export function AwayPage() {
  const [isNaming, setNaming] = useState(false);
  const heading = useRef<HTMLSpanElement>(null);
  return (
    <>
      <PageHeader
        title={say(common.away)}
        intro={say(texts.intro)}
        actions={
          <Button aria-haspopup="dialog" onClick={() => setNaming(true)}>
            {say(texts.name)}
          </Button>
        }
      />
      <div className={layout.stack}>
        <span ref={heading} tabIndex={-1} className="visually-hidden">
          {say(texts.now)}
        </span>
        <Current heading={heading} />
        <Past />
      </div>
      {isNaming ? <DelegationDialog onClose={() => setNaming(false)} /> : null}
    </>
  );
}

interface CurrentProps {
  heading: RefObject<HTMLElement | null>;
}

function Current({ heading }: CurrentProps) {
  const pages = useDelegations('current');
  const { delegations, error, isFetching, refetch } = pages;
  if (!delegations) {
    if (error) return <NotRead {...{ error, isFetching, refetch }} />;
    return <SkeletonRows rows={2} height={12} />;
  }
  if (delegations.length === 0 && !pages.hasNextPage)
    return <EmptyState illustration={illustrations.emptyList} words={say(texts.none)} hint={say(texts.noneHint)} />;
  const mine = delegations.filter(({ isMine }) => isMine);
  const others = delegations.filter(({ isMine }) => !isMine);
  return (
    <>
      <Card title={say(texts.whoForMe)}>
        {mine.length === 0 ? <p className={words.soft}>{say(texts.nobodyForMe)}</p> : null}
        <ul className={layout.list} aria-label={say(texts.whoForMe)} aria-busy={isFetching}>
          {mine.map((one) => (
            <DelegationRow key={one.delegationId} delegation={one} heading={heading} />
          ))}
        </ul>
      </Card>
      <Card title={say(texts.forWhom)}>
        {others.length === 0 ? <p className={words.soft}>{say(texts.forNobody)}</p> : null}
        <ul className={layout.list} aria-label={say(texts.forWhom)} aria-busy={isFetching}>
          {others.map((one) => (
            <DelegationRow key={one.delegationId} delegation={one} heading={heading} />
          ))}
        </ul>
      </Card>
      <More query={pages} onMore={() => void pages.fetchNextPage()} />
    </>
  );
}

/** Nothing where there was nothing. */
function Past() {
  const pages = useDelegations('past');
  const { delegations = [], error, isFetching, refetch } = pages;
  if (error && delegations.length === 0) return <NotRead {...{ error, isFetching, refetch }} compact />;
  if (delegations.length === 0) return null;
  return (
    <Card title={say(texts.past)}>
      <ul className={layout.list} aria-label={say(texts.past)} aria-busy={isFetching}>
        {delegations.map((one) => (
          <DelegationRow key={one.delegationId} delegation={one} />
        ))}
      </ul>
      <More query={pages} onMore={() => void pages.fetchNextPage()} />
    </Card>
  );
}
