import { type Access, accessWords, type Capability, type Holder, mayUse } from '@laurel/contract/access';
import type { Call } from '@laurel/contract/call';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mountedCalls } from '../src/app.ts';
import { type TestApp, testApp } from './app.ts';
import { expectBooksRight } from './books.ts';
import type { MadeMember } from './make.ts';

let portal: TestApp;
const holder = (...capabilities: Capability[]): Holder => ({ siteTemplate: 'laurel', capabilities });
const holders = {
  plain: holder(),
  manager: holder('manager'),
  committee: holder('committee'),
  admin: holder('administrator'),
  ideas: holder('ideaReviewer'),
  finance: holder('finance'),
  shop: holder('shop'),
  content: holder('content'),
  people: holder('people'),
  programme: holder('programme'),
  auditor: holder('auditor'),
  noSite: { ...holder('manager', 'administrator', 'auditor'), siteTemplate: '' },
  noMobile: holder(),
} as const satisfies Record<string, Holder>;
const named = Object.keys(holders) as (keyof typeof holders)[];
const people = {} as Record<keyof typeof holders, MadeMember>;

const config = {
  publicUrl: 'http://localhost:3000',
  contactTo: 'x@test.example',
  rateLimits: false,
  push: { isOn: false },
  awardCeiling: 1,
} as never;
const calls: Call[] = mountedCalls({ config, provider: undefined, voucherKeys: [], lane: undefined as never }).map(
  ({ call }) => call,
);
const jsonCalls = calls.filter((call) => call.method === 'POST' && !call.file);

