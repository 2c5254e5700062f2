import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openConnection } from '#db/connection';
import { type TestApp, testApp } from '../app.ts';
import { expectBooksRight } from '../books.ts';
import { withoutEffect } from '../effects.ts';
import type { MadeMember } from '../make.ts';

let portal: TestApp;
let ann: MadeMember;
let port: number;

beforeAll(async () => {
  portal = await testApp();
  ann = await portal.make.member({ points: 100 });
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  port = (portal.app.server.address() as { port: number }).port;
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

async function opened(text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

async function rawAnswer(text: string): Promise<string> {
  const socket = await opened(text);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  await once(socket, 'close');
  return answer;
}

async function own(): Promise<number> {
  const token = await portal.tokenOf(ann.id);
  const asking = request({
    port,
    method: 'POST',
    path: '/api/member/getmemberdata',
    agent: false,
    headers: { authorization: `Bearer ${token}` },
  }).end();
  const [response] = await once(asking, 'response');
  response.resume();
  return response.statusCode;
}

test('A93: while 500 connections send their requests letter by letter, others are answered', async () => {
  const headers = 'POST /api/member/getmemberdata HTTP/1.1\r\nHost: x\r\nX-Slow: a';
  const body =
    'POST /api/site/contactussend HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"';
  const slow = await Promise.all(Array.from({ length: 500 }, (_, i) => opened(i % 2 ? headers : body)));
  await withoutEffect(portal.db, async () => {
    for (let i = 0; i < 20; i += 1) {
      for (const socket of slow.slice(i * 25, i * 25 + 25)) socket.write('x');
      expect(await own()).toBe(200);
    }
  });
  for (const socket of slow) socket.destroy();
  expect(await own()).toBe(200);
});

test('A93: the server ends requests that do not come to their end', async () => {
  const asInUse = await testApp({ LAUREL_PATIENCE: '1' });
  const { requestTimeout, headersTimeout, keepAliveTimeout, timeout } = asInUse.app.server;
  await asInUse.close();
  for (const milliseconds of [requestTimeout, headersTimeout, keepAliveTimeout, timeout]) {
    expect(milliseconds).toBeGreaterThan(0);
    expect(milliseconds).toBeLessThanOrEqual(75_000);
  }
});

test('A93: headers of 64 kB are 431, and what is no HTTP is 400', async () => {
  const large = await rawAnswer(`GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'a'.repeat(64 * 1024)}\r\n\r\n`);
  expect(large).toMatch(/^HTTP\/1\.1 431 /);
  const many = await rawAnswer(`GET / HTTP/1.1\r\nHost: x\r\n${'X-Many: aaaaaaaaaaaaaaaa\r\n'.repeat(3000)}\r\n`);
  expect(many).toMatch(/^HTTP\/1\.1 431 /);
  for (const text of [
    'no http at all\r\n\r\n',
    'POST /api/site/contactussend HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST /api/site/contactussend HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef',
    'POST /api/site/contactussend HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
    'POST /api/site/contactussend HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  ]) {
    const answer = await rawAnswer(text);
    expect([text, answer.slice(0, 12)]).toEqual([text, 'HTTP/1.1 400']);
    expect(answer).toContain('requestId');
    expect(answer).not.toMatch(/at .*\.[jt]s|node:/);
  }
  expect(await own()).toBe(200);
});

/** Until the last has ended: a session hears of it when it next looks. */
async function endConnections(server: pg.Client, name: string): Promise<void> {
  const ending = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1';
  while (((await server.query(ending, [name])).rowCount ?? 0) > 0) await sleep(10);
}

test('A92: with the database away the portal says so, stays alive, and is back by itself', async () => {
  const server = await openConnection(inject('testServer').settings, 'laurel tests');
  const [{ name } = { name: '' }] = await portal.db
    .selectNoFrom((eb) => eb.fn<string>('current_database', []).as('name'))
    .execute();
  const token = await portal.tokenOf(ann.id);
  await server.query(`alter database ${name} with allow_connections false`);
  await endConnections(server, name);
  for (const path of ['/api/member/getmemberdata', '/api/shop/placeOrder', '/api/site/contactussend']) {
    const body = path.endsWith('send')
      ? { ContactName: 'A', EmailAddress: 'a@b.example', Message: 'x', AcceptTerms: true }
      : {};
    const { status, headers, body: answer } = await portal.post(path, body, { token });
    expect([path, status, headers['retry-after']]).toEqual([path, 503, '2']);
    expect(Object.keys(answer).sort()).toEqual(['message', 'requestId']);
    expect(JSON.stringify(answer)).not.toMatch(/postgres|database|sql|laurel_test/i);
  }
  expect((await portal.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect((await portal.app.inject({ url: '/readyz' })).statusCode).toBe(503);
  await server.query(`alter database ${name} with allow_connections true`);
  await server.end();
  while ((await own()) !== 200) await sleep(50);
});

test('A92: with a database that can only be read the portal says that it is not ready, refuses to write, and is back by itself', async () => {
  const server = await openConnection(inject('testServer').settings, 'laurel tests');
  const [{ name } = { name: '' }] = await portal.db
    .selectNoFrom((eb) => eb.fn<string>('current_database', []).as('name'))
    .execute();
  const statusOf = async (path: string, body: unknown) => (await portal.post(path, body, { as: ann.id })).status;
  const message = { ContactName: 'A', EmailAddress: 'a@b.example', Message: 'x', AcceptTerms: true };
  const readiness = async () => (await portal.app.inject({ url: '/readyz' })).statusCode;
  await server.query(`alter database ${name} set default_transaction_read_only to on`);
  await endConnections(server, name);
  const refused = await portal.post('/api/site/contactussend', message, {});
  expect([refused.status, refused.headers['retry-after'], await readiness()]).toEqual([503, '2', 503]);
  expect(JSON.stringify(refused.body)).not.toMatch(/postgres|database|sql|laurel_test/i);
  await server.query(`alter database ${name} set default_transaction_read_only to off`);
  await server.end();
  // The connections that are there still refuse: the first that is told so ends them all.
  expect([await statusOf('/api/site/contactussend', message), await readiness()]).toEqual([200, 200]);
});
