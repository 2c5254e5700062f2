import type { CompetitionOne } from '@laurel/contract/calls/competition/competitionone';
import { say } from '@laurel/contract/say';
import { call } from '#api/call.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { navigate } from '#router/router.ts';
import { ConfirmButton } from '#ui/overlays/ConfirmButton.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { paths } from '../paths.ts';
import * as texts from './texts.ts';

/** Takes away one that nobody has entered. */
export function RemoveCompetition({ competition: { competitionId, title } }: { competition: CompetitionOne }) {
  const { mutate, isPending } = useCallMutation('removecompetition', {
    send: () => call('removecompetition', { competitionId }),
    onSuccess: async ({ message }) => {
      await navigate(paths.competitionAdmin, { replace: true });
      notify(message);
    },
  });
  return (
    <ConfirmButton
      variant="danger"
      isWaiting={isPending}
      question={{ message: say(texts.removeQuestion, { title }), tone: 'danger' }}
      onConfirm={() => mutate()}
    >
      {say(texts.remove)}
    </ConfirmButton>
  );
}
