import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Whoever has connected is heard and answered before the application closes, which would refuse them. What the kernel still holds for us when the port
 * closes is cut off by it: so it closes when a turn of the loop has found nothing to do. Node's own way to close would cut off those at once who have
 * connected and are just about to ask, as idle; they have a second for it, and what is kept idle ends with them.
 */
export async function portClosed(server: Server): Promise<void> {
  await calm();
  const closed = once(server, 'close');
  NetServer.prototype.close.call(server);
  // After what has come meanwhile was read.
  const ending = setInterval(() => setImmediate(() => server.closeIdleConnections()), 1_000);
  await closed;
  clearInterval(ending);
}

const turnsMax = 100;
const calmMs = 1;

async function calm(): Promise<void> {
  for (let turns = 0; turns < turnsMax; turns += 1) {
    const begin = performance.now();
    await nextTurn();
    if (performance.now() - begin < calmMs) return;
  }
}
