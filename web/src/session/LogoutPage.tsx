import { say } from '@laurel/contract/say';
import { useEffect } from 'react';
import { leavingStore } from '#api/token.ts';
import { CompanyWords } from '#blocks/CompanyWords.tsx';
import * as common from '#lib/texts.ts';
import { useLocation } from '#router/router.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';
import { illustrations, insideSite, paths } from '../paths.ts';
import { signOff } from './begin-and-end.ts';
import { hasDrafts } from './drafts.ts';
import { goToSignOn } from './sign-on.ts';
import * as texts from './texts.ts';

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
      title={say(texts.sessionLost)}
      words={say(hasDrafts() ? texts.sessionLostDrafts : texts.sessionLostWords)}
      action={<Button onClick={() => goToSignOn(at)}>{say(texts.signOnAgain)}</Button>}
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
      title={say(texts.loggedOut)}
      words={<CompanyWords contentKey="loggedout" letters={220} otherwise={say(texts.signedOff)} />}
      action={<Button onClick={() => goToSignOn(paths.home)}>{say(common.signOn)}</Button>}
    />
  );
}
