import type { Home } from '@laurel/contract/calls/members/home';
import { call } from '#api/call.ts';
import { queryClient } from '#api/query-client.ts';
import { setToken, tokenStore } from '#api/token.ts';
import { endPush } from '#lib/push.ts';
import { insideSite, isSignOnPath, paths } from '../paths.ts';
import { forgetDraftsOfOthers } from './drafts.ts';
import { forgetMember, tellOtherTabs } from './forget.ts';
import { hasSite, keepHome, mustUpdateProfile } from './member.ts';
import { keepRecheck } from './recheck.ts';

/** Exchanges the one-time code for a session; answers where to go. */
export async function signOn(code: string): Promise<string> {
  const { token, returnTo, recheckSeconds, ...home } = await call('authsso', { code }, { token: '' });
  queryClient.clear();
  setToken(token);
  keepRecheck(recheckSeconds, Date.now());
  forgetDraftsOfOthers(home.memberData.memberId);
  keepHome(home);
  return firstAddress(home, returnTo);
}

/** Ends the session here at once, and on the server as soon as it hears of it; from there the browser may go on to the provider's sign-off. */
export async function signOff() {
  const token = tokenStore.get();
  forgetMember();
  // Also where the session had run out: what the portal tells somebody is shown to nobody else.
  void endPush().catch(() => {});
  if (token === null) return;
  setToken(null);
  tellOtherTabs();
  // Nobody is left to be told of a failure, and the token dies by itself.
  const answer = await call('logout', {}, { token }).catch(() => undefined);
  if (answer?.signOffAt) window.location.assign(answer.signOffAt);
}

function firstAddress(home: Home, returnTo: string): string {
  if (hasSite(home.memberData) && mustUpdateProfile(home.memberData)) return paths.profileUpdate;
  const address = insideSite(returnTo);
  return isSignOnPath(address) ? paths.home : address;
}
