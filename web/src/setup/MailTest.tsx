import type { SetupNow } from '@laurel/contract/calls/setup/setupnow';
import { say } from '@laurel/contract/say';
import { IconSend2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { call } from '#api/call.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { Button } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import classes from './Setup.module.css';
import * as texts from './texts.ts';

interface MailTestProps {
  mail: SetupNow['mail'];
  variant: 'filled' | 'default';
  beside: ReactNode;
}

/** A message to oneself, and what became of it. */
export function MailTest({ mail, variant, beside }: MailTestProps) {
  const test = useCallMutation('setupmail', {
    send: () => call('setupmail', {}),
    onSuccess: ({ message }) => notify(message),
  });
  return (
    <>
      {mail.error ? (
        <p className={`${words.facts} ${classes.said}`} lang="en" dir="ltr">
          {mail.error}
        </p>
      ) : null}
      <div className={layout.row}>
        {mail.hasServer ? (
          <Button
            variant={variant}
            icon={<IconSend2 aria-hidden size={18} />}
            isWaiting={test.isPending}
            onClick={() => test.mutate()}
          >
            {say(texts.sendToMe)}
          </Button>
        ) : null}
        {beside}
      </div>
    </>
  );
}
