import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@laurel/contract';
import type { Call } from '@laurel/contract/call';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { type TestApp, testApp } from './app.ts';
import { openBrowser } from './browser.ts';
import { production } from './production-env.ts';

let behindTls: TestApp;
let plain: TestApp;
let withPages: Awaited<ReturnType<typeof buildApp>>;
const webDist = mkdtempSync(join(tmpdir(), 'laurel-web-'));

beforeAll(async () => {
  behindTls = await testApp(production);
  plain = await testApp();
  mkdirSync(join(webDist, 'assets'));
  writeFileSync(join(webDist, 'index.html'), '<!doctype html><title>Laurel</title>');
  writeFileSync(join(webDist, 'letter.html'), '<!doctype html><title>E-mail</title>');
  writeFileSync(join(webDist, 'assets/index-abc.js'), 'void 0;');
  withPages = await buildApp(behindTls.company, { webDist });
});
afterAll(async () => {
  await withPages.close();
  await behindTls.close();
  await plain.close();
  rmSync(webDist, { recursive: true });
});

const everyCall: Call[] = Object.values(calls).flatMap((noun) => Object.values<Call>(noun));

function directives(policy: unknown): Map<string, string[]> {
  return new Map(
    String(policy)
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  );
}

test('pages, files, calls and refusals all carry the strict policy', async () => {
  const addresses: [string, string][] = [
    ['GET', '/'],
    ['GET', '/statement'],
    ['GET', '/loginsuccess?code=x'],
    ['GET', '/assets/index-abc.js'],
    ['GET', '/assets/none.js'],
    ['GET', '/healthz'],
    ['PUT', '/x'],
    ...everyCall.map(({ method, path }): [string, string] => [method, path.replace(/:\w+/g, '0')]),
  ];
  for (const [method, url] of addresses) {
    const { headers } = await withPages.inject({ method: method as 'GET', url });
    const policy = directives(headers['content-security-policy']);
    const at = (name: string) => [url, policy.get(name)];
    expect(at('script-src')).toEqual([url, ["'self'"]]);
    expect(at('default-src')).toEqual([url, ["'self'"]]);
    expect(at('object-src')).toEqual([url, ["'none'"]]);
    expect(at('base-uri')).toEqual([url, ["'none'"]]);
    expect(at('frame-ancestors')).toEqual([url, ["'none'"]]);
    expect(at('form-action')).toEqual([url, ["'self'"]]);
    expect(at('connect-src')).toEqual([url, ["'self'"]]);
    const scripts = [...policy]
      .filter(([name]) => /^(script|default|worker|connect)-src/.test(name))
      .flatMap(([, values]) => values);
    expect([url, scripts.filter((value) => value !== "'self'")]).toEqual([url, []]);
    expect([url, headers['referrer-policy'], headers['x-content-type-options'], headers['x-frame-options']]).toEqual([
      url,
      'no-referrer',
      'nosniff',
      'DENY',
    ]);
    expect([url, headers['cross-origin-opener-policy'], headers['cross-origin-resource-policy']]).toEqual([
      url,
      'same-origin',
      'same-origin',
    ]);
    expect([url, headers['strict-transport-security']]).toEqual([url, 'max-age=31536000']);
    expect([url, headers['x-powered-by'], headers.server]).toEqual([url, undefined, undefined]);
    expect([url, headers['x-request-id']]).toEqual([url, expect.stringMatching(/^[\da-f-]{36}$/)]);
  }
});

test('the page in which e-mails are shown runs nothing, asks for pictures of the portal alone, and stands in the portal alone', async () => {
  const { statusCode, headers } = await withPages.inject({ url: '/letter.html' });
  const policy = Object.fromEntries(directives(headers['content-security-policy']));
  expect(statusCode).toBe(200);
  expect(policy).toEqual({
    ...{ 'default-src': ["'none'"], 'style-src': ["'unsafe-inline'"], 'img-src': ["'self'"] },
    ...{ 'base-uri': ["'none'"], 'form-action': ["'none'"], 'frame-ancestors': ["'self'"] },
    sandbox: ['allow-same-origin'],
  });
  expect(headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'x-content-type-options': 'nosniff' });
});

test('an address that is none is refused like anything else', async () => {
  for (const url of ['/%zz', '/api/%', '/profilepic/%c0%ae', `/profilepic/${'a'.repeat(5000)}`]) {
    const { statusCode, headers, body } = await withPages.inject({ url });
    expect([url, [400, 404].includes(statusCode), headers['content-type']]).toEqual([
      url,
      true,
      'application/json; charset=utf-8',
    ]);
    expect(JSON.parse(body)).toEqual({ message: expect.any(String), requestId: expect.any(String) });
    expect([url, headers['x-content-type-options']]).toEqual([url, 'nosniff']);
  }
});

test('HSTS is said behind https only', async () => {
  expect((await plain.app.inject({ url: '/healthz' })).headers['strict-transport-security']).toBeUndefined();
});

test('answers of calls are kept by nobody, files with a digest in their name for ever', async () => {
  const ann = await plain.make.member();
  for (const path of ['/api/member/getmemberdata', '/api/report/statement', '/api/nothing'])
    expect([path, (await plain.post(path, {}, { as: ann.id })).headers['cache-control']]).toEqual([path, 'no-store']);
  const cached = async (url: string) => (await withPages.inject({ url })).headers['cache-control'];
  expect(await cached('/assets/index-abc.js')).toBe('public, max-age=31536000, immutable');
  expect(await cached('/')).toBe('no-cache');
  expect(await cached('/statement')).toBe('no-cache');
});

test('the cookies of a sign-on are HttpOnly and SameSite, and Secure behind https', async () => {
  for (const [portal, secure] of [
    [plain, false],
    [behindTls, true],
  ] as const) {
    const browser = openBrowser(portal);
    // The provider of the other one is away: what is asked is only how signing off and refusals set cookies.
    const begun = await browser.get('/sso/idplogin');
    const { id } = await portal.make.member();
    const off = await portal.post('/api/member/logout', {}, { as: id });
    const set = [begun.headers['set-cookie'], off.headers['set-cookie']]
      .flat()
      .filter((cookie) => cookie !== undefined);
    expect(set.length).toBeGreaterThan(0);
    for (const cookie of set) {
      expect(cookie).toMatch(/^(?:__Host-)?laurel_\w+=[\w-]*; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+/);
      expect(String(cookie).endsWith('; Secure')).toBe(secure);
    }
  }
});
