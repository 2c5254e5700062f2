import type { Session } from '@laurel/contract/calls/session/mysessions';
import { say } from '@laurel/contract/say';
import type { RefObject } from 'react';
import { call } from '#api/call.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { browserName } from '#blocks/browser-name.ts';
import { formatTime } from '#lib/dates.ts';
import { rich } from '#lib/rich.ts';
import { ButtonLink, PassingButton } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import layout from '#ui/layout/layout.module.css';
import { unseen } from '#ui/layout/tags.tsx';
import words from '#ui/layout/words.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import { paths } from '../paths.ts';
import * as texts from './texts.ts';

interface SessionRowProps {
  session: Session;
  /** Has the focus when the row goes. */
  heading: RefObject<HTMLElement | null>;
}

/** One browser: what it is, since when, and the way out of it. */
export function SessionRow({ session, heading }: SessionRowProps) {
  const { dateBegan, dateLastUsed, isThis } = session;
  const name = browserName(session);
  return (
    <li className={layout.ends}>
      <div>
        <p>
          <strong>{name}</strong> {isThis ? <Badge>{say(texts.thisBrowser)}</Badge> : null}
        </p>
        <p className={words.facts}>
          {rich(texts.sinceAndUsed, {
            since: formatTime(dateBegan),
            used: formatTime(dateLastUsed),
            began: (date) => <time dateTime={dateBegan}>{date}</time>,
            last: (date) => <time dateTime={dateLastUsed}>{date}</time>,
          })}
        </p>
      </div>
      {isThis ? (
        <ButtonLink variant="default" size="xs" to={paths.logout}>
          {rich(texts.signOffHere, { unseen })}
        </ButtonLink>
      ) : (
        <EndSession session={session} name={name} heading={heading} />
      )}
    </li>
  );
}

function EndSession({ session: { sessionId, dateBegan }, name, heading }: SessionRowProps & { name: string }) {
  const end = useCallMutation('endsession', {
    send: () => call('endsession', { sessionId }),
    onSuccess: ({ message }) => notify(message),
  });
  return (
    <PassingButton beside={heading} variant="default" size="xs" isWaiting={end.isPending} onClick={() => end.mutate()}>
      {rich(texts.signOffOf, { name, date: formatTime(dateBegan), unseen })}
    </PassingButton>
  );
}
