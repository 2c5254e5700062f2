import { mayCall } from '@laurel/contract/call-rows';
import type { SetupNow } from '@laurel/contract/calls/setup/setupnow';
import { say } from '@laurel/contract/say';
import { IconConfetti } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { callQuery } from '#api/query-client.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { formatDate } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { paths } from '../paths.ts';
import { Step } from './Step.tsx';
import * as texts from './texts.ts';

/** While a message is on its way, what becomes of it is asked for. */
const askedEveryMs = 2_000;

/** What a company does before its people come: in any order, and on any day. */
export function SetupPage() {
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery('setupnow', {}, { errors: 'screen', staleTime: 0 }),
    refetchInterval: ({ state }) => (state.data?.mail.state === 'onItsWay' ? askedEveryMs : false),
    refetchOnWindowFocus: true,
  });
  return (
    <>
      <PageHeader title={say(common.setup)} intro={say(texts.intro)} />
      {data ? <Steps now={data} /> : null}
      {!data && error ? <NotRead {...{ error, isFetching, refetch }} own={say(texts.notRead)} /> : null}
      {!data && !error ? <SkeletonRows rows={6} height={9} /> : null}
    </>
  );
}

function Steps({ now }: { now: SetupNow }) {
  const mayAct = mayCall('setupmark', useMember());
  const next = now.steps.find(({ standing }) => standing === 'open')?.step;
  const done = now.steps.filter(({ standing }) => standing !== 'open').length;
  return (
    <div className={layout.sections}>
      {mayAct ? <End now={now} areAllDone={done === now.steps.length} /> : null}
      <div className={layout.stack}>
        <label className={words.facts}>
          {say(texts.progress, { done, all: now.steps.length })}
          <progress className={layout.progress} value={done} max={now.steps.length} />
        </label>
        <ol className={layout.list}>
          {now.steps.map(({ step, standing }) => (
            <Step key={step} step={step} standing={standing} isNext={step === next} mayAct={mayAct} now={now} />
          ))}
        </ol>
      </div>
    </div>
  );
}

/** Once nothing is open: the end, and what comes after it. */
function End({ now: { dateFinished }, areAllDone }: { now: SetupNow; areAllDone: boolean }) {
  const finish = useCallMutation('setupfinish', {
    send: () => call('setupfinish', {}),
    onSuccess: ({ message }) => notify(message),
  });
  if (dateFinished === null && !areAllDone) return null;
  const isFinished = dateFinished !== null;
  return (
    <Notice tone="done" sign={<IconConfetti aria-hidden size={28} stroke={1.6} />}>
      <div className={layout.ends}>
        <div>
          <h2 className={words.name}>{say(isFinished ? texts.finishedTitle : texts.readyTitle)}</h2>
          <p>{isFinished ? say(texts.finishedWords, { date: formatDate(dateFinished) }) : say(texts.readyWords)}</p>
        </div>
        {isFinished ? (
          <ButtonLink to={paths.recognise(undefined, 'thankyou')}>{say(texts.thankSomebody)}</ButtonLink>
        ) : (
          <Button isWaiting={finish.isPending} onClick={() => finish.mutate()}>
            {say(texts.finish)}
          </Button>
        )}
      </div>
    </Notice>
  );
}
