import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { call } from '#api/call.ts';
import { callQuery } from '#api/query-client.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { PassingButton } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { SessionRow } from './SessionRow.tsx';
import * as texts from './texts.ts';

const sessionsQuery = callQuery('mysessions', {}, { errors: 'screen', staleTime: 0 });

/** The browsers in which the member is signed on, and the way out of each. */
export function Sessions() {
  const heading = useRef<HTMLSpanElement>(null);
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery);
  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1} className={layout.news}>
          {say(texts.whereSignedOn)}
        </span>
      }
    >
      {!data && !error ? <SkeletonRows rows={2} height={4.5} /> : null}
      {!data && error ? <NotRead {...{ error, isFetching, refetch }} compact /> : null}
      {data ? (
        <>
          <ul className={layout.list} aria-label={say(texts.browsers)} aria-busy={isFetching}>
            {data.sessions.map((session) => (
              <SessionRow key={session.sessionId} session={session} heading={heading} />
            ))}
          </ul>
          {data.total > 1 ? (
            <EverywhereElse heading={heading} unlisted={data.total - data.sessions.length} />
          ) : (
            <p className={words.soft}>{say(texts.nowhereElse)}</p>
          )}
        </>
      ) : null}
    </Card>
  );
}

function EverywhereElse({ heading, unlisted }: { heading: RefObject<HTMLElement | null>; unlisted: number }) {
  const end = useCallMutation('endothersessions', {
    send: () => call('endothersessions', {}),
    onSuccess: ({ message }) => notify(message),
  });
  return (
    <div className={layout.ends}>
      <PassingButton beside={heading} variant="default" isWaiting={end.isPending} onClick={() => end.mutate()}>
        {say(texts.signOffElsewhere)}
      </PassingButton>
      {unlisted > 0 ? <p className={words.soft}>{say(texts.unlisted, { count: unlisted })}</p> : null}
    </div>
  );
}
