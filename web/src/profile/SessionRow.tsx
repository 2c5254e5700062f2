import type { Session } from '@laurel/contract/calls/session/mysessions';
import type { RefObject } from 'react';
import { call } from '#api/call.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { formatTime } from '#lib/dates.ts';
import { ButtonLink, PassingButton } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import { paths } from '../paths.ts';

interface SessionRowProps {
  session: Session;
  /** Has the focus when the row goes. */
  heading: RefObject<HTMLElement | null>;
}

/** One browser: what it is, since when, and the way out of it. */
export function SessionRow({ session, heading }: SessionRowProps) {
  const { dateBegan, dateLastUsed, isThis } = session;
  const name = nameOf(session);
  return (
    <li className={layout.ends}>
      <div>
        <p>
          <strong>{name}</strong> {isThis ? <Badge>This browser</Badge> : null}
        </p>
        <p className={words.facts}>
          Since <time dateTime={dateBegan}>{formatTime(dateBegan)}</time> · last used{' '}
          <time dateTime={dateLastUsed}>{formatTime(dateLastUsed)}</time>
        </p>
      </div>
      {isThis ? (
        <ButtonLink variant="default" size="xs" to={paths.logout}>
          Sign off<span className="visually-hidden"> here</span>
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
      Sign off
      <span className="visually-hidden">
        {' '}
        {name}, since {formatTime(dateBegan)}
      </span>
    </PassingButton>
  );
}

function nameOf({ browser, system }: Session): string {
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `A browser on ${system}` : 'A browser');
}