beforeAll(async () => {
  portal = await testApp();
  people.plain = await portal.make.member();
  people.manager = await portal.make.member({ is_manager: true });
  people.committee = await portal.make.member({ role_cc: true });
  people.admin = await portal.make.member({ is_admin_reports: true });
  people.ideas = await portal.make.member({ role_idea: true });
  for (const capability of ['finance', 'shop', 'content', 'people', 'programme', 'auditor'] as const)
    people[capability] = await portal.make.member({ roles: [{ capability }] });
  const noSite = { site_template: '', is_manager: true, is_admin_reports: true };
  people.noSite = await portal.make.member({ ...noSite, roles: [{ capability: 'auditor' }] });
  people.noMobile = await portal.make.member({ cell_num: null });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

describe('who may call', () => {
  test.each(calls.filter(({ access, method }) => access !== 'open' && method === 'POST').map((call) => [call.path]))(
    '%s without a token is 401',
    async (path) => {
      const tokens: Record<string, string>[] = [
        {},
        { authorization: '' },
        { authorization: 'Bearer wrong' },
        { authorization: `Bearer ${'x'.repeat(43)}` },
      ];
      for (const headers of tokens) {
        const answer = await portal.post(path, {}, { headers });
        expect(answer.status).toBe(401);
        expect(answer.body.requestId).toBeTruthy();
      }
    },
  );

  // The eight people of the demonstration and each capability by itself ask every call in every run (`roles.test.ts`, `decides.test.ts`).
  test.each(jsonCalls.filter(({ access }) => access !== 'open').map((call) => [call.path, call] as const))(
    '%s is for whom the roles table says',
    { tags: ['sweep'] },
    async (path, call) => {
      for (const name of named) {
        const allowed = mayUse(call, holders[name]);
        const { status } = await portal.post(path, { rubbish: true }, { as: people[name].id });
        if (path === '/api/member/logout') continue;
        expect({ name, refused: status === 403 }).toEqual({ name, refused: !allowed });
      }
    },
  );

  test('the roles table knows every access', () => {
    for (const access of Object.keys(accessWords) as Access[]) {
      for (const reads of [true, false]) {
        expect(mayUse({ access, reads }, null)).toBe(access === 'open');
        expect(mayUse({ access, reads }, holders.noSite)).toBe(access === 'open' || access === 'signedOn');
      }
    }
  });
});

const deep = `${'['.repeat(1000)}${']'.repeat(1000)}`;

/** Of a call that takes several kinds of things, one of them. */
function ofOneKind(path: string): object {
  if (path.endsWith('/doreward')) return { what: 'thankyou' };
  if (/\/(?:try|change)budget$/.test(path)) return { kind: 'move' };
  return /\/(?:try)?correct(?:ion)?$/.test(path) ? { kind: 'credit' } : {};
}

describe('rubbish', () => {
  // Who logs out asks no more.
  const asked = jsonCalls.map((call) => [call.path, call] as const).filter(([path]) => path !== '/api/member/logout');

  test.each(asked)('%s answers 400 with the field, never 500', async (path, call) => {
    const as = {
      as: people[named.find((name) => mayUse(call, holders[name])) ?? 'plain'].id,
    };
    for (const body of [
      '[]',
      '"text"',
      '5',
      'null',
      '{',
      deep,
      '{"a":1,"a":2}',
      '{"__proto__":{"x":1}}',
      '{"x":"\\u0000"}',
      '{"x":"\\ud800"}',
    ]) {
      const answer = await portal.post(path, body, as);
      if (call.lenient && body.startsWith('{"')) continue;
      expect([body, answer.status]).toEqual([body, 400]);
    }
    if (!call.lenient) {
      const unknown = await portal.post(path, { ...ofOneKind(path), isAdminReports: true, fieldOfNobody: 1 }, as);
      expect(unknown.status).toBe(400);
      expect(unknown.body.formErrors.fieldOfNobody).toContain('fieldOfNobody');
    }
  });

  // In every run these are among the inputs of `fuzz.test.ts`.
  test.each(asked)('%s takes any kind of value in any field without a 500', { tags: ['sweep'] }, async (path, call) => {
    const as = people[named.find((name) => mayUse(call, holders[name])) ?? 'plain'].id;
    for (const field of fieldsOf(call)) {
      for (const value of [[], {}, [[5]], { $gt: '' }, -1.5, true, 'x'.repeat(70_000 / 2)]) {
        const answer = await portal.post(path, { [field]: value }, { as });
        expect([field, value, answer.status < 500]).toEqual([field, value, true]);
      }
    }
  });

  test('an empty or missing body, with or without content type, is an empty object', async () => {
    const token = await portal.tokenOf(people.plain.id);
    const headers = { authorization: `Bearer ${token}` };
    for (const more of [{}, { 'content-type': 'application/json' }, { 'content-type': 'text/plain' }]) {
      for (const payload of [undefined, '', '  ']) {
        if (payload === '  ' && more['content-type'] !== 'application/json') continue;
        const { statusCode } = await portal.app.inject({
          method: 'POST',
          url: '/api/member/getmemberdata',
          headers: { ...headers, ...more },
          ...(payload === undefined ? {} : { payload }),
        });
        expect([more, payload, statusCode]).toEqual([more, payload, 200]);
      }
    }
  });

  test('A88, A91: other types are 415, other methods 405, too much is 413, other addresses 404', async () => {
    const token = await portal.tokenOf(people.plain.id);
    const send = async (method: string, url: string, headers: object = {}, payload?: string) => {
      const all = { authorization: `Bearer ${token}`, ...headers };
      return portal.app.inject({ method: method as 'GET', url, headers: all, ...(payload ? { payload } : {}) });
    };
    const data = '/api/member/getmemberdata';
    expect((await send('POST', data, { 'content-type': 'text/plain' }, '{}')).statusCode).toBe(415);
    expect((await send('POST', data, { 'content-type': 'application/x-www-form-urlencoded' }, 'a=1')).statusCode).toBe(
      415,
    );
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      expect([method, (await send(method, data)).statusCode]).toEqual([method, 405]);
    expect(
      (await send('OPTIONS', data, { origin: 'https://evil.example' })).headers['access-control-allow-origin'],
    ).toBeUndefined();
    expect(
      (await send('POST', data, { 'content-type': 'application/json' }, JSON.stringify({ x: 'y'.repeat(70_000) })))
        .statusCode,
    ).toBe(413);
    expect((await send('POST', '/api/nothing/here')).statusCode).toBe(404);
  });
});

function fieldsOf(call: Call): string[] {
  const { shape } = call.input as unknown as { shape?: object };
  return Object.keys(shape ?? {});
}
