import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect } from 'react';
import { failureOf } from '#api/call-error.ts';
import { leavingStore, tokenStore } from '#api/token.ts';
import { useStore } from '#lib/store.ts';
import * as common from '#lib/texts.ts';
import { Redirect } from '#router/Router.tsx';
import { useLocation } from '#router/router.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { useOnline } from '#ui/states/online.ts';
import { PageSkeleton } from '#ui/states/PageSkeleton.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';
import { illustrations, paths } from '../paths.ts';
import { mustOpenAnew } from './language.ts';
import { HomeContext, hasSite, homeQuery, mustUpdateProfile } from './member.ts';
import { OfflinePage } from './OfflinePage.tsx';
import { isRecheckDue } from './recheck.ts';
import { goToSignOn } from './sign-on.ts';
import * as texts from './texts.ts';

/** The guard of every screen that needs a session. */
export function SignedOn({ children }: { children: ReactNode }) {
  const token = useStore(tokenStore);
  const isLeaving = useStore(leavingStore);
  useRecheck();
  if (token !== null) return <WithMember>{children}</WithMember>;
  return isLeaving ? <PageSkeleton label={say(texts.signingOff)} /> : <ToSignOn />;
}

/** On the way to another page, where nothing is written yet, the provider is asked again about a session that gets old. */
function useRecheck() {
  const { pathname, search, hash } = useLocation();
  const online = useOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the moment, and nothing else
  useEffect(() => {
    if (online && tokenStore.get() !== null && isRecheckDue(Date.now())) goToSignOn(pathname + search + hash);
  }, [pathname]);
}

function ToSignOn() {
  const { pathname, search, hash } = useLocation();
  const online = useOnline();
  const leave = useCallback(() => goToSignOn(pathname + search + hash), [pathname, search, hash]);
  useEffect(() => {
    if (online) leave();
  }, [online, leave]);
  if (!online) return <OfflinePage onRetry={leave} />;
  return <PageSkeleton label={say(texts.signingOn)} />;
}

function WithMember({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { data: home, error, refetch, isFetching } = useQuery(homeQuery);
  const online = useOnline();
  const isStuck = !home && error !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a connection that comes back is a reason
  useEffect(() => {
    if (online && isStuck) void refetch();
  }, [online]);
  const locale = home?.memberData.locale;
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the page opens; later it is in the middle of something
  useEffect(() => {
    if (locale && mustOpenAnew(locale)) window.location.reload();
  }, [!locale]);
  if (!home && error && !online) return <OfflinePage onRetry={refetch} />;
  if (!home && error) {
    return (
      <StatePage
        illustration={illustrations.error}
        title={say(common.memberFailed)}
        words={failureOf(error).message}
        action={
          <Button isWaiting={isFetching} onClick={() => refetch()}>
            {say(common.tryAgain)}
          </Button>
        }
      />
    );
  }
  if (!home) return <PageSkeleton />;
  if (!hasSite(home.memberData)) return <NoSite name={home.memberData.firstname} />;
  const atUpdate = pathname.toLowerCase().replace(/\/$/, '') === paths.profileUpdate;
  if (mustUpdateProfile(home.memberData) && !atUpdate) return <Redirect to={paths.profileUpdate} />;
  return <HomeContext value={home}>{children}</HomeContext>;
}

function NoSite({ name }: { name: string }) {
  return (
    <StatePage
      illustration={illustrations.welcome}
      title={say(texts.noSite, { name })}
      words={say(texts.noSiteWords)}
      action={<ButtonLink to={paths.logout}>{say(common.logOut)}</ButtonLink>}
    />
  );
}
