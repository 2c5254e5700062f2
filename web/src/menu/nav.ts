import { type Holder, mayOpen, mayUse, type Screen } from '@laurel/contract/access';
import { matchRoute } from '#router/match.ts';
import { routePaths } from '../paths.ts';
import { type NavEntry, type NavGroup, navGroups, type Place } from './nav-entries.ts';

/** What one member sees: the groups with the entries of those screens that the contract lets them open. */
export function navOf(who: Holder): NavGroup[] {
  return navGroups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => isOffered(entry, who)) }))
    .filter(({ entries }) => entries.length > 0);
}

function isOffered({ screen, access = 'open' }: NavEntry, who: Holder): boolean {
  return mayOpen(screen, who) && mayUse({ access, reads: true }, who);
}

/** The entry that stands for the page one is on, below it included: a basket is under Basket, a card under My Recognition. */
export function entryAt(groups: readonly NavGroup[], place: Place): NavEntry | undefined {
  const screen = screenAt(place.pathname);
  if (!screen) return undefined;
  const entries = groups.flatMap((group) => group.entries);
  return (
    entries.find(({ also }) => also?.(screen, place)) ??
    entries.find((entry) => entry.screen === screen && (!entry.only || entry.only(place)))
  );
}

const screenRoutes = (Object.keys(routePaths) as Screen[]).map((screen) => ({ screen, pattern: routePaths[screen] }));

function screenAt(pathname: string): Screen | undefined {
  return matchRoute(screenRoutes, pathname)?.route.screen;
}

/** How many lines of the column fit a window of 800 pixels below the header. */
const linesMax = 20;

/** The groups that stand open: that of the page, then from the top what fits without scrolling. */
export function openGroups(groups: readonly NavGroup[], current: NavEntry | undefined): Set<string> {
  const own = groups.find(({ entries }) => current !== undefined && entries.includes(current));
  const open = new Set<string>();
  // What stands outside the groups, their heads, and Log out.
  let lines = groups.reduce((sum, { label, entries }) => sum + (label === '' ? entries.length : 1), 1);
  for (const group of own ? [own, ...groups] : groups) {
    if (open.has(group.label) || group.label === '') continue;
    if (group !== own && lines + group.entries.length > linesMax) continue;
    open.add(group.label);
    lines += group.entries.length;
  }
  return open;
}
