import { say } from '@laurel/contract/say';
import { call } from '#api/call.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { useParams } from '#router/router.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import { StatePage } from '#ui/states/StatePage.tsx';
import { illustrations, paths } from '../paths.ts';
import * as texts from './texts.ts';

/** Where the link at the foot of an e-mail leads: nothing is stopped before somebody presses. Nobody needs to sign on. */
export function UnsubscribePage() {
  const { token = '' } = useParams();
  const stop = useCallMutation('stopmail', { send: () => call('stopmail', { token }) });
  const choices = (
    <ButtonLink variant="default" size="md" to={paths.notices('choices')}>
      {say(texts.allChoices)}
    </ButtonLink>
  );
  if (stop.data)
    return (
      <StatePage
        key="stopped"
        title={say(texts.stopped)}
        words={stop.data.message}
        illustration={illustrations.success}
        action={choices}
      />
    );
  return (
    <StatePage
      title={say(texts.stopTitle)}
      words={say(texts.stopWords)}
      illustration={illustrations.signedOut}
      action={
        <div className={layout.row}>
          <Button size="md" isWaiting={stop.isPending} onClick={() => stop.mutate()}>
            {say(texts.stop)}
          </Button>
          {choices}
        </div>
      }
    />
  );
}
