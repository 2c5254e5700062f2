import { tokenAbsoluteSeconds } from '@laurel/contract/limits';
import { liveAgeMsMax, liveBeatMs, livePath } from '@laurel/contract/live';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import * as z from 'zod/mini';
import type { ConnectionSettings } from '#db/connection';
import type { Db } from '#db/pool';
import type { Actor } from '#directory/actor';
import { busy } from '#http/answers';
import { admit } from '#http/mount';
import { parseInput } from '#http/parse';
import { type TokenReader, tokenHashOf } from '#http/tokens';
import { countUse } from '#limits/rate-limits';
import { followLive } from './follow.ts';
import { type Connection, type HubLimits, LiveHub } from './hub.ts';
import { lookAfterSessions } from './sessions.ts';
import { LiveStream } from './stream.ts';

export interface LiveDeps {
  db: Db;
  direct: ConnectionSettings;
  clock: () => Date;
  readToken: TokenReader;
  rateLimited: boolean;
  registry: Registry;
  /** When this process is told to stop, its streams end at once. */
  leaving: AbortSignal;
  times?: LiveTimes | undefined;
  limits?: HubLimits | undefined;
}

export interface LiveTimes {
  beatMs: number;
}

/** Whoever was told to come again does it within this time, so that they do not come together. */
const againMs = { least: 1_000, most: 15_000 };
const fullSeconds = 60;
const leavingSeconds = 2;

/** Committed while its page was already being answered: what took so long to be committed took longer than an answer may. */
const marginMs = 20_000;

const place = z.coerce.number().check(z.int(), z.minimum(0));
const asked = {
  input: z.strictObject({
    /** The last event of which it was told. */
    after: z.optional(place),
    /** Milliseconds since its page came, where it was told of none yet. */
    age: z.optional(place.check(z.maximum(liveAgeMsMax))),
  }),
};

/** Members with a site, never through another's eyes. */
const right = { access: 'member', reads: true, whileViewing: false } as const;

/** GET /api/live: which answers are no longer as they were, for as long as the browser listens. */
export function liveDoor(app: FastifyInstance, deps: LiveDeps): void {
  const { db, direct, clock, rateLimited, leaving } = deps;
  const hub = new LiveHub(
    countsOf(deps.registry, () => hub.size),
    deps.limits,
  );
  const look = (connections?: readonly Connection[]) =>
    lookAfterSessions(db, hub, { now: clock(), ...(connections && { connections }) }).catch((error: unknown) =>
      app.log.warn({ err: error }, 'the sessions of those who listen could not be looked up'),
    );
  const onOtherRights = (connections: readonly Connection[]) => void (connections.length > 0 && look(connections));
  const stopFollowing = followLive({ db, direct, hub, clock, log: app.log, onOtherRights });
  let isLooking = false;
  const lookAtAll = async () => {
    if (isLooking || hub.size === 0) return;
    isLooking = true;
    await look();
    isLooking = false;
  };
  const beating = setInterval(() => {
    hub.beat();
    void lookAtAll();
  }, deps.times?.beatMs ?? liveBeatMs).unref();
  const endAll = () => hub.endAll(() => againMs.least + Math.random() * (againMs.most - againMs.least));
  leaving.addEventListener('abort', endAll);
  app.addHook('preClose', async () => endAll());
  app.addHook('onClose', async () => {
    clearInterval(beating);
    await stopFollowing();
  });
  app.get(livePath, {
    exposeHeadRoute: false,
    config: { isOpenEnded: true },
    // No session is longer.
    handlerTimeout: tokenAbsoluteSeconds * 1000,
    onRequest: async (request) => {
      if (leaving.aborted) throw busy(leavingSeconds, true);
      await admit(request, right, deps);
      if (rateLimited) await countUse(db, 'liveOpens', `member:${(request.caller as Actor).id}`, clock());
      if (hub.isFull) throw busy(fullSeconds);
    },
    handler: (request, reply) => {
      const { stream } = listening(request, { hub, now: clock() });
      reply.headers({
        'content-type': 'text/event-stream; charset=utf-8',
        // Whoever stands between neither keeps nor changes nor gathers it.
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      return reply.send(stream);
    },
  });
}

function listening(request: FastifyRequest, { hub, now }: { hub: LiveHub; now: Date }) {
  const last = request.headers['last-event-id'];
  const { after, age = 0 } = parseInput(asked, {
    ...(request.query as object),
    ...(last !== undefined && { after: last }),
  });
  const actor = request.caller as Actor;
  const stream = new LiveStream();
  const connection: Connection = {
    memberId: actor.id,
    tokenHash: tokenHashOf(request.headers.authorization) as Buffer,
    actor,
    began: now,
    stream,
    after,
    since: new Date(now.getTime() - age - marginMs),
  };
  stream.once('close', () => hub.remove(connection, 'left'));
  hub.add(connection);
  return { stream };
}

function countsOf(registry: Registry, size: () => number) {
  const registers = [registry];
  new Gauge({
    name: 'laurel_live_connections',
    help: 'Browsers that hear of what happens from this process.',
    registers,
    collect() {
      this.set(size());
    },
  });
  const told = new Counter({ name: 'laurel_live_told', help: 'Messages to browsers about what is stale.', registers });
  const resets = new Counter({
    name: 'laurel_live_resets',
    help: 'Browsers that were told to ask for everything, because they had missed too much.',
    registers,
  });
  const ended = new Counter({
    name: 'laurel_live_ended',
    help: 'Connections to browsers that ended, by why: left, session, room, slow, stop.',
    labelNames: ['reason'],
    registers,
  });
  return { told: () => told.inc(), reset: () => resets.inc(), ended: (reason: string) => ended.inc({ reason }) };
}
