import { specifiedWhole } from '@laurel/contract/programme/seed-rules';
import { type Calendar, calendarOf, localAt } from './clock.ts';
import {
  type Company,
  countries,
  countryOf,
  holds,
  type Item,
  type Nomination,
  personOf,
  type Stage,
} from './company.ts';
import { ownersOf, reviewersOf, secondsOf, waitingIn } from './owners.ts';
import type { Tellings } from './told.ts';

const { target, remindBefore, escalateAfter } = specifiedWhole.work;
const late = escalateAfter === 'none' ? Number.POSITIVE_INFINITY : escalateAfter;
const morning = 8;

/** What an hourly round is to do, reckoned beside it: stages of what waits, to whom it goes on, and who hears of it. */
export function roundsOf(company: Company, told: Tellings, years: readonly [number, number]) {
  const calendars = new Map<string, Calendar>(countries.map((code) => [code, calendarOf(code, years)]));

  /** How many working days something has waited, where one is told of it at this moment. */
  function daysOf(item: Item, now: number): number | undefined {
    const country = countryOf(company, aboutOf(item));
    const zone = company.zones.get(country) ?? '';
    const calendar = calendars.get(country);
    const { day, hour } = localAt(zone, now);
    if (hour < morning || !calendar?.isWorked(day)) return undefined;
    return calendar.between(localAt(zone, sinceOf(item)).day, day);
  }

  function isReached(item: Item, now: number): Record<Exclude<Stage, 'unowned'>, boolean> {
    const days = daysOf(item, now) ?? -1;
    const most = target[item.kind];
    return {
      soon: remindBefore > 0 && days >= most - remindBefore,
      overdue: days > most,
      escalated: days > most + late,
    };
  }

  return {
    /** The stages that come in a round at this moment. */
    look(now: number): { kind: Item['kind']; id: number; stage: Stage }[] {
      const waiting = waitingIn(company);
      const came = new Map<Item, Stage[]>();
      for (const item of waiting) {
        const reached = isReached(item, now);
        for (const stage of ['soon', 'overdue', 'escalated'] as const)
          if (reached[stage] && !item.stages.has(stage)) came.set(item, [...(came.get(item) ?? []), stage]);
        const isNobodys = item.kind === 'nomination' && reviewersOf(company, item, now).size === 0;
        if (isNobodys && !item.stages.has('unowned')) came.set(item, [...(came.get(item) ?? []), 'unowned']);
      }
      for (const [item, stages] of came) {
        for (const stage of stages) item.stages.add(stage);
        if (item.kind === 'nomination' && stages.includes('escalated')) goOn(company, item);
      }
      const hears = [...came].flatMap(([item, stages]) => [...toldOf(company, item, stages.at(-1) as Stage, now)]);
      told.expect({ letter: 'work waits', kind: 'toDo', at: now, byId: null, to: hears });
      return [...came].flatMap(([{ kind, id }, stages]) => stages.map((stage) => ({ kind, id, stage })));
    },
    /** What nobody decided in time goes back, and administrators are asked where nobody is left. */
    lookAtApprovals(now: number): void {
      const waiting = [...company.approvals.values()].filter(({ state }) => state === 'waiting');
      for (const approval of waiting) {
        const { nomination } = approval;
        const isOver = nomination !== null && nomination.state !== 'open' && nomination.state !== 'waiting';
        if (approval.untilAt > now && !isOver) continue;
        approval.state = 'expired';
        if (nomination) nomination.isAsked = false;
        const to = [approval.askedById].filter((id) => personOf(company, id).isHere);
        told.expect({ letter: 'approval expired', kind: 'decision', at: now, byId: null, to });
      }
      for (const approval of waiting) {
        const step = approval.steps[approval.step];
        if (approval.state !== 'waiting' || !step || step.by === 'adminReports') continue;
        if (secondsOf(company, approval, now).size > 0) continue;
        approval.steps[approval.step] = { ...step, by: 'adminReports', all: false };
        const to = secondsOf(company, approval, now).keys();
        told.expect({ letter: 'approval moved', kind: 'toDo', at: now, byId: null, to });
      }
    },
  };
}

/** Whose country's days count. */
function aboutOf(item: Item): number {
  if (item.kind === 'nomination') return item.nomineeId;
  return item.kind === 'idea' ? item.byId : item.askedById;
}

function sinceOf(item: Item): number {
  if (item.kind === 'approval') return item.begunAt;
  if (item.kind === 'idea' || item.state === 'open' || deciding.by !== 'first') return item.createdAt;
  return Math.max(item.createdAt, ...item.said.map(({ at }) => at));
}

/** By which rule nominations are decided now; the year changes it. */
export const deciding: { by: 'first' | 'mean' | 'majority' | 'chair'; people: number } = { by: 'first', people: 3 };

/** The first manager above the nominee's own who is here, and whom it does not concern. */
function goOn(company: Company, { nomineeId, byId, wentTo }: Nomination): void {
  const own = personOf(company, nomineeId).managerId;
  let next = own === null ? null : personOf(company, own).managerId;
  while (next !== null) {
    const person = personOf(company, next);
    if (person.isHere && holds(person, 'manager') && next !== byId && next !== nomineeId) {
      wentTo.add(next);
      return;
    }
    next = person.managerId;
  }
}

/** Who hears that something came to a stage: its managers before it goes on, then everybody who decides it; administrators of what is theirs to settle. */
function toldOf(company: Company, item: Item, stage: Stage, now: number): Iterable<number> {
  const admins = company.holders.filter((one) => one.isHere && holds(one, 'administrator'));
  const concerned: (number | null)[] =
    item.kind === 'nomination'
      ? [item.byId, item.nomineeId]
      : item.kind === 'idea'
        ? [item.byId]
        : [item.askedById, item.askedForId, item.giverId, ...item.toIds];
  const others = admins.map(({ id }) => id).filter((id) => !concerned.includes(id));
  if (stage === 'unowned') return others;
  const owners = ownersOf(company, item, now);
  if (item.kind !== 'nomination') return stage === 'escalated' ? [...owners.keys(), ...others] : owners.keys();
  const managers = [...owners].filter(([, offices]) => offices.has('manager')).map(([id]) => id);
  return item.state === 'waiting' || stage === 'escalated' || managers.length === 0 ? owners.keys() : managers;
}
