import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callQuery } from '#api/query-client.ts';
import { leavingStore } from '#api/token.ts';
import { useLocation } from '#router/router.ts';
import { Bone } from '#ui/Bone.tsx';
import { Button } from '#ui/Button.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { StatePage } from '#ui/StatePage.tsx';
import { illustrations, insideSite, paths } from '../paths.ts';
import { signOff } from './begin-and-end.ts';
import { hasDrafts } from './drafts.ts';
import { goToSignOn } from './sign-on.ts';

/** Ends the session, or says that it has ended by itself, and then leads back to where one was. */
export function LogoutPage() {
  const { state } = useLocation() as { state: { lostAt?: string } | null };
  const lostAt = state?.lostAt;
  return lostAt === undefined ? <SignedOff /> : <SessionLost at={insideSite(lostAt)} />;
}

function SessionLost({ at }: { at: string }) {
  useEffect(() => leavingStore.set(false), []);
  return (
    <StatePage
      isAlert
      illustration={illustrations.signedOut}
      title="Logged Out: your session has ended"
      words={
        hasDrafts()
          ? 'You were away for a while, or were logged out elsewhere. Nothing is lost: what you wrote is kept in this tab, and is there again when you sign on.'
          : 'You were away for a while, or were logged out elsewhere. Sign on to go on where you were.'
      }
      action={<Button onClick={() => goToSignOn(at)}>Sign on and go on</Button>}
    />
  );
}

function SignedOff() {
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
