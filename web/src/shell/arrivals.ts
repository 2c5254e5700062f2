import type { Home } from '@laurel/contract/members';
import { queryClient } from '#api/query-client.ts';
import { keptInBrowser } from '#lib/kept.ts';
import { formatPoints } from '#lib/points.ts';
import { homeQuery } from '#session/member.ts';
import { celebrate } from '#ui/celebrate.ts';
import { notify } from '#ui/toasts.ts';

const storageKey = 'laurel.points';
/** So many members of one browser are remembered. */
const membersMax = 5;

type Seen = [memberId: string, points: number][];

/** A small celebration when somebody comes back and has more points than at the last visit. */
export function watchArrivals() {
  let current = '';
  const look = () => {
    const member = queryClient.getQueryData<Home>(homeQuery.queryKey)?.memberData;
    if (!member) return;
    const { memberId, awardsPointsAvailable: points } = member;
    const before = remember(memberId, points);
    const isVisit = memberId !== current;
    current = memberId;
    if (!isVisit || before === undefined || points <= before) return;
    celebrate();
    notify(`${formatPoints(points - before)} ${member.pointsName || 'points'} came in since your last visit.`);
  };
  look();
  queryClient.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'updated' && query.queryKey[0] === homeQuery.queryKey[0]) look();
  });
}

/** Keeps what the member has now; answers what they had before, if this browser knows. */
function remember(memberId: string, points: number): number | undefined {
  const seen = readSeen(keptInBrowser.read(storageKey));
  const before = seen.find(([id]) => id === memberId)?.[1];
  if (before === points) return before;
  const others = seen.filter(([id]) => id !== memberId).slice(0, membersMax - 1);
  keptInBrowser.write(storageKey, JSON.stringify([[memberId, points], ...others]));
  return before;
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
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
