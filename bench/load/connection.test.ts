import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { Connection } from './connection.ts';

test('a connection reads one reply after the other, whole, in pieces and empty', async () => {
  const server = createServer((request, reply) => {
    if (request.url === '/whole') reply.end('häl');
    else if (request.url === '/empty') reply.writeHead(204).end();
    else {
      reply.write('x'.repeat(100_000));
      setTimeout(() => reply.end('ü'.repeat(5)), 20);
    }
  }).listen(0);
  await once(server, 'listening');
  const connection = new Connection((server.address() as AddressInfo).port);
  for (const [path, status, body] of [
    ['/whole', 200, 'häl'],
    ['/pieces', 200, `${'x'.repeat(100_000)}üüüüü`],
    ['/empty', 204, ''],
    ['/whole', 200, 'häl'],
    ['/pieces', 200, `${'x'.repeat(100_000)}üüüüü`],
  ] as const)
    expect(await connection.request('POST', path, {}, '{}')).toMatchObject({ status, body });
  connection.close();
  server.close();
});
