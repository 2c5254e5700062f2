import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Whoever has connected is heard and answered before the application closes, which would refuse them. What the kernel still holds for us when the port
 * closes is cut off by it: so it closes when all of them have been taken. Node's own way to close would cut off those at once who have
 * connected and are just about to ask, as idle; they have a second for it, and what is kept idle ends with them.
 */
export async function portClosed(server: Server): Promise<void> {
  await allTaken(server);
  const closed = once(server, 'close');
  NetServer.prototype.close.call(server);
  // After what has come meanwhile was read.
  const ending = setInterval(() => setImmediate(() => server.closeIdleConnections()), 1_000);
  await closed;
  clearInterval(ending);
}

const turnsMax = 10_000;

/** Until a turn of the loop, in which one connection is taken at most, has taken none. */
async function allTaken(server: Server): Promise<void> {
  let taken = true;
  const take = () => {
    taken = true;
  };
  server.on('connection', take);
  for (let turns = 0; taken && turns < turnsMax; turns += 1) {
    taken = false;
    await nextTurn();
  }
  server.off('connection', take);
}
