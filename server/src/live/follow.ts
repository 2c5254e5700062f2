import { setTimeout as sleep } from 'node:timers/promises';
import type { ConnectionSettings } from '#db/connection';
import type { Db } from '#db/pool';
import { everyMs, hearEvents, undecidedMs } from '#events/hear';
import { type Horizon, horizonOf } from '#events/horizon';
import { idAt, noticedBehind, noticedOf, stretchMax, touchedBy } from './happened.ts';
import type { Connection, LiveHub } from './hub.ts';

interface Following {
  db: Db;
  /** Without a pooler between: who listens needs a session. */
  direct: ConnectionSettings;
  hub: LiveHub;
  clock: () => Date;
  log: { warn(context: object, words: string): void };
  /** Whoever has other rights by what happened. */
  onOtherRights: (connections: readonly Connection[]) => void;
}

/** Who has missed more asks for everything: it is less work for both. */
const missedMax = stretchMax;

/**
 * Follows the committed events, once for all who listen to this process, and not at all while nobody does. It has no row among
 * the subscribers: nothing is lost with it, because each browser knows up to where it was told.
 */
export function followLive({ direct, log, hub, ...following }: Following): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const turn = turnsOf({ hub, ...following });
  const pause = pauses();
  hub.onWaiting = pause.end;

  async function follow(): Promise<void> {
    while (hub.size === 0 && !signal.aborted) await pause.begin();
    if (signal.aborted) return;
    const stopListening = hearEvents(direct, { wake: pause.end, signal, log });
    while (!signal.aborted) {
      try {
        await catchUp(turn, signal);
      } catch (error) {
        log.warn({ err: error }, 'events could not be read for those who listen');
      }
      await pause.begin(hub.size === 0 ? undefined : everyMs);
    }
    await stopListening();
  }

  const all = follow();
  return async () => {
    stopping.abort();
    pause.end();
    await all;
  };
}

/** One pause after another, each until its time is over or somebody ends it; who ends it before it began ends it too. */
function pauses() {
  let isOver = false;
  let over = () => {};
  return {
    end(): void {
      isOver = true;
      over();
    },
    async begin(ms?: number): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = ms === undefined ? undefined : setTimeout(resolve, ms).unref();
      over = resolve;
      if (!isOver) await promise;
      isOver = false;
      clearTimeout(timer);
    },
  };
}

/** As long as somebody writes a little further: what they write is waited for in small steps. */
async function catchUp(turn: () => Promise<Horizon>, ended: AbortSignal): Promise<void> {
  // loop: ten steps
  for (let steps = 0; steps < 10 && !ended.aborted; steps += 1) {
    const { decided, drawn } = await turn();
    if (decided === drawn) return;
    await sleep(undecidedMs);
  }
}

/** One look: what is decided since the last one is told to all, and what they missed to those who have come. */
export function turnsOf({
  db,
  hub,
  clock,
  onOtherRights,
}: Pick<Following, 'db' | 'hub' | 'clock' | 'onOtherRights'>): () => Promise<Horizon> {
  const horizon = horizonOf(db);
  let position = 0;
  let noticed: number | undefined;

  /** The bell follows its own rows: they are written after their events, by who promises the letters. */
  async function tellNoticed(): Promise<void> {
    // Who comes asks for the bell by themselves.
    if (hub.size === 0) {
      noticed = undefined;
      return;
    }
    const found = await noticedBehind(db, noticed, hub.members());
    noticed = found.upTo;
    hub.tellNoticed(found.members);
  }

  async function tellAll(decided: number): Promise<void> {
    const members = hub.members();
    // Behind a failover that lost the last ids, or behind a time without the database, nobody knows what was missed.
    if (members.length > 0 && (decided < position || decided - position > missedMax)) {
      hub.resetAll(decided);
      position = decided;
    }
    // loop: a stretch of events each
    while (members.length > 0 && position < decided) {
      const upTo = Math.min(decided, position + missedMax);
      const touched = await touchedBy(db, { after: position, upTo }, { members, now: clock() });
      onOtherRights(hub.tell(touched, upTo));
      position = upTo;
    }
    position = decided;
  }

  async function welcome(drawn: number): Promise<void> {
    const waiting = hub.waiting();
    if (waiting.length === 0) return;
    await placeNew(waiting);
    const isTold = ({ after = 0 }: Connection) => after <= drawn && position - after <= missedMax;
    const missing = waiting.filter((one) => isTold(one) && (one.after ?? 0) < position);
    const first = Math.min(...missing.map(({ after = 0 }) => after));
    const members = [...new Set(missing.map(({ memberId }) => memberId))];
    const touched =
      missing.length > 0 ? await touchedBy(db, { after: first, upTo: position }, { members, now: clock() }) : [];
    const rung = missing.length > 0 ? await noticedOf(db, members) : [];
    const isRung = ({ memberId, after = 0 }: Connection) =>
      rung.some((one) => one.memberId === memberId && one.eventId > after);
    for (const connection of waiting) {
      const { after = 0 } = connection;
      const isKnown = isTold(connection);
      hub.join(connection, isKnown ? Math.max(after, position) : position);
      if (!isKnown) hub.reset(connection);
      else hub.tellMissed(connection, touched);
      if (isKnown && isRung(connection)) hub.tellNoticed([connection.memberId], [connection]);
    }
  }

  /** Those whose page has just come: what happened since it came is told to them too. */
  async function placeNew(waiting: readonly Connection[]): Promise<void> {
    const fresh = waiting.filter(({ after }) => after === undefined);
    if (fresh.length === 0) return;
    const since = new Date(Math.min(...fresh.map((one) => one.since.getTime())));
    const after = await idAt(db, since, position);
    for (const one of fresh) one.after = after;
  }

  return async () => {
    const now = await horizon();
    // What is not decided at the first look is waited for.
    if (now.decided === 0 && now.drawn > 0) return now;
    await tellAll(now.decided);
    await tellNoticed();
    await welcome(now.drawn);
    return now;
  };
}
