import { givable, resendable } from '@laurel/contract/calls/oversight/message-states';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import type { CallOutput } from '#api/call.ts';
import { call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { formatTime } from '#lib/dates.ts';
import { formatPoints } from '#lib/points.ts';
import * as common from '#lib/texts.ts';
import { useDone } from '#lists/use-done.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { DialogActions } from '#ui/overlays/DialogActions.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { stateWords } from './message-words.ts';
import classes from './Oversight.module.css';
import * as texts from './texts.ts';

interface MessageDialogProps {
  messageId: string;
  mayChange: boolean;
  onClose: () => void;
}

/** One message with its tries, and what can be done with it. */
export function MessageDialog({ messageId, mayChange, onClose }: MessageDialogProps) {
  const { isDone, done } = useDone(onClose);
  const { data, error, isFetching, refetch } = useQuery(
    callQuery('messageone', { messageId }, { errors: 'screen', staleTime: 0 }),
  );
  return (
    <Dialog title={data?.title ?? say(common.messages)} size="lg" shape="sheet" openerGoes={isDone} onClose={onClose}>
      {data ? <Whole message={data} /> : null}
      {data && mayChange ? <Deeds message={data} onDone={done} /> : null}
      {!data && error ? <NotRead compact {...{ error, isFetching, refetch }} /> : null}
      {!data && !error ? <SkeletonRows rows={5} /> : null}
    </Dialog>
  );
}

type Whole = CallOutput<'messageone'>;

function Whole({ message }: { message: Whole }) {
  const { state, isInHand, to, address, tries, datePromised, dateEnded, reason, attempts } = message;
  return (
    <div className={layout.stack}>
      {reason ? <p>{reason}</p> : null}
      <Facts>
        <LabelledValue label={say(texts.state)}>{say(isInHand ? texts.inHand : stateWords[state])}</LabelledValue>
        <LabelledValue label={say(common.to)}>
          {to ? say(texts.person, { name: to.name, number: to.memberNumber }) : say(texts.outsider)}
        </LabelledValue>
        {address ? <LabelledValue label={say(texts.address)}>{address}</LabelledValue> : null}
        <LabelledValue label={say(texts.promised)}>{formatTime(datePromised)}</LabelledValue>
        {dateEnded ? <LabelledValue label={say(texts.ended)}>{formatTime(dateEnded)}</LabelledValue> : null}
        <LabelledValue label={say(texts.tries)}>{formatPoints(tries)}</LabelledValue>
      </Facts>
      {attempts.length > 0 ? (
        <section className={layout.stack} aria-labelledby="message-attempts">
          <h3 id="message-attempts" className={words.name}>
            {say(texts.tries)}
          </h3>
          <ol className={layout.list}>
            {attempts.map((one) => (
              <li key={one.attempt} className={layout.tray}>
                <p className={words.facts}>
                  <time dateTime={one.at}>{formatTime(one.at)}</time>
                </p>
                <p>{one.outcome === 'sent' ? say(texts.stateSent) : one.reason}</p>
                {one.detail ? (
                  <p className={`${words.facts} ${classes.detail}`} dir="ltr">
                    {one.detail}
                  </p>
                ) : null}
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </div>
  );
}

function Deeds({ message: { messageId, state, isInHand }, onDone }: { message: Whole; onDone: () => void }) {
  const told = {
    errors: 'screen' as const,
    onSuccess: ({ message }: { message: string }) => {
      notify(message);
      onDone();
    },
  };
  const resend = useCallMutation('resendmessage', { send: () => call('resendmessage', { messageId, state }), ...told });
  const giveUp = useCallMutation('giveupmessage', { send: () => call('giveupmessage', { messageId, state }), ...told });
  const isBusy = resend.isPending || giveUp.isPending;
  const failure = resend.error ?? giveUp.error;
  if (isInHand || !resendable.includes(state)) return null;
  return (
    <>
      {failure ? <FailureNote>{errorWords(failure)}</FailureNote> : null}
      <DialogActions>
        {givable.includes(state) ? (
          <Button
            variant="default"
            size="md"
            aria-disabled={isBusy}
            isWaiting={giveUp.isPending}
            onClick={() => giveUp.mutate()}
          >
            {say(texts.giveUp)}
          </Button>
        ) : null}
        <Button size="md" aria-disabled={isBusy} isWaiting={resend.isPending} onClick={() => resend.mutate()}>
          {say(texts.resend)}
        </Button>
      </DialogActions>
    </>
  );
}
