import type { SetupNow } from '@laurel/contract/calls/setup/setupnow';
import { say } from '@laurel/contract/say';
import { maySettle, type SettledStep, type SetupStep } from '@laurel/contract/shapes/setup-steps';
import { IconCircleCheck, IconCircleDashed, IconCircleMinus } from '@tabler/icons-react';
import { call } from '#api/call.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import { MailTest } from './MailTest.tsx';
import { OwnNumber } from './OwnNumber.tsx';
import classes from './Setup.module.css';
import { SignOnTest } from './SignOnTest.tsx';
import { type Standing, standingWords, stepWords } from './step-words.ts';
import * as texts from './texts.ts';

interface StepProps {
  step: SetupStep;
  standing: Standing;
  /** Whether it is the first that is open. */
  isNext: boolean;
  /** Whether the reader may do anything about it. */
  mayAct: boolean;
  now: SetupNow;
}

const signs = { done: IconCircleCheck, open: IconCircleDashed, settled: IconCircleMinus };

/** What it is for, what there is of it, and what may be done. */
export function Step({ step, standing, isNext, mayAct, now }: StepProps) {
  const { title, what, has } = stepWords[step];
  const Sign = signs[standing];
  return (
    <li className={`${layout.surface} ${layout.inset} ${classes.step}`} data-standing={standing}>
      <Sign aria-hidden size={28} stroke={1.6} />
      <div className={layout.stack}>
        <div className={layout.lines}>
          <h2 className={words.name}>
            {title}
            <span className="visually-hidden"> · {standingWords[standing]}</span>
          </h2>
          <p>{what}</p>
          {has ? (
            <p className={words.facts} role="status">
              {has(now)}
            </p>
          ) : null}
        </div>
        {mayAct ? <Acts step={step} standing={standing} isNext={isNext} now={now} /> : null}
      </div>
    </li>
  );
}

function Acts({ step, standing, isNext, now }: Omit<StepProps, 'mayAct'>) {
  const { to, does, isThere } = stepWords[step];
  const variant = isNext ? 'filled' : 'default';
  const settle =
    standing !== 'done' && maySettle(step) ? (
      <Settle step={step} isSettled={standing === 'settled'} isThere={isThere ?? false} />
    ) : null;
  if (step === 'mail') return <MailTest mail={now.mail} variant={variant} beside={settle} />;
  if (step === 'signOn') return <SignOnTest signOn={now.signOn} variant={variant} beside={settle} />;
  return (
    <>
      {step === 'roster' ? <OwnNumber memberNumber={now.memberNumber} /> : null}
      <div className={layout.row}>
        {to && does ? (
          <ButtonLink to={to} variant={variant}>
            {does}
          </ButtonLink>
        ) : null}
        {settle}
      </div>
    </>
  );
}

/** Says that a step stays as it is, or takes that back. */
function Settle({ step, isSettled, isThere }: { step: SettledStep; isSettled: boolean; isThere: boolean }) {
  const mark = useCallMutation('setupmark', {
    send: () => call('setupmark', { step, isSettled: !isSettled }),
    onSuccess: ({ message }) => notify(message),
  });
  return (
    <>
      <Button variant="default" isWaiting={mark.isPending} onClick={() => mark.mutate()}>
        {say(isSettled ? texts.takeBack : isThere ? texts.keep : texts.notNow)}
      </Button>
      {isSettled ? <span className={words.facts}>{say(isThere ? texts.kept : texts.leftOut)}</span> : null}
    </>
  );
}
