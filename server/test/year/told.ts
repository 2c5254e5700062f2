import { type NoticeKind, noticeDefaults, pushDefaults } from '@laurel/contract/rules/notice-kinds';
import { dayAfter, localAt, momentOf, weekdayOf } from './clock.ts';
import { type Company, choiceAt, type Person, personOf, zoneOf } from './company.ts';

/** What somebody is to hear: of which letter, when it happened, and who did it. */
export interface Telling {
  letter: string;
  kind: NoticeKind;
  at: number;
  /** Null where nobody did it: a round, or the end of a time. */
  byId: number | null;
  to: Iterable<number>;
  /** In the portal alone, and on devices. */
  isMailed?: boolean;
}

/** All that is to be told, gathered from what was done, to be compared with what the portal told. */
export function tellings(company: Company) {
  const due = { bell: new Set<string>(), email: new Set<string>(), push: new Set<string>() };
  /** Of each person since when something waits for their e-mail of the day. */
  const collected = new Map<number, number[]>();
  const digests = new Set<string>();
  const lastDigest = new Map<number, string>();

  function collect(id: number, at: number): void {
    collected.set(id, [...(collected.get(id) ?? []), at]);
  }

  return {
    due,
    digests,
    collect,
    expect({ letter, kind, at, byId, to, isMailed = true }: Telling): void {
      for (const id of new Set(to)) {
        if (id === byId) continue;
        const person = personOf(company, id);
        const { ways, pushes } = choiceAt(person, at);
        const way = ways[kind] ?? noticeDefaults[kind];
        const key = keyOf(letter, at, id);
        due.bell.add(key);
        if (isMailed && way === 'atOnce' && person.hasEmail) due.email.add(key);
        if (way === 'digest' && person.hasEmail) collect(id, at);
        if ((pushes[kind] ?? pushDefaults[kind]) && person.devices.some((since) => since <= at)) due.push.add(key);
      }
    },
    /** What somebody reads waits for no e-mail. */
    read: (id: number) => void collected.delete(id),
    /** The e-mails of the day that are due by a moment: each reader's own hour, by their own clock. */
    digestsDue(now: number): void {
      for (const [id, at] of collected) {
        const person = personOf(company, id);
        if (!person.isHere || !person.hasEmail) {
          collected.delete(id);
          continue;
        }
        const { day, moment } = lastDue(company, person, now);
        if (Math.min(...at) >= moment || (lastDigest.get(id) ?? '') >= day) continue;
        digests.add(`${id} ${day} ${new Date(now).toISOString()}`);
        lastDigest.set(id, day);
        collected.delete(id);
      }
    },
    /** Begins a new stretch: what was compared is forgotten. */
    forget(): void {
      for (const keys of [...Object.values(due), digests]) keys.clear();
    },
  };
}

export type Tellings = ReturnType<typeof tellings>;

export function keyOf(letter: string, at: number | Date, id: number): string {
  return `${letter} · ${new Date(at).toISOString()} · ${id}`;
}

/** By which clock somebody reads. */
function zoneNow(company: Company, person: Person, at: number): string {
  return choiceAt(person, at).timeZone ?? zoneOf(company, person.id);
}

/** The latest moment, until now, at which somebody's e-mail of the day is due, and of which day it is. */
function lastDue(company: Company, person: Person, now: number): { day: string; moment: number } {
  const { digestHour, digestDays } = choiceAt(person, now);
  const zone = zoneNow(company, person, now);
  for (let day = localAt(zone, now).day; ; day = dayAfter(day, -1)) {
    const moment = momentOf(zone, day, digestHour);
    if (moment <= now && (digestDays === 'every' || weekdayOf(day) < 6)) return { day, moment };
  }
}

/** Whether a moment lies in somebody's quiet hours, as the clock on their wall shows it. */
export function isQuiet(company: Company, person: Person, at: number): boolean {
  const { quietFrom, quietUntil } = choiceAt(person, at);
  if (quietFrom === null || quietUntil === null) return false;
  const { hour } = localAt(zoneNow(company, person, at), at);
  return quietFrom < quietUntil ? hour >= quietFrom && hour < quietUntil : hour >= quietFrom || hour < quietUntil;
}
