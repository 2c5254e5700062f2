import type { Delegation } from '@laurel/contract/calls/delegations/delegation';
import { say } from '@laurel/contract/say';
import { type RefObject, useState } from 'react';
import { call } from '#api/call.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { ConfirmButton } from '#ui/overlays/ConfirmButton.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { late } from '#ui/states/late.tsx';
import { endedWords, scopesWords, spanWords, stateWords } from './delegation-words.ts';
import * as texts from './texts.ts';

const DelegationDialog = late(() => import('./DelegationDialog.tsx').then((m) => m.DelegationDialog));

type Own = Delegation & { isMine: boolean };

interface DelegationRowProps {
  delegation: Own;
  /** Has the focus when the row goes; missing where nothing can be done any more. */
  heading?: RefObject<HTMLElement | null>;
}

/** One: with whom, when, for what, and what the reader may do. */
export function DelegationRow({ delegation, heading }: DelegationRowProps) {
  const { isMine, away, delegate } = delegation;
  return (
    <li className={layout.ends}>
      <DelegationFacts delegation={delegation} name={(isMine ? delegate : away).name} />
      {heading ? <Acts delegation={delegation} heading={heading} /> : null}
    </li>
  );
}

/** Of the person named: when, for what, how far. */
export function DelegationFacts({ delegation, name }: { delegation: Delegation; name: string }) {
  const { state, pointsMost, pointsUsed, namedByMember } = delegation;
  const ended = endedWords(delegation);
  return (
    <div className={layout.lines}>
      <p>
        <strong dir="auto">{name}</strong>{' '}
        <Badge tone={state === 'running' ? 'done' : state === 'coming' ? 'waiting' : 'quiet'}>
          {stateWords[state]}
        </Badge>
      </p>
      <p>{spanWords(delegation)}</p>
      <p className={words.soft}>{scopesWords(delegation)}</p>
      {pointsMost === null ? null : (
        <p className={words.soft}>{say(texts.pointsLeft, { left: pointsMost - pointsUsed, most: pointsMost })}</p>
      )}
      {namedByMember ? <p className={words.facts}>{say(texts.namedBy, { name: namedByMember })}</p> : null}
      {ended ? <p className={words.facts}>{ended}</p> : null}
    </div>
  );
}

interface ActsProps {
  delegation: Own;
  heading: RefObject<HTMLElement | null>;
}

function Acts({ delegation, heading }: ActsProps) {
  const { delegationId, isMine, away, delegate } = delegation;
  const [isChanging, setChanging] = useState(false);
  const ending = useCallMutation('enddelegation', {
    send: () => call('enddelegation', { delegationId }),
    onSuccess: ({ message }) => notify(message),
    afterwards: () => focusOn(heading.current),
  });
  const name = (isMine ? delegate : away).name;
  const deed = say(isMine ? texts.end : texts.giveBack);
  return (
    <div className={layout.row}>
      {isMine ? (
        <Button
          variant="default"
          aria-haspopup="dialog"
          aria-label={say(texts.changeOf, { name })}
          onClick={() => setChanging(true)}
        >
          {say(texts.change)}
        </Button>
      ) : null}
      <ConfirmButton
        variant="default"
        aria-label={say(isMine ? texts.endOf : texts.giveBackOf, { name })}
        isWaiting={ending.isPending}
        question={{ message: say(isMine ? texts.endQuestion : texts.giveBackQuestion, { name }), confirm: deed }}
        onConfirm={() => ending.mutate(undefined)}
      >
        {deed}
      </ConfirmButton>
      {isChanging ? <DelegationDialog delegation={delegation} onClose={() => setChanging(false)} /> : null}
    </div>
  );
}
