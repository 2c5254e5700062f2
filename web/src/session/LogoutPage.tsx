import { useEffect } from 'react';
import { leavingStore } from '#api/token.ts';
import { CompanyWords } from '#blocks/CompanyWords.tsx';
import { useLocation } from '#router/router.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';
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
  return (
    <StatePage
      illustration={illustrations.signedOut}
      title="Logged Out"
      words={<CompanyWords contentKey="loggedout" letters={220} otherwise="You are signed off. See you soon." />}
      action={<Button onClick={() => goToSignOn(paths.home)}>Sign on</Button>}
    />
  );
}
