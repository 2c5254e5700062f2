import { type ComponentType, createContext, type ReactNode, use, useMemo } from 'react';
import { createStore } from '#lib/store.ts';
import { matchRoute, type Params } from './match.ts';
import { keepScrolling, rememberScroll, scrolledAt } from './scroll.ts';

export interface Route {
  /** Such as `/rewards/:urlParam?`. */
  pattern: string;
  load: () => Promise<ComponentType>;
  /** What stands around the page, such as the question who may see it. */
  around: (page: ReactNode) => ReactNode;
}

export interface Routes {
  /** The first that takes an address has it. */
  table: readonly Route[];
  /** Has what no pattern takes. */
  otherwise: Route;
}

/** An address in its parts, what was handed over with it, and the name of its entry in the browser's history. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
}

/** What is shown. Without a page and a failure, the code of the first page is still on its way. */
export interface Here {
  place: Place;
  route: Route;
  params: Params;
  Page?: ComponentType;
  failure?: unknown;
  /** In pixels: where one was, when one comes back. */
  top: number | undefined;
}

export const hereStore = createStore<Here | undefined>(undefined);
/** Whether the next page's code is on its way; until it has come, the page before it stays. */
export const isGoing = createStore(false);

let routes: Routes | undefined;
/** Counts the ways somebody went: the last one wins. */
let turn = 0;
const arrived = new Map<Route, ComponentType>();

/** Begins at the browser's address, and follows its buttons. */
export function openRouter(known: Routes) {
  routes = known;
  keepScrolling(() => placeNow().key);
  const place = placeInHistory();
  hereStore.set({ place, ...routeOf(place.pathname), top: undefined });
  void go(place, () => {});
  window.addEventListener('popstate', () => void go(placeInHistory(), () => {}));
}

interface NavigateOptions {
  /** In place of the entry where one is; so it is with the same address too. */
  replace?: boolean;
  /** What the next page finds in `useLocation().state`. The browser keeps it with the entry. */
  state?: unknown;
}

/** Goes to an address of this site. Answers when the page stands, or somebody has gone elsewhere meanwhile. */
export function navigate(to: string, { replace = false, state = null }: NavigateOptions = {}): Promise<void> {
  const { pathname, search, hash } = new URL(to, window.location.href);
  // An entry that is replaced within its page keeps its name, and with it how far one has scrolled.
  const key = replace && pathname === placeNow().pathname ? placeNow().key : newKey();
  const place = { pathname, search, hash, state, key };
  return go(place, () => {
    const address = addressOf(place);
    const isSame = address === addressOf(window.location);
    window.history[replace || isSame ? 'replaceState' : 'pushState']({ key: place.key, state }, '', address);
  });
}

/** Forgets what was handed over to this page: whoever comes back finds it no more. */
export function dropState() {
  window.history.replaceState({ key: placeNow().key, state: null }, '');
}

export function placeNow(): Place {
  return shown(hereStore.get()).place;
}

/** Loads a page before anybody goes there; answers it if its code came. */
export async function loadAhead(pathname: string): Promise<ComponentType | undefined> {
  return (await codeOf(routeOf(pathname).route)).Page;
}

async function go(place: Place, enter: () => void) {
  const mine = ++turn;
  const { route, params } = routeOf(place.pathname);
  const Known = arrived.get(route);
  if (!Known) isGoing.set(true);
  const code = Known ? { Page: Known } : await codeOf(route);
  if (mine !== turn) return;
  isGoing.set(false);
  rememberScroll(placeNow().key);
  const top = scrolledAt(place.key);
  enter();
  hereStore.set({ place, route, params, ...code, top });
}

async function codeOf(route: Route): Promise<{ Page?: ComponentType; failure?: unknown }> {
  try {
    const Page = arrived.get(route) ?? (await route.load());
    arrived.set(route, Page);
    return { Page };
  } catch (failure) {
    return { failure };
  }
}

function routeOf(pathname: string): { route: Route; params: Params } {
  if (!routes) throw new Error('The router is not open.');
  return matchRoute(routes.table, pathname) ?? { route: routes.otherwise, params: {} };
}

/** Where the browser is. An entry that it made by itself, for a link to a place in the page, gets a name. */
function placeInHistory(): Place {
  const { pathname, search, hash } = window.location;
  const entry = window.history.state as { key?: string; state?: unknown } | null;
  const key = entry?.key ?? newKey();
  if (entry?.key === undefined) window.history.replaceState({ key, state: null }, '');
  return { pathname, search, hash, state: entry?.state ?? null, key };
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

function addressOf({ pathname, search, hash }: Pick<Place, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash;
}

/** What is shown around the component that asks. */
export const HereContext = createContext<Here | undefined>(undefined);

export function useHere(): Here {
  return shown(use(HereContext));
}

function shown(here: Here | undefined): Here {
  if (!here) throw new Error('The router is not open.');
  return here;
}

export function useLocation(): Place {
  return useHere().place;
}

export function useParams(): Params {
  return useHere().params;
}

type SetSearch = (search: Record<string, string>, options?: NavigateOptions) => void;

export function useSearchParams(): [URLSearchParams, SetSearch] {
  const { search } = useLocation();
  return [useMemo(() => new URLSearchParams(search), [search]), setSearch];
}

function setSearch(search: Record<string, string>, options?: NavigateOptions) {
  void navigate(`${window.location.pathname}?${new URLSearchParams(search)}`, options);
}
