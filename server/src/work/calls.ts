import { calls } from '@laurel/contract';
import type { CallName } from '@laurel/contract/call-rows';
import { act, long, type Mounted, query } from '#http/call-context';
import type { Channel } from '#outbox/transports';
import { decideMany, quoteOfMany } from './decide-many.ts';
import { todoOf } from './list.ts';
import { oneOfMany } from './one-of-many.ts';
import { timesOf } from './times.ts';
import { waitingFor } from './waiting.ts';

const { waiting, todolist, worktimes, trydecidemany, decidemany } = calls.work;

interface WorkDeps {
  channels: readonly Channel[];
  rateLimited: boolean;
  /** The portal's call of this name, by which one of several is decided. */
  callNamed: (name: CallName) => Mounted;
}

export const workCalls = ({ channels, rateLimited, callNamed }: WorkDeps) => [
  query(waiting, (db, { actor, now }) => waitingFor(db, { actor, now, channels })),
  query(todolist, (db, { actor, input, now }) => todoOf(db, { actor, now, channels }, input)),
  query(worktimes, (db, { input }) => timesOf(db, input)),
  query(trydecidemany, (db, { actor, input, now }) => quoteOfMany(db, { actor, now }, input)),
  long(
    act(decidemany, (db, { actor: by, input, now, visit, key }) => {
      const makeOne = oneOfMany(rateLimited);
      return decideMany(
        db,
        {
          ...{ by, now },
          make: (name, wish) => makeOne(db, callNamed(name), { wish, by, now, visit, key }),
          failed: (err) => visit.log.error({ err }, 'one of several was not decided'),
        },
        input,
      );
    }),
  ),
];
