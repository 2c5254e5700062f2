import type { Home } from '@laurel/contract/calls/members/home';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { monthOf } from '@laurel/contract/rules/months';
import { say } from '@laurel/contract/say';
import { queryClient } from '#api/query-client.ts';
import { keptInBrowser } from '#lib/kept.ts';
import * as common from '#lib/texts.ts';
import { homeQuery } from '#session/member.ts';
import { celebrate } from '#ui/overlays/celebrate.ts';
import { notify } from '#ui/overlays/toasts.ts';
import * as texts from './texts.ts';

const storageKey = 'laurel.points';
/** So many members of one browser are remembered. */
const membersMax = 5;

type Seen = [memberId: string, month: string, earned: number][];

/** A small celebration when somebody comes back and has earned points since the last visit. What a refund gives back is none. */
export function watchArrivals() {
  let current = '';
  const look = () => {
    const home = queryClient.getQueryData<Home>(homeQuery.queryKey);
    if (!home) return;
    const { memberId, pointsName } = home.memberData;
    const month = monthOf(new Date());
    const { pointsEarned } = home.homeStats;
    const before = remember(memberId, { month, earned: pointsEarned });
    const isVisit = memberId !== current;
    current = memberId;
    if (!isVisit || !before) return;
    // Earned points are counted by the month: in a new one all of them came since.
    const isSameMonth = before.month === month;
    const arrived = isSameMonth ? pointsEarned - before.earned : pointsEarned;
    if (arrived <= 0) return;
    celebrate();
    const came = isSameMonth ? texts.cameSinceVisit : texts.cameThisMonth;
    notify(say(came, { points: arrived, pointsName: pointsNamed(arrived, pointsName || say(common.pointsWithin)) }));
  };
  look();
  queryClient.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'updated' && query.queryKey[0] === homeQuery.queryKey[0]) look();
  });
}

interface Earned {
  month: string;
  earned: number;
}

/** Keeps what the member has earned by now; answers what they had before, if this browser knows. */
function remember(memberId: string, { month, earned }: Earned): Earned | undefined {
  const seen = readSeen(keptInBrowser.read(storageKey));
  const before = seen.find(([id]) => id === memberId);
  if (before?.[1] !== month || before[2] !== earned) {
    const others = seen.filter(([id]) => id !== memberId).slice(0, membersMax - 1);
    keptInBrowser.write(storageKey, JSON.stringify([[memberId, month, earned], ...others]));
  }
  return before && { month: before[1], earned: before[2] };
}

/** Rubbish in the storage counts as nothing seen. */
function readSeen(stored: string | null): Seen {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? (value as unknown[]).filter(isSeen) : [];
  } catch {
    return [];
  }
}

function isSeen(entry: unknown): entry is Seen[number] {
  return (
    Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string' && typeof entry[2] === 'number'
  );
}
