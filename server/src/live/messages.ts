import type { Holder } from '@laurel/contract/access';
import { type CallName, mayCall, staleAfter } from '@laurel/contract/call-rows';
import type { EventType } from '@laurel/contract/events';
import type { LiveMessage, Told } from '@laurel/contract/live';
import type { Touched } from './happened.ts';
import { fillForms, tellings } from './table.ts';

/** What is told to many: by whether they may call something, and to everybody. */
export interface Common {
  keepers: readonly { of: CallName; stale: readonly CallName[] }[];
  spread: readonly CallName[];
}

export function toEverybody(events: readonly Touched[]): Common {
  const told = [...new Set(events.map(({ type }) => type))].map((type) => tellings[type]);
  return {
    keepers: [...new Set(told.flatMap(({ keepers }) => keepers ?? []))],
    spread: [...new Set(told.flatMap(({ everybody }) => everybody ?? []))],
  };
}

/** What somebody is told of what touches them, and of what touches everybody like them. */
export function messageOf(
  mine: readonly Touched[],
  { keepers, spread }: Common,
  actor: Holder,
): LiveMessage & { hasOtherRights?: true } {
  if (mine.some(hasOtherRights)) return { stale: 'everything', hasOtherRights: true };
  const kept = keepers.flatMap(({ of, stale }) => (mayCall(of, actor) ? stale : []));
  const stale = [...new Set([...kept, ...mine.flatMap(staleBy)])];
  const own = joined(mine.flatMap(({ as, type }) => (as === 'actor' ? [ownOf(type)] : [])));
  return {
    ...(stale.length > 0 && { stale }),
    ...(own.length > 0 && { own }),
    ...(spread.length > 0 && { spread }),
  };
}

function hasOtherRights({ as, type }: Touched): boolean {
  return as === 'concerned' && tellings[type].rights === true;
}

function staleBy({ as, type }: Touched): readonly CallName[] {
  const { concerned, deciders, asker } = tellings[type];
  if (as === 'concerned') return concerned ?? [];
  if (as === 'decider') return deciders?.stale ?? [];
  return as === 'asker' ? (asker?.stale ?? []) : [];
}

/** What is stale by the acts of an event where they were done, but for what forms are filled in from. */
export function ownOf(type: EventType): Told {
  const { acts = [] } = tellings[type];
  const all = joined(acts.map((act) => staleAfter(act, 'done')));
  return all === 'everything' ? all : all.filter((name) => !fillForms.includes(name));
}

function joined(all: readonly Told[]): Told {
  return all.includes('everything') ? 'everything' : [...new Set(all.flatMap((one) => one as readonly CallName[]))];
}
