import { connect } from 'node:net';
import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { specifiedWays } from '#settings/ways';
import { httpServer } from './server.ts';
import type { Proxies } from './trust.ts';

type Server = Awaited<ReturnType<typeof httpServer>>;

let server: Server;
afterEach(() => server.close());

/** A server that logs at this level, and every line that it logs. */
async function logged({ level = 'info', trustProxy = false }: { level?: string; trustProxy?: Proxies } = {}) {
  // biome-ignore lint/suspicious/noExplicitAny: the tests look into lines freely.
  const lines: any[] = [];
  const logger = pino({ level }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  server = await httpServer({
    isHttps: false,
    trustProxy,
    patience: 30,
    logger,
    isLeaving: () => false,
    ways: () => specifiedWays,
  });
  server.get('/healthz', async () => ({}));
  server.get('/things/:id', async () => ({}));
  server.get('/fault', async () => {
    throw new Error('broken');
  });
  return lines;
}

test('a request is one line: its method, route, path, status, duration and id, and nothing of its query', async () => {
  const lines = await logged();
  const { headers } = await server.inject('/things/7?code=secret');
  expect(lines).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      hostname: expect.any(String),
      requestId: headers['x-request-id'],
      method: 'GET',
      route: '/things/:id',
      path: '/things/7',
      status: 200,
      ms: expect.any(Number),
      remoteAddress: '127.0.0.1',
      msg: 'request',
    },
  ]);
});

test('so is one that has no route, one that cannot be read, and one that is refused before', async () => {
  const lines = await logged();
  await server.inject('/nowhere');
  await server.inject('/%E0%A4%A');
  const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1', () => socket.end('no http\r\n\r\n'));
  await new Promise((resolve) => socket.on('data', () => {}).on('close', resolve));
  const requests = lines.filter(({ msg }) => msg === 'request');
  expect(requests.map(({ path, route, status }) => [path, route, status])).toEqual([
    ['/nowhere', 'other', 404],
    ['/%E0%A4%A', 'other', 400],
    [undefined, undefined, 400],
  ]);
});

test('a fault has a line of its own beside it, with the same id', async () => {
  const lines = await logged();
  const { requestId } = (await server.inject('/fault')).json();
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [50, 'fault'],
    [30, 'request'],
  ]);
  expect(lines.map((line) => line.requestId)).toEqual([requestId, requestId]);
});

test('probes are told at debug alone', async () => {
  const lines = await logged();
  await server.inject('/healthz');
  expect(lines).toEqual([]);
  await server.close();
  const all = await logged({ level: 'debug' });
  await server.inject('/healthz');
  expect(all.map(({ level, path }) => [level, path])).toEqual([[20, '/healthz']]);
});

test('who leaves before the answer is told as one who broke off', async () => {
  const lines = await logged();
  const arrived = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  server.get('/slow', async (request) => {
    request.raw.socket.on('close', () => gone.resolve());
    arrived.resolve();
    await gone.promise;
    return {};
  });
  const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1', () => socket.write('GET /slow HTTP/1.1\r\nHost: here\r\n\r\n'));
  await arrived.promise;
  socket.destroy();
  await gone.promise;
  await new Promise(setImmediate);
  const requests = lines.filter(({ msg }) => msg === 'request');
  expect(requests).toMatchObject([
    { path: '/slow', status: 499, brokenOff: true, remoteAddress: '127.0.0.1', requestId: expect.any(String) },
  ]);
});

test.each<[string, Proxies, string, boolean]>([
  ['a trusted proxy', 1, '0123456789abcdef', true],
  ['a trusted proxy of a network', ['loopback'], 'edge-1:4f.77_a', true],
  ['anybody', false, '0123456789abcdef', false],
  ['a proxy of another network', ['10.0.0.0/8'], '0123456789abcdef', false],
  ['a trusted proxy, too short', 1, 'short', false],
  ['a trusted proxy, too long', 1, 'x'.repeat(129), false],
  ['a trusted proxy, with what could be more', 1, 'abcdefgh"<b>', false],
])('the id that comes from %s', async (_who, trustProxy, id, isTaken) => {
  const lines = await logged({ trustProxy });
  const { headers } = await server.inject({ url: '/things/7', headers: { 'x-request-id': id } });
  expect(headers['x-request-id'] === id).toBe(isTaken);
  expect(lines[0].requestId).toBe(headers['x-request-id']);
});
