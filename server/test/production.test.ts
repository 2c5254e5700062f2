import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import { type TestApp, testApp } from './app.ts';
import { production } from './production-env.ts';

let portal: TestApp;

beforeAll(async () => {
  portal = await testApp({
    ...production,
    VOUCHER_KEYS: randomBytes(32).toString('base64'),
    METRICS_TOKEN: 'measure',
  });
});
afterAll(() => portal.close());

test('A08: what belongs to the demonstration is not there in production', async () => {
  for (const url of [
    '/sso/demo/auth',
    '/sso/demo/.well-known/openid-configuration',
    '/dev/outbox',
    '/dev/outbox.json',
    '/dev/parts',
    '/api/docs',
    '/api/docs/json',
    '/assets/index.js.map',
  ]) {
    expect([url, (await portal.app.inject({ url })).statusCode]).toEqual([url, 404]);
  }
});

test('A08: metrics answer their token only', async () => {
  const metrics = (headers: Record<string, string>) => portal.app.inject({ url: '/metrics', headers });
  for (const headers of [
    {},
    ...['', 'measure', 'Bearer wrong', 'Basic measure'].map((value) => ({ authorization: value })),
  ]) {
    const refused = await metrics(headers);
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Bearer realm="metrics"']);
    expect(refused.body).not.toContain('laurel_');
  }
  const answer = await metrics({ authorization: 'Bearer measure' });
  expect([answer.statusCode, answer.body.includes('laurel_request_seconds')]).toEqual([200, true]);
});

test('A08: without METRICS_TOKEN there are no metrics', async () => {
  const closed = await testApp({ ...production, VOUCHER_KEYS: randomBytes(32).toString('base64') });
  expect((await closed.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  await closed.close();
});

test('the process and the database can be asked for their health', async () => {
  expect((await portal.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
  expect((await portal.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
});

test('every answer carries strict headers, and HSTS behind https', async () => {
  const { headers } = await portal.app.inject({ url: '/healthz' });
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('A92: a fault tells its request id and nothing of our insides', async () => {
  const ann = await portal.make.member();
  const token = await portal.tokenOf(ann.id);
  const owner = await openConnection(portal.settings);
  await owner.query('alter table categories rename to categories_away');
  const answer = await portal.post('/api/shop/categorylist', {}, { token });
  await owner.end();
  expect(answer.status).toBe(500);
  expect(Object.keys(answer.body).sort()).toEqual(['message', 'requestId']);
  expect(answer.body.requestId).toBe(answer.headers['x-request-id']);
  expect(JSON.stringify(answer.body)).not.toMatch(/categories|relation|select/i);
  expect((await portal.post('/api/member/getmemberdata', {}, { token })).status).toBe(200);
});
