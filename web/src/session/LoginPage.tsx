import { say } from '@laurel/contract/say';
import { useEffect } from 'react';
import { useSearchParams } from '#router/router.ts';
import { PageSkeleton } from '#ui/states/PageSkeleton.tsx';
import { insideSite } from '../paths.ts';
import { goToSignOn } from './sign-on.ts';
import * as texts from './texts.ts';

export function LoginPage() {
  const [search] = useSearchParams();
  const returnTo = insideSite(search.get('returnTo'));
  useEffect(() => goToSignOn(returnTo), [returnTo]);
  return <PageSkeleton label={say(texts.signingOn)} />;
}
