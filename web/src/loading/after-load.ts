import { hearOtherTabs } from '#session/forget.ts';
import { whenIdle } from '#ui/states/late.tsx';
import { watchArrivals } from './arrivals.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { watchProgramme } from './watch-programme.tsx';
import { watchTerms } from './watch-terms.tsx';

/** The service worker asks for all files of the shell: not while the first page still asks for its own. */
const keepShellAfterMs = 3_000;

/** What may wait until the first page stands. */
export function afterLoad() {
  prefetchOnIntent();
  watchArrivals();
  watchProgramme();
  watchTerms();
  hearOtherTabs();
  // What happens is heard of once the page stands; without it the page is as it was.
  whenIdle(() => void import('#live/live.ts').then(({ live }) => live()).catch(() => {}));
  // While developing there is none, and its old pages would hide new ones.
  if (import.meta.env.PROD) setTimeout(keepShell, keepShellAfterMs);
}

function keepShell() {
  navigator.serviceWorker?.register('/sw.js').catch(() => {});
}
