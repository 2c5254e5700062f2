import * as said from '@laurel/contract/calls/inbox/texts';
import { movable } from '@laurel/contract/rules/contact-states';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CallInput, type CallOutput, call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import layout from '#ui/layout/layout.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import classes from './Inbox.module.css';
import * as texts from './texts.ts';

type Assigning = Pick<CallInput<'inboxassign'>, 'way' | 'memberId'>;
type To = CallInput<'inboxmove'>['to'];

/** Who answers it, and whether it is still to be answered. */
export function Deeds({ contact }: { contact: CallOutput<'inboxone'> }) {
  const { contactId, revision, state, takenBy } = contact;
  const { memberId } = useMember();
  const told = { errors: 'screen' as const, onSuccess: ({ message }: { message: string }) => notify(message) };
  const assign = useCallMutation('inboxassign', {
    send: (how: Assigning) => call('inboxassign', { contactId, revision, ...how }),
    ...told,
  });
  const move = useCallMutation('inboxmove', {
    send: (to: To) => call('inboxmove', { contactId, revision, to }),
    ...told,
  });
  const isBusy = assign.isPending || move.isPending;
  const failure = assign.error ?? move.error;
  const isMine = takenBy?.memberId === memberId;
  const moves = (['closed', 'open', 'spam'] as const).filter((to) => movable[to].includes(state));
  return (
    <section className={layout.stack} aria-label={say(texts.deeds)}>
      {failure ? <FailureNote>{errorWords(failure)}</FailureNote> : null}
      <div className={layout.row}>
        {state === 'spam' ? null : (
          <Button
            variant="default"
            aria-disabled={isBusy}
            isWaiting={assign.isPending && assign.variables.way !== 'hand'}
            onClick={() => assign.mutate({ way: isMine ? 'giveBack' : 'take' })}
          >
            {say(isMine ? texts.giveBack : texts.take)}
          </Button>
        )}
        {moves.map((to) => (
          <Button
            key={to}
            variant="default"
            aria-disabled={isBusy}
            isWaiting={move.isPending && move.variables === to}
            onClick={() => move.mutate(to)}
          >
            {say(to === 'open' && state === 'spam' ? texts.moveNotSpam : moveWords[to])}
          </Button>
        ))}
      </div>
      {state === 'spam' ? null : (
        <HandOver
          isBusy={isBusy}
          isHanding={assign.isPending && assign.variables.way === 'hand'}
          onHand={(to) => assign.mutate({ way: 'hand', memberId: to })}
        />
      )}
    </section>
  );
}

const moveWords = { closed: texts.moveClosed, open: texts.moveOpen, spam: texts.moveSpam } as const;

interface HandOverProps {
  isBusy: boolean;
  isHanding: boolean;
  onHand: (memberId: string) => void;
}

function HandOver({ isBusy, isHanding, onHand }: HandOverProps) {
  const [chosen, setChosen] = useState('');
  const [isLacking, setLacking] = useState(false);
  const { data } = useQuery(callQuery('inboxkeepers', {}, { errors: 'screen' }));
  if (!data || data.keepers.length === 0) return null;
  const keepers = data.keepers.map(({ memberId, name }) => ({ value: memberId, label: name }));
  return (
    <div className={classes.hand}>
      <NativeSelect
        label={say(texts.handTo)}
        data={[{ value: '', label: say(texts.choose) }, ...keepers]}
        value={chosen}
        error={isLacking ? say(said.chooseColleague) : undefined}
        onChange={(event) => {
          setChosen(event.currentTarget.value);
          setLacking(false);
        }}
      />
      <Button
        variant="default"
        aria-disabled={isBusy}
        isWaiting={isHanding}
        onClick={() => (chosen === '' ? setLacking(true) : onHand(chosen))}
      >
        {say(texts.hand)}
      </Button>
    </div>
  );
}
