import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { Refused } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { PageSkeleton } from '#ui/states/PageSkeleton.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';
import { illustrations } from '../paths.ts';
import { BeginForm } from './BeginForm.tsx';
import { enter } from './enter.ts';
import * as texts from './texts.ts';

/** Who has the link tells who they are, or goes on where they left off. */
export function Door({ secret }: { secret: string }) {
  const { data, error, isFetching, refetch } = useQuery(
    callQuery('setupdoor', { secret }, { errors: 'screen', staleTime: Number.POSITIVE_INFINITY }),
  );
  if (data)
    return data.name === '' ? <BeginForm secret={secret} known={data} /> : <Return secret={secret} name={data.name} />;
  if (!error) return <PageSkeleton />;
  if (!(error instanceof Refused)) return <NotRead {...{ error, isFetching, refetch }} own={say(texts.doorNotRead)} />;
  return (
    <StatePage isAlert illustration={illustrations.signedOut} title={say(texts.doorRefused)} words={error.message} />
  );
}

function Return({ secret, name }: { secret: string; name: string }) {
  const back = useCallMutation('setupreturn', {
    send: () => call('setupreturn', { secret }),
    onSuccess: ({ token }) => enter(token),
  });
  return (
    <StatePage
      illustration={illustrations.welcome}
      title={say(texts.doorBack, { name })}
      words={say(texts.doorBackWords)}
      action={
        <Button isWaiting={back.isPending || back.isSuccess} onClick={() => back.mutate()}>
          {say(texts.goOn)}
        </Button>
      }
    />
  );
}
