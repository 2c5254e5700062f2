import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { portClosed } from './port-closed.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval'] }));
afterEach(() => void vi.useRealTimers());

test('who has connected before the port closes is answered, and who says nothing holds nobody up', async () => {
  const server = createServer((_request, response) => response.setHeader('connection', 'close').end('heard'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const connected = async (): Promise<Socket> => {
    const accepted = once(server, 'connection');
    const socket = connect(port, '127.0.0.1');
    await accepted;
    return socket;
  };
  const [late, silent] = [await connected(), await connected()];
  const closed = portClosed(server);
  while (server.listening) await new Promise(setImmediate);
  const [refused] = await once(connect(port, '127.0.0.1'), 'error');
  expect(refused).toMatchObject({ code: 'ECONNREFUSED' });
  late.write('GET / HTTP/1.1\r\nHost: portal\r\n\r\n');
  expect(await text(late)).toMatch(/^HTTP\/1\.1 200 OK/);
  const ended = once(silent.resume(), 'close');
  vi.advanceTimersByTime(1_000);
  await Promise.all([ended, closed]);
});
