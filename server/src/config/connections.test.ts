import { expect, test } from 'vitest';
import { connectionsOfInstance, connectionsOfProcess } from './connections.ts';

/** As docs/operations.md has it, for requests in all and for messages, events and nights. */
test.each([
  [1, 10, 8],
  [2, 10, 12],
  [3, 12, 12],
  [4, 16, 12],
  [8, 32, 12],
])('%d processes have %d connections for requests and %d for the rest', (processes, requests, rest) => {
  const sized = { processes, databasePoolSize: 10, reportsAtOnce: 2 };
  expect(processes * connectionsOfProcess(sized)).toBe(requests);
  expect(connectionsOfInstance(sized)).toBe(requests + rest + 2 * processes + processes);
});
