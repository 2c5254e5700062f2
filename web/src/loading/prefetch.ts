import type { Home } from '@laurel/contract/calls/members/home';
import type { ComponentType } from 'react';
import { queryClient } from '#api/query-client.ts';
import { loadAhead } from '#router/router.ts';
import { homeQuery, mustUpdateProfile } from '#session/member.ts';

/** A screen may say what it asks for first: `StatementPage.preload = () => …`. */
type Preloading = ComponentType & { preload?: () => void };

/** How long the pointer rests on a link before that counts as an intention. */
const intentMs = 60;

/** A link that is pointed at, focused or touched will probably be followed: its screen and first answer start at once. */
export function prefetchOnIntent() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (event: Event, ms: number) => {
    const address = addressOf(event);
    if (!address) return;
    clearTimeout(timer);
    timer = setTimeout(() => void prefetch(address), ms);
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

async function prefetch(address: string) {
  const home = queryClient.getQueryData<Home>(homeQuery.queryKey);
  // Until the profile is complete there is nothing else to go to, and the shop would refuse.
  if (!home || mustUpdateProfile(home.memberData) || savesData()) return;
  const Screen: Preloading | undefined = await loadAhead(address);
  Screen?.preload?.();
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
