import type { RouteObject } from 'react-router';
import { watchArrivals } from './arrivals.ts';
import { prefetchOnIntent } from './prefetch.ts';

/** What may wait until the first page stands. */
export function afterLoad(routes: RouteObject[]) {
  prefetchOnIntent(routes);
  watchArrivals();
  // While developing there is none, and its old pages would hide new ones.
  if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => {});
}
