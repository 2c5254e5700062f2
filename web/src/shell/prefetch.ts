import type { Home } from '@laurel/contract/members';
import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { queryClient } from '#api/query-client.ts';
import { homeQuery, mustUpdateProfile } from '#session/member.ts';

/** A screen may say what it asks for first: `StatementPage.preload = () => …`. */
type Screen = ComponentType & { preload?: () => void };

/** How long the pointer rests on a link before that counts as an intention. */
const intentMs = 60;

/** A link that is pointed at, focused or touched will probably be followed: its screen and first answer start at once. */
export function prefetchOnIntent(routes: RouteObject[]) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (event: Event, ms: number) => {
    const address = addressOf(event);
    if (!address) return;
    clearTimeout(timer);
    timer = setTimeout(() => void prefetch(routes, address), ms);
  };
  document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && wait(event, intentMs));
  document.addEventListener('focusin', (event) => wait(event, intentMs));
  document.addEventListener('touchstart', (event) => wait(event, 0), { passive: true });
}

/** The path of a link inside the portal. */
function addressOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== window.location.origin || link.target || link.pathname === window.location.pathname)
    return undefined;
  return link.pathname;
}

async function prefetch(routes: RouteObject[], address: string) {
  const home = queryClient.getQueryData<Home>(homeQuery.queryKey);
  // Until the profile is complete there is nothing else to go to, and the shop would refuse.
  if (!home || mustUpdateProfile(home.memberData) || savesData()) return;
  const lazy = matchRoutes(routes, address)?.at(-1)?.route.lazy;
  if (typeof lazy !== 'function') return;
  const { Component } = await lazy();
  (Component as Screen | undefined)?.preload?.();
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
