import { parentPort, workerData } from 'node:worker_threads';
import { portionsOf } from './read-table.ts';
import { type Asking, type Portion, type Source, Unreadable, type Why } from './table.ts';

/** What the thread answers each time it is asked for more. */
export type Answer = { portion: Portion } | { isEnd: true } | { why: Why };

/** Reads one table in a thread of its own: each message asks for a portion, and brings the limits that hold from there. */
const port = parentPort;
// of the process: a thread reads one file
let asking: Asking;
const portions = portionsOf(workerData as Source, () => asking);

port?.on('message', async (asked: Asking) => {
  asking = asked;
  port.postMessage(await answer());
});

async function answer(): Promise<Answer> {
  try {
    const { value, done } = await portions.next();
    return done ? { isEnd: true } : { portion: value };
  } catch (error) {
    if (error instanceof Unreadable) return { why: error.why };
    throw error;
  }
}
