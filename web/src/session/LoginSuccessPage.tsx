import { say } from '@laurel/contract/say';
import { useEffect, useState } from 'react';
import { Refused } from '#api/call-error.ts';
import { tokenStore } from '#api/token.ts';
import * as common from '#lib/texts.ts';
import { navigate } from '#router/router.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { PageSkeleton } from '#ui/states/PageSkeleton.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';
import { illustrations, paths } from '../paths.ts';
import { signOn } from './begin-and-end.ts';
import { goToSignOn } from './sign-on.ts';
import * as texts from './texts.ts';

/** One exchange for each code, however often the effect runs: a code works once. */
const exchanges = new Map<string, Promise<string>>();

function exchange(code: string): Promise<string> {
  const running = exchanges.get(code) ?? signOn(code);
  exchanges.set(code, running);
  return running;
}

/** Where sign-on comes back to. The code leaves the address and the history before anything else happens. */
export function LoginSuccessPage() {
  const [code] = useState(() => new URLSearchParams(window.location.search).get('code') ?? '');
  const [failure, setFailure] = useState('');

  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (code === '') {
      if (tokenStore.get() !== null) void navigate(paths.home, { replace: true });
      else setFailure(say(texts.onlyFromSignOn));
      return;
    }
    exchange(code).then(
      (address) => navigate(address, { replace: true }),
      (error: unknown) => setFailure(failureWords(error)),
    );
  }, [code]);

  if (failure === '') return <PageSkeleton label={say(texts.signingOn)} />;
  return (
    <StatePage
      illustration={illustrations.error}
      title={say(texts.signOnFailed)}
      words={say(texts.signOnFailure, { failure })}
      isAlert
      action={<Button onClick={() => goToSignOn(paths.home)}>{say(common.tryAgain)}</Button>}
    />
  );
}

function failureWords(error: unknown): string {
  if (error instanceof Refused) return error.message;
  return (error instanceof Error && error.message) || say(texts.noAnswer);
}
