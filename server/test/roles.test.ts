import { join } from 'node:path';
import { type Holder, mayUse } from '@laurel/contract/access';
import type { Call } from '@laurel/contract/call';
import { type awardAccess, mayGive } from '@laurel/contract/part-access';
import { specifiedWhole } from '@laurel/contract/programme/seed-rules';
import { say } from '@laurel/contract/say';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { loadDemonstration } from '#demo/load';
import { profileFirst } from '#http/texts';
import { speakTo } from '#languages/reader';
import { secretHash } from '#secrets/secrets';
import { issueToken } from '#session/tokens';
import { mountedCalls } from '../src/app.ts';
import { type TestApp, testApp } from './app.ts';
import { expectBooksRight } from './books.ts';
import { followSignOn, openBrowser } from './browser.ts';
import { withoutEffect } from './effects.ts';

const member: Holder = { siteTemplate: 'laurel', capabilities: [] };

/** The eight people of the demonstration; Luca has never signed on. */
const people = {
  100001: member,
  100002: { ...member, capabilities: ['manager'] },
  100003: { ...member, capabilities: ['manager', 'administrator'] },
  100004: { ...member, capabilities: ['manager', 'committee'] },
  100005: { ...member, capabilities: ['manager', 'clusterAdmin'] },
  100006: { ...member, siteTemplate: 'alba' },
  100007: { ...member, siteTemplate: 'alba' },
  100008: { ...member, siteTemplate: '' },
} as const satisfies Record<number, Holder>;
type Number8 = keyof typeof people;
const emma = 100006;
const luca = 100007;
const others = (Object.keys(people).map(Number) as Number8[]).filter((number) => number !== luca);

let portal: TestApp;
const ids = {} as Record<Number8, number>;

beforeAll(async () => {
  portal = await testApp();
  await loadDemonstration({
    db: portal.db,
    folder: join(import.meta.dirname, '../../demo'),
    now: portal.now,
    voucherKeys: portal.config.voucherKeys,
    first: specifiedWhole,
  });
  const rows = await portal.db.selectFrom('members').select(['id', 'member_number']).execute();
  for (const { id, member_number } of rows) ids[Number(member_number) as Number8] = id;
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const mounted = mountedCalls({
  config: { publicUrl: '', contactTo: '', rateLimits: false, push: { isOn: false }, awardCeiling: 1 } as never,
  provider: undefined,
  voucherKeys: [],
  lane: undefined as never,
});
const calls: Call[] = mounted.map(({ call }) => call);
const posts = calls.filter(({ method }) => method === 'POST');

/** A token of its own: the call may sign this person off. */
async function freshToken(number: Number8): Promise<string> {
  return transaction(portal.db, (tx) => issueToken(tx, ids[number], secretHash(String(number)), portal.now));
}

/** A request that is refused before it does anything, so that only the right to make it shows. */
const harmless = async (call: Call, token?: string) =>
  portal.post(call.path, { fieldOfNobody: 1 }, token ? { token } : {});

function refusalFor(call: Call, who: Holder | null): number | null {
  if (mayUse(call, who)) return null;
  return who ? 403 : 401;
}

describe('every call, every person', () => {
  test.each(posts.map((call) => [call.path, call] as const))(
    'A45: %s is answered to each of the eight people as the roles table says',
    async (_path, call) => {
      const got: Record<string, number | null> = {};
      const wanted: Record<string, number | null> = {};
      const refusal = ({ status }: { status: number }) => (status === 401 || status === 403 ? status : null);
      got.nobody = refusal(await harmless(call));
      wanted.nobody = refusalFor(call, null);
      for (const number of others) {
        const answer = await harmless(call, await freshToken(number));
        got[number] = refusal(answer);
        wanted[number] = refusalFor(call, people[number]);
        if (number === emma && call.needsContact)
          expect(answer.body.message).toBe(speakTo({ locale: 'de' }, () => say(profileFirst)));
      }
      expect(got).toEqual(wanted);
    },
  );

  test('A45: all of that together has changed nothing and registered nobody', async () => {
    await withoutEffect(portal.db, async () => {
      for (const call of posts.filter(({ lenient }) => !lenient))
        for (const number of others) await harmless(call, await freshToken(number));
    });
  });

  test('what needs no token is answered to anyone alike', async () => {
    for (const call of calls.filter(({ method }) => method === 'GET')) {
      expect(call.access).toBe('open');
      const url = call.path.replace(/:\w+/g, '0');
      const status = async (headers: Record<string, string>) => (await portal.app.inject({ url, headers })).statusCode;
      const authorization = `Bearer ${await freshToken(100003)}`;
      expect([url, await status({ authorization })]).toEqual([url, await status({})]);
    }
  });
});

describe('finer than calls', () => {
  test.each(others)('%i gives the awards that the roles table says', { tags: 'seed' }, async (number) => {
    const wishes: Record<keyof typeof awardAccess, object> = {
      adhoc: { reason: 'Collaborates', points: 5 },
      reward: { reason: 'Act of Courage: Team', points: 5 },
      payitforward: { reason: 'Act of Courage', points: 5 },
      thankyou: { reason: 'Thank you', points: 0 },
    };
    for (const [what, wish] of Object.entries(wishes)) {
      const body = { what, ...wish, message: '', sendBy: 'email', recipients: ['1.999999999'] };
      const { status } = await portal.post('/api/reward/doreward', body, { token: await freshToken(number) });
      const allowed = mayGive(what as 'adhoc', people[number]);
      // The recipient is nobody: whoever may give reads that. Emma's profile is looked at before anything else.
      expect([what, status]).toEqual([what, allowed || number === emma ? 400 : 403]);
    }
  });

  test('blocks of administrators and members do not exist for others', async () => {
    const status = async (contentKey: string, token?: string) =>
      (await portal.post('/api/site/getcontentdb', { contentKey }, token ? { token } : {})).status;
    await portal.make.content('for-all', { access: 'open' });
    await portal.make.content('for-members', { access: 'member' });
    await portal.make.content('for-admins', { access: 'adminReports' });
    expect(await Promise.all(['for-all', 'for-members', 'for-admins'].map((key) => status(key)))).toEqual([
      200, 404, 404,
    ]);
    for (const number of others) {
      const token = await freshToken(number);
      expect([number, await status('for-members', token)]).toEqual([
        number,
        mayUse({ access: 'member', reads: true }, people[number]) ? 200 : 404,
      ]);
      expect([number, await status('for-admins', token)]).toEqual([number, number === 100003 ? 200 : 404]);
    }
  });
});

test('Luca, who signs on last, is registered by it and is a member like others from then on', async () => {
  const before = { registered_at: null };
  const state = () =>
    portal.db.selectFrom('members').select('registered_at').where('id', '=', ids[luca]).executeTakeFirstOrThrow();
  expect(await state()).toEqual(before);
  const browser = openBrowser(portal);
  const code = await followSignOn(browser, '/sso/idplogin?login_hint=luca.rossi@laurel.example');
  const { body } = await browser.post('/api/member/authsso', { code }, { authorization: '' });
  expect(body.memberData.memberId).toMatch(/^1\./);
  expect(await state()).toEqual({ registered_at: portal.now });
  for (const call of posts) {
    const { status } = await harmless(call, await freshToken(luca));
    const refused = status === 401 || status === 403 ? status : null;
    expect([call.path, refused]).toEqual([call.path, refusalFor(call, people[luca])]);
  }
});
