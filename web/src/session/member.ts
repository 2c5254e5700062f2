import type { Home } from '@laurel/contract/calls/members/home';
import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { call } from '#api/call.ts';
import { callQuery, queryClient } from '#api/query-client.ts';
import { renewBy } from '#api/renewal.ts';
import { tokenStore } from '#api/token.ts';
import { useStore } from '#lib/store.ts';
import { useLocation } from '#router/router.ts';
import { isSignOnPath } from '../paths.ts';

/** The signed-on member and the blocks of Home: what sign-on and a reload answer. */
export const homeQuery = callQuery('getmemberdata', {}, { errors: 'screen', staleTime: 60_000 });

/** Filled by the guard of the screens that need a session. */
export const HomeContext = createContext<Home | null>(null);

export function useHome(): Home {
  const home = use(HomeContext);
  if (!home) throw new Error('No member here.');
  return home;
}

export function useMember(): MemberData {
  return useHome().memberData;
}

/** For what stands around open and closed screens alike; undefined while nobody is signed on. */
export function useMemberIfAny(): { member: MemberData | undefined; isLoading: boolean } {
  const token = useStore(tokenStore);
  const { pathname } = useLocation();
  // While a new session begins, an answer to the old one must not send the browser to /logout.
  const enabled = token !== null && !isSignOnPath(pathname);
  const { data, isLoading } = useQuery({ ...homeQuery, enabled });
  return { member: enabled ? data?.memberData : undefined, isLoading };
}

/** After anything that moves points or changes the profile: the header follows at once, Home when it is opened again. */
async function renewMember() {
  const { memberData } = await call('memberheader', {});
  const home = queryClient.getQueryData<Home>(homeQuery.queryKey);
  if (home) keepHome({ ...home, memberData });
  await queryClient.invalidateQueries({ queryKey: homeQuery.queryKey, refetchType: 'none' });
}

renewBy('memberheader', renewMember);

/** Home's blocks, asked for anew when what is there has aged. */
export function useFreshHome(): Home {
  useQuery(homeQuery);
  return useHome();
}

export function keepHome(home: Home) {
  queryClient.setQueryData(homeQuery.queryKey, home);
}

/** A member signs on only with a site to enter. */
export function hasSite(member: MemberData): boolean {
  return member.siteTemplate !== '';
}

/** Without a mobile number or an e-mail address the profile comes first. */
export function mustUpdateProfile(member: MemberData): boolean {
  return member.cellNum === '' || member.email === '';
}
