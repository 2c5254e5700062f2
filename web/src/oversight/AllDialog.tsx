import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { type CallInput, call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { useDone } from '#lists/use-done.ts';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import * as texts from './texts.ts';

interface AllDialogProps {
  deed: 'resend' | 'giveUp';
  wish: CallInput<'messagereach'>;
  onClose: () => void;
}

/** Asks how many they are exactly, and does it with these and no others. */
export function AllDialog({ deed, wish, onClose }: AllDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(
    callQuery('messagereach', wish, { errors: 'screen', staleTime: 0 }),
  );
  const isResend = deed === 'resend';
  const { isDone, done } = useDone(onClose);
  return (
    <DecisionDialog
      title={say(isResend ? texts.resendAll : texts.giveUpAll)}
      holdsWords={false}
      openerGoes={isDone}
      onClose={onClose}
    >
      {data ? <Deed deed={deed} wish={wish} messages={data[deed]} onDone={done} onClose={onClose} /> : null}
      {!data && error ? <NotRead compact {...{ error, isFetching, refetch }} /> : null}
      {!data && !error ? <SkeletonRows rows={2} /> : null}
    </DecisionDialog>
  );
}

function Deed({ deed, wish, messages, onDone, onClose }: AllDialogProps & { messages: number; onDone: () => void }) {
  const isResend = deed === 'resend';
  const told = {
    errors: 'screen' as const,
    onSuccess: ({ message }: { message: string }) => {
      notify(message);
      onDone();
    },
  };
  const resend = useCallMutation('resendmessage', {
    send: () => call('resendmessage', { ...wish, messages }),
    ...told,
  });
  const giveUp = useCallMutation('giveupmessage', {
    send: () => call('giveupmessage', { ...wish, messages }),
    ...told,
  });
  const { isPending, error, mutate } = isResend ? resend : giveUp;
  if (messages === 0) return <p>{say(texts.noneNow)}</p>;
  return (
    <Decision
      about={<p>{say(isResend ? texts.resendAllWords : texts.giveUpAllWords, { messages })}</p>}
      deed={say(isResend ? texts.resendCount : texts.giveUpCount, { messages })}
      isFinal={!isResend}
      isWaiting={isPending}
      failure={error ? errorWords(error) : undefined}
      onDo={() => mutate()}
      onAway={onClose}
    />
  );
}
