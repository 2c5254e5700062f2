import { calls } from '@laurel/contract';
import type { Call } from '@laurel/contract/call';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import { brokenInvariants } from '#ledger/verify';
import { type TestApp, testApp } from '../app.ts';
import { withoutEffect } from '../effects.ts';
import { buy, makeProduct } from '../goods.ts';
import type { MadeMember } from '../make.ts';

let portal: TestApp;
let ann: MadeMember;
let ada: MadeMember;
const log: string[] = [];

beforeAll(async () => {
  portal = await testApp({}, log);
  ann = await portal.make.member({ points: 1000 });
  ada = await portal.make.member({ is_admin_reports: true });
});
afterAll(() => portal.close());

const everyCall: Call[] = Object.values(calls).flatMap((noun) => Object.values<Call>(noun));
const posts = everyCall.filter(({ method }) => method === 'POST');

describe('A78: requests from a page of another site', () => {
  const roster = 'memberNumber,firstName\r\n1,Evil\r\n';
  const form = `--b\r\nContent-Disposition: form-data; name="fileData"; filename="x.csv"\r\nContent-Type: text/csv\r\n\r\n${roster}\r\n--b--\r\n`;
  const send = (headers: Record<string, string>) =>
    portal.app.inject({
      method: 'POST',
      url: '/datauploadapi/dataupload',
      headers: { 'content-type': 'multipart/form-data; boundary=b', ...headers },
      payload: form,
    });

  test('without the header that only our own pages send, a form of theirs does nothing', async () => {
    for (const more of [{}, { origin: 'https://evil.example' }, { cookie: 'laurel_browser=x' }]) {
      const answer = await withoutEffect(portal.db, () => send(more as Record<string, string>));
      expect([401, 403]).toContain(answer.statusCode);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test('even with a token a foreign page is refused, whatever it calls', async () => {
    const authorization = `Bearer ${await portal.tokenOf(ada.id)}`;
    const own = new URL(portal.config.publicUrl).host;
    await withoutEffect(portal.db, async () => {
      for (const origin of [
        'https://evil.example',
        'null',
        `http://${own}.evil.example`,
        'http://localhost',
        'x',
        '',
      ]) {
        expect([origin, (await send({ authorization, origin, host: own })).statusCode]).toEqual([origin, 403]);
        for (const call of posts) {
          const { status } = await portal.post(call.path, {}, { as: ada.id, headers: { origin, host: own } });
          expect([call.path, status]).toEqual([call.path, 403]);
        }
      }
    });
    const rightful: Record<string, string>[] = [
      { origin: portal.config.publicUrl },
      { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
      {},
    ];
    for (const headers of rightful)
      expect((await portal.post('/api/member/getmemberdata', {}, { as: ann.id, headers })).status).toBe(200);
  });
});

test('A79: no call sets a balance, and what somebody changes behind the portal is found', async () => {
  const changing = posts.filter(({ reads }) => !reads);
  const names = changing.flatMap(({ path, input }) =>
    Object.keys((input as { shape?: object }).shape ?? {}).map((name) => ({ path, name })),
  );
  const told = /balance|wallet|pot\b|available|budget|ledger|entry|debit|credit/i;
  expect(names.filter(({ name }) => told.test(name))).toEqual([]);
  // A correction posts what it moves, says why and is nobody's own, and so does a change of a pot: their paths are these and no others.
  expect(
    changing.map(({ path }) => path).filter((path) => /balance|point|ledger|adjust|correct|grant|budget/i.test(path)),
  ).toEqual(['/api/admin/correct', '/api/admin/changebudget', '/api/admin/savebudgetplan']);
  for (const statement of [
    sql`update ledger_legs set amount = amount + 1`,
    sql`delete from ledger_legs`,
    sql`truncate ledger_legs cascade`,
    sql`update ledger_transactions set kind = 'correction'`,
    sql`delete from audit_entries`,
    sql`delete from events`,
    sql`update events set facts = '{}'`,
    sql`update order_lines set price_minor = 0`,
  ]) {
    await expect(
      withoutEffect(portal.db, () =>
        statement.execute(portal.db).then(
          () => 'done',
          () => 'refused',
        ),
      ),
    ).resolves.toBe('refused');
  }
  const owner = await openConnection(portal.settings);
  for (const statement of [
    'update ledger_legs set amount = 1',
    'delete from ledger_transactions',
    'truncate audit_entries cascade',
    'truncate events',
    'update events set actor_id = null',
  ])
    await expect(owner.query(statement)).rejects.toThrow(/append-only|cannot truncate/);
  await owner.query('update ledger_accounts set balance = balance + 1000 where member_id = $1', [ann.id]);
  expect((await brokenInvariants(portal.db)).map(({ id }) => id)).toEqual(['I3', 'I18']);
  await owner.query('update ledger_accounts set balance = balance - 1000 where member_id = $1', [ann.id]);
  await owner.end();
  expect(await brokenInvariants(portal.db)).toEqual([]);
});

test('A87: each event is one line of JSON, and no secret stands in any of them', async () => {
  log.length = 0;
  const evil = await portal.make.member({
    firstname: 'Eve\n{"level":60,"msg":"forged"}',
    surname: '\u001b[31mRed\u001b[0m\r\nHost: x',
    points: 1000,
  });
  const token = await portal.tokenOf(evil.id);
  const { memberOrderItemId } = await buy(portal, evil, [await makeProduct(portal, { codes: ['TOPSECRET-CODE-1'] })]);
  const look = await portal.post('/api/shop/getVoucherCodeMessage', { memberOrderItemId }, { as: evil.id });
  expect(look.body.message).toContain('TOPSECRET-CODE-1');
  const contact = {
    ContactName: 'Eve',
    EmailAddress: 'eve@outside.example',
    Message: 'My secret\nmessage',
    AcceptTerms: true,
  };
  await portal.post('/api/site/contactussend', contact, { as: evil.id, key: 'key-in-log' });
  await portal.post('/api/idea/idealist', {}, { as: evil.id });
  await portal.post('/api/member/getmemberdata', {}, { token: 'a-token-that-is-none-at-all' });
  await portal.app.inject({ url: '/api/%0a%1b%5b31m/x?token=in-the-address', headers: { 'user-agent': 'x\ty' } });
  await portal.app.inject({
    url: '/sso/callback?state=a&code=code-of-the-provider',
    headers: { host: 'localhost:3000' },
  });
  await portal.app.inject({ url: '/loginsuccess?code=one-time-code-of-ours' });
  const owner = await openConnection(portal.settings);
  await owner.query('alter table categories rename to categories_away');
  expect((await portal.post('/api/shop/categorylist', {}, { as: evil.id })).status).toBe(500);
  await owner.query('alter table categories_away rename to categories');
  await owner.end();

  expect(log.length).toBeGreaterThan(10);
  const events = log.map((line) => {
    expect(line.endsWith('\n') && line.indexOf('\n') === line.length - 1).toBe(true);
    expect(line.slice(0, -1)).not.toMatch(/\p{Cc}/u);
    return JSON.parse(line) as { level: number; msg: string; path?: string };
  });
  expect(events.filter(({ msg }) => msg === 'forged')).toEqual([]);
  expect(events.filter(({ msg }) => msg === 'forbidden').map(({ path }) => path)).toEqual(['/api/idea/idealist']);
  expect(events.filter(({ msg, level }) => msg === 'fault' && level === 50)).toHaveLength(1);
  const text = log.join('');
  for (const secret of [
    token,
    'TOPSECRET-CODE-1',
    'a-token-that-is-none-at-all',
    'My secret',
    'eve@outside.example',
    'code-of-the-provider',
    'one-time-code-of-ours',
    'in-the-address',
    'key-in-log',
    evil.email,
    'Bearer',
  ])
    expect([secret, text.includes(secret)]).toEqual([secret, false]);
});

test('A88: every call reads JSON in one way, or not at all', async () => {
  await expectOneWay((call, body) => call % 6 === 0 || body < 3);
});

test('A88: so it is with every call and every body', { tags: ['sweep'] }, () => expectOneWay(() => true));

/** Of every call that is large; of the others, by their places, those that are `asked`. */
async function expectOneWay(asked: (call: number, body: number) => boolean): Promise<void> {
  const bodies: [string, string | undefined, number[]][] = [
    ['application/json\tx', '{}', [400, 415]],
    ['application/jsonx', '{}', [415]],
    ['text/plain', '{}', [415]],
    ['application/x-www-form-urlencoded', 'a=1', [415]],
    ['multipart/form-data; boundary=b', '--b--', [415]],
    [',', '{}', [400, 415]],
    ['application/json', '\ufeff{}', [400, 200]],
    ['application/json', '[]', [400]],
    ['application/json', '[{}]', [400]],
    ['application/json', 'null', [400]],
    ['application/json', '"{}"', [400]],
    ['application/json', '{"a":1}{"b":2}', [400]],
    ['application/json', "{'a':1}", [400]],
    ['application/json', '{"a":1,}', [400]],
    ['application/json', '{"a":01}', [400]],
    ['application/json', '{"a":NaN}', [400]],
    ['application/json', '{"__proto__":{"isAdminReports":true}}', [400]],
    ['application/json', '{"constructor":{"prototype":{"isAdminReports":true}}}', [400]],
    ['application/json', `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`, [400]],
    ['application/json', '{"\\u0000":"\\u0000"}', [400]],
    ['application/json', '{"\\ud800":"\\udfff"}', [400]],
    ['application/json', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]).toString('latin1'), [400]],
  ];
  const everybody = await portal.make.member({
    is_manager: true,
    is_admin_reports: true,
    role_ca: true,
    role_idea: true,
  });
  const authorization = `Bearer ${await portal.tokenOf(everybody.id)}`;
  await withoutEffect(portal.db, async () => {
    // Those do something when they are asked for nothing.
    const others: string[] = [calls.session.logout.path, calls.setup.setupmail.path, calls.notices.devicekey.path];
    const ofJson = posts.filter(({ file, path }) => !file && !others.includes(path));
    for (const [place, call] of ofJson.entries()) {
      for (const [type, payload, statuses] of bodies.filter((_, body) => asked(place, body))) {
        const headers = { authorization, 'content-type': type };
        const { statusCode } = await portal.app.inject({
          method: 'POST',
          url: call.path,
          headers,
          payload: payload ?? '',
        });
        const wanted = call.lenient || call.path.endsWith('deskexport') ? [200, ...statuses, 400] : statuses;
        expect([call.path, type, payload?.slice(0, 40), wanted.includes(statusCode)]).toEqual([
          call.path,
          type,
          payload?.slice(0, 40),
          true,
        ]);
      }
      const max = call.bodyMax ?? 64 * 1024;
      const large = await portal.app.inject({
        method: 'POST',
        url: call.path,
        headers: { authorization, 'content-type': 'application/json' },
        payload: `{"a":"${'x'.repeat(max)}"}`,
      });
      expect([call.path, large.statusCode]).toEqual([call.path, 413]);
    }
  });
  expect(({} as { isAdminReports?: boolean }).isAdminReports).toBeUndefined();
  // A name given twice: the last one counts, in the check and in the deed alike.
  const twice = await portal.post(
    '/api/member/memberupdate',
    '{"otherInfo":1,"interest1":"","interest1":"Y","otherInfo":"Sail"}',
    { as: ann.id },
  );
  expect(twice.body.memberData).toMatchObject({ interest1: 'Y', otherInfo: 'Sail' });
}

test('A91: other methods, and forms and scripts of other sites, get nowhere', async () => {
  const authorization = `Bearer ${await portal.tokenOf(ann.id)}`;
  await withoutEffect(portal.db, async () => {
    for (const call of everyCall) {
      const url = call.path.replace(/:\w+/g, '0');
      const others =
        call.method === 'GET' ? ['POST', 'PUT', 'DELETE', 'PATCH'] : ['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD'];
      for (const method of [...others, 'OPTIONS', 'TRACE', 'PROPFIND'] as 'GET'[]) {
        const headers = { authorization, origin: 'https://evil.example', 'access-control-request-method': 'POST' };
        const answer = await portal.app.inject({ method, url, headers });
        expect([method, url, answer.statusCode === 404 || answer.statusCode === 405]).toEqual([method, url, true]);
        for (const name of Object.keys(answer.headers)) expect(name).not.toMatch(/^access-control-/);
        expect(answer.body).not.toContain(authorization);
      }
    }
    const form = await portal.app.inject({
      method: 'POST',
      url: '/api/reward/doreward',
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'what=payitforward&points=50',
    });
    expect(form.statusCode).toBe(415);
  });
});
