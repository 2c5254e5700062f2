import { connect } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { httpServer } from '#http/server';
import { specifiedWays } from '#settings/ways';

const log: string[] = [];
let app: Awaited<ReturnType<typeof httpServer>>;
let port: number;

beforeAll(async () => {
  app = await httpServer({
    isHttps: false,
    trustProxy: false,
    patience: 1,
    logger: pino({ level: 'info' }, { write: (line) => void log.push(line) }),
    isLeaving: () => false,
    ways: () => specifiedWays,
  });
  app.post('/echo', { handlerTimeout: 300 }, async (request) => request.body);
  app.post('/never', { handlerTimeout: 300 }, () => new Promise(() => {}));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as { port: number }).port;
});
afterAll(() => app.close());

const half = 'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"';

function answerTo(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.write(text);
  });
}

describe('D12: what does not come to its end', () => {
  test('a slow body is 408, once, without a stack, and its connection ends', async () => {
    log.length = 0;
    const answer = await answerTo(half);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(answer).toContain('requestId');
    expect(log.join('')).not.toContain('stack');
  });

  test('a sender that leaves half-way is no fault of ours', async () => {
    log.length = 0;
    const ended = new Promise<void>((resolve) => {
      app.server.once('request', (request) => request.once('close', () => setImmediate(resolve)));
    });
    const socket = connect(port, '127.0.0.1', () => socket.write(half, () => setImmediate(() => socket.destroy())));
    await ended;
    expect(log.join('')).not.toContain('stack');
    expect(log.join('')).not.toContain('"level":50');
  });

  test('an answer that takes too long is 503 with a word on when to come again', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/never`, { method: 'POST' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  });

  test('headers that do not come to their end are 408 too', async () => {
    const answer = new Promise<string>((resolve) => {
      app.server.once('connection', (socket) => {
        app.server.emit('clientError', Object.assign(new Error('slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
      });
      answerTo('GET / HTTP/1.1\r\nHost').then(resolve);
    });
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  });
});
