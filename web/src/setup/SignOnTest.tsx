import type { SetupNow } from '@laurel/contract/calls/setup/setupnow';
import { say } from '@laurel/contract/say';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CallOutput } from '#api/call.ts';
import { call } from '#api/call.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { goToSignOn } from '#session/sign-on.ts';
import { Button } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { paths } from '../paths.ts';
import classes from './Setup.module.css';
import * as texts from './texts.ts';

interface SignOnTestProps {
  signOn: SetupNow['signOn'];
  variant: 'filled' | 'default';
  beside: ReactNode;
}

/** What the identity provider says of itself, and one's own way through it. */
export function SignOnTest({ signOn: { issuer, isProven }, variant, beside }: SignOnTestProps) {
  const ask = useCallMutation('setupprovider', { send: () => call('setupprovider', {}) });
  return (
    <div>
      <div className={layout.row}>
        {issuer === '' || isProven ? null : (
          <Button variant={variant} onClick={() => goToSignOn(paths.setup)}>
            {say(texts.tryIt)}
          </Button>
        )}
        <Button variant="default" isWaiting={ask.isPending} onClick={() => ask.mutate()}>
          {say(texts.askProvider)}
        </Button>
        {beside}
      </div>
      <div role="status" className={classes.findings}>
        {ask.data ? <Findings findings={ask.data.findings} /> : null}
      </div>
    </div>
  );
}

const signs = { right: IconCircleCheck, doubtful: IconAlertTriangle, wrong: IconCircleX };

/** As `laurel doctor` tells them, in English. */
function Findings({ findings }: { findings: CallOutput<'setupprovider'>['findings'] }) {
  return (
    <>
      <h3 className={words.name}>{say(texts.providerSays)}</h3>
      <ul className={layout.lines} lang="en" dir="ltr">
        {findings.map(({ about, state, words: said }) => {
          const Sign = signs[state];
          return (
            <li key={said} className={`${layout.beside} ${classes.said}`}>
              <Sign role="img" aria-label={state} size={20} stroke={1.7} />
              <span>
                {about}: {said}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
