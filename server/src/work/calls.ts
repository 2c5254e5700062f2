import { calls } from '@laurel/contract';
import { query } from '#http/call-context';
import type { Channel } from '#outbox/transports';
import { todoOf } from './list.ts';
import { timesOf } from './times.ts';
import { waitingFor } from './waiting.ts';

const { waiting, todolist, worktimes } = calls.work;

export const workCalls = ({ channels }: { channels: readonly Channel[] }) => [
  query(waiting, (db, { actor, now }) => waitingFor(db, { actor, now, channels })),
  query(todolist, (db, { actor, input, now }) => todoOf(db, { actor, now, channels }, input)),
  query(worktimes, (db, { input }) => timesOf(db, input)),
];
