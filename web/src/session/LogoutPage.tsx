import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callQuery } from '#api/query-client.ts';
import { leavingStore } from '#api/token.ts';
import { Bone } from '#ui/Bone.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { StatePage } from '#ui/StatePage.tsx';
import { illustrations, paths } from '../paths.ts';
import { signOff } from './begin-and-end.ts';
import { goToSignOn } from './sign-on.ts';

/** Ends the session, if there is one: after a 401 there is none any more. */
export function LogoutPage() {
  useEffect(() => {
    leavingStore.set(false);
    void signOff();
  }, []);
  const { data, isPending } = useQuery(
    callQuery(
      'getcontentdb',
      { contentKey: 'loggedout', isCache: true },
      { errors: 'screen', staleTime: Number.POSITIVE_INFINITY },
    ),
  );
  return (
    <StatePage
      illustration={illustrations.signedOut}
      title="Logged Out"
      words={isPending ? <Waiting /> : data ? <SafeHtml html={data.content} /> : 'You are signed off. See you soon.'}
      action={<Button onClick={() => goToSignOn(paths.home)}>Sign on</Button>}
    />
  );
}

function Waiting() {
  return (
    <div data-awaited>
      <Bone width="16rem" height="1.5rem" />
    </div>
  );
}
