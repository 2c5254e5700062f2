import type { Delegation } from '@laurel/contract/calls/delegations/delegation';
import { say } from '@laurel/contract/say';
import { type RefObject, useRef, useState } from 'react';
import { NotRead } from '#blocks/NotRead.tsx';
import { More } from '#lists/More.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { DelegationFacts } from './DelegationRow.tsx';
import * as texts from './texts.ts';
import { useDelegationsOf } from './use-delegations.ts';

const DelegationDialog = late(() => import('./DelegationDialog.tsx').then((m) => m.DelegationDialog));
const EndForDialog = late(() => import('./EndForDialog.tsx').then((m) => m.EndForDialog));

interface DelegatesProps {
  memberId: string;
  name: string;
}

/** By whom somebody is stood in for, to who looks after people: they name and end it for who cannot. */
export function Delegates({ memberId, name }: DelegatesProps) {
  const [isNaming, setNaming] = useState(false);
  const heading = useRef<HTMLSpanElement>(null);
  const pages = useDelegationsOf(memberId);
  const { delegations, mayName, error, isFetching, refetch } = pages;
  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1} className={layout.news}>
          {say(texts.stoodInFor)}
        </span>
      }
      actions={
        mayName ? (
          <Button variant="default" aria-haspopup="dialog" onClick={() => setNaming(true)}>
            {say(texts.nameHere)}
          </Button>
        ) : null
      }
    >
      {!delegations && error ? <NotRead {...{ error, isFetching, refetch }} compact /> : null}
      {!delegations && !error ? <SkeletonRows rows={1} height={4} /> : null}
      {delegations?.length === 0 ? <p className={words.soft}>{say(texts.nobodyThen)}</p> : null}
      {delegations && delegations.length > 0 ? (
        <ul className={layout.list} aria-label={say(texts.stoodInFor)} aria-busy={isFetching}>
          {delegations.map((one) => (
            <li key={one.delegationId} className={layout.ends}>
              <DelegationFacts delegation={one} name={one.delegate.name} />
              {mayName && (one.state === 'running' || one.state === 'coming') ? (
                <Acts delegation={one} away={{ memberId, name }} heading={heading} />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <More query={pages} onMore={() => void pages.fetchNextPage()} />
      {isNaming ? <DelegationDialog away={{ memberId, name }} onClose={() => setNaming(false)} /> : null}
    </Card>
  );
}

interface ActsProps {
  delegation: Delegation;
  away: { memberId: string; name: string };
  /** Has the focus when it has ended. */
  heading: RefObject<HTMLElement | null>;
}

function Acts({ delegation, away, heading }: ActsProps) {
  const [isChanging, setChanging] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const { name } = delegation.delegate;
  return (
    <span className={layout.row}>
      <Button
        variant="default"
        aria-haspopup="dialog"
        aria-label={say(texts.changingFor, { name, away: away.name })}
        onClick={() => setChanging(true)}
      >
        {say(texts.change)}
      </Button>
      <Button
        variant="default"
        aria-haspopup="dialog"
        aria-label={say(texts.endingFor, { name })}
        onClick={() => setEnding(true)}
      >
        {say(texts.end)}
      </Button>
      {isEnding ? (
        <EndForDialog
          delegation={delegation}
          onClose={() => setEnding(false)}
          onEnded={() => focusOn(heading.current)}
        />
      ) : null}
      {isChanging ? <DelegationDialog delegation={delegation} away={away} onClose={() => setChanging(false)} /> : null}
    </span>
  );
}
