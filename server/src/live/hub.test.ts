import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { pipeline, Writable } from 'node:stream';
import type { LiveMessage } from '@laurel/contract/live';
import { expect, test, vi } from 'vitest';
import type { Touched } from './happened.ts';
import { type Connection, type EndReason, LiveHub } from './hub.ts';
import { LiveStream } from './stream.ts';

const began = new Date('2026-11-20T10:00:00Z');

function counted() {
  const counts = { told: 0, resets: 0, ended: [] as EndReason[] };
  const counting = {
    told: () => void counts.told++,
    reset: () => void counts.resets++,
    ended: (reason: EndReason) => void counts.ended.push(reason),
  };
  return { counts, counting };
}

function browserOf(memberId: number, capabilities: Connection['actor']['capabilities'] = []) {
  const told: LiveMessage[] = [];
  const stream = {
    tell: (one: LiveMessage) => void told.push(one),
    reach: vi.fn(),
    beat: () => true,
    end: vi.fn(),
    destroy: vi.fn(),
  };
  const connection: Connection = {
    ...{ memberId, tokenHash: Buffer.alloc(32), actor: { siteTemplate: 'x', capabilities }, began, since: began },
    ...{ stream: stream as never, after: undefined },
  };
  return { connection, told, stream };
}

const forfeited = (id: number, memberId: number | null): Touched => ({
  ...{ id, type: 'points.forfeited', memberId },
  as: memberId === null ? 'event' : 'concerned',
});

test('2,000 browsers: each is told what concerns its member, once, and nothing is left of those who have gone', () => {
  const { counts, counting } = counted();
  const hub = new LiveHub(counting);
  const all = Array.from({ length: 2000 }, (_, n) => browserOf(Math.floor(n / 2)));
  for (const { connection } of all) {
    hub.add(connection);
    hub.join(connection, 10);
  }
  expect([hub.size, hub.members().length]).toEqual([2000, 1000]);
  const touched = [12, 13, 14].flatMap((id) => [forfeited(id, null), forfeited(id, id)]);
  hub.tell(touched, 20);
  hub.tell(touched, 20);
  expect(all.filter(({ told }) => told.length === 1).map(({ connection }) => connection.memberId)).toEqual([
    12, 12, 13, 13, 14, 14,
  ]);
  expect(counts.told).toBe(6);
  for (const { connection } of all) hub.remove(connection, 'left');
  expect([hub.size, hub.members(), hub.waiting()]).toEqual([0, [], []]);
  expect(counts.ended).toHaveLength(2000);
});

test('whoever was told further by another process is not told again', () => {
  const hub = new LiveHub(counted().counting);
  const { connection, told } = browserOf(1);
  hub.add(connection);
  hub.join(connection, 15);
  hub.tell([forfeited(14, null), forfeited(14, 1)], 14);
  expect(told).toEqual([]);
  hub.tell([forfeited(15, null), forfeited(15, 1), forfeited(16, null), forfeited(16, 1)], 16);
  expect(told).toEqual([{ stale: ['memberheader', 'statement'] }]);
});

test('a member has so many browsers and the process so many in all; the oldest of a member makes room', () => {
  const { counts, counting } = counted();
  const hub = new LiveHub(counting, { ofMember: 2, ofSession: 2, ofAll: 3 });
  const [first, second, third] = [browserOf(1), browserOf(1), browserOf(1)];
  for (const { connection } of [first, second, third]) hub.add(connection);
  expect(first.stream.end.mock.calls).toEqual([[300_000]]);
  expect([hub.size, hub.isFull, counts.ended]).toEqual([2, false, ['room']]);
  hub.add(browserOf(2).connection);
  expect(hub.isFull).toBe(true);
});

test('a session, which is one browser, has fewer than its member: the tab that came first makes room, another session does not', () => {
  const { counts, counting } = counted();
  const hub = new LiveHub(counting, { ofMember: 8, ofSession: 2, ofAll: 100 });
  const other = browserOf(1);
  other.connection.tokenHash = Buffer.alloc(32, 1);
  const [first, second, third] = [browserOf(1), browserOf(1), browserOf(1)];
  for (const { connection } of [other, first, second, third]) hub.add(connection);
  expect([other, first, second, third].map(({ stream }) => stream.end.mock.calls.length)).toEqual([0, 1, 0, 0]);
  expect(first.stream.end.mock.calls).toEqual([[300_000]]);
  expect([hub.size, counts.ended]).toEqual([3, ['room']]);
});

test('whoever has not taken the last beat is ended', () => {
  const { counts, counting } = counted();
  const hub = new LiveHub(counting);
  const [reads, stands] = [browserOf(1), browserOf(2)];
  stands.stream.beat = () => false;
  for (const { connection } of [reads, stands]) hub.add(connection);
  hub.beat();
  expect([stands.stream.destroy.mock.calls.length, reads.stream.destroy.mock.calls.length]).toEqual([1, 0]);
  expect(counts.ended).toEqual(['slow']);
});

test('for who reads slowly nothing piles up: what is stale is told together when they read on', async () => {
  const stream = new LiveStream();
  let taken = '';
  let goOn = () => {};
  const slow = new Writable({
    highWaterMark: 1,
    write: (chunk, _encoding, done) => {
      taken += chunk;
      goOn = done;
    },
  });
  stream.pipe(slow);
  stream.beat();
  await expect.poll(() => taken).toBe(':\n\n');
  for (let n = 0; n < 10_000; n += 1) {
    stream.reach(n);
    stream.tell({ stale: n % 2 ? ['statement'] : ['memberheader'] });
  }
  expect(stream.readableLength).toBeLessThan(8 * 1024);
  // loop: what was on its way
  while (!taken.includes('9999')) {
    goOn();
    await new Promise(setImmediate);
  }
  expect(taken.match(/9999/g)).toHaveLength(1);
  expect(taken.length).toBeLessThan(10 * 1024);
});

test('who does not read at all is cut off, through a real connection', async () => {
  const hub = new LiveHub(counted().counting);
  const server = createServer((_request, response) => {
    const { connection } = browserOf(1);
    const stream = new LiveStream();
    connection.stream = stream;
    hub.add(connection);
    stream.once('close', () => hub.remove(connection, 'left'));
    pipeline(stream, response, () => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const socket: Socket = connect((server.address() as { port: number }).port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(() => hub.size).toBe(1);
  const [connection] = hub.connections();
  const long = Array.from({ length: 2000 }, (_, n) => `${'x'.repeat(100)}${n}`) as never[];
  // loop: until what lies between them is full
  while (hub.size > 0) {
    for (let n = 0; n < 5 && hub.size > 0; n += 1) {
      connection?.stream.tell({ stale: long });
      await new Promise(setImmediate);
    }
    hub.beat();
  }
  expect(hub.size).toBe(0);
  socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});
