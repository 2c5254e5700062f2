import { say } from '@laurel/contract/say';
import { call } from '#api/call.ts';
import { useIdempotencyKey } from '#api/idempotency.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { navigate } from '#router/router.ts';
import { ConfirmButton } from '#ui/overlays/ConfirmButton.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { paths } from '../paths.ts';
import * as texts from './texts.ts';

export function Retire({ contentKey, title }: { contentKey: string; title: string }) {
  const key = useIdempotencyKey(`contentblockretire.${contentKey}`);
  const retire = useCallMutation('contentblockretire', {
    send: () => call('contentblockretire', { contentKey }, { key }),
    onSuccess: async ({ message }) => {
      await navigate(paths.words());
      notify(message);
    },
  });
  return (
    <ConfirmButton
      variant="default"
      isWaiting={retire.isPending}
      question={{ message: say(texts.retireQuestion, { title }), tone: 'danger' }}
      onConfirm={() => retire.mutate()}
    >
      {say(texts.retire)}
    </ConfirmButton>
  );
}
