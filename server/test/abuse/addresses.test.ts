import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../app.ts';
import type { MadeMember } from '../make.ts';

let portal: TestApp;
let ann: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  ann = await portal.make.member();
});
afterAll(() => portal.close());

describe('A90: who somebody is for the limits', () => {
  const contact = (i: number) => ({
    ContactName: 'A',
    EmailAddress: `a${i}@outside.example`,
    Message: 'x',
    AcceptTerms: true,
  });

  async function sentBeforeRefusal(on: TestApp, headersOf: (i: number) => Record<string, string>): Promise<number> {
    for (let i = 0; i < 100; i += 1) {
      const { status } = await on.post('/api/site/contactussend', contact(i), { headers: headersOf(i) });
      if (status === 429) return i;
      expect(status).toBe(200);
    }
    return 100;
  }

  test('what a client writes into X-Forwarded-For counts for nothing', async () => {
    const direct = await testApp({ LAUREL_RATE_LIMITS: 'on' });
    const names = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'client-ip', 'cf-connecting-ip'];
    const forged = (i: number) => Object.fromEntries(names.map((name) => [name, `10.0.0.${i}`]));
    expect(await sentBeforeRefusal(direct, forged)).toBe(60);
    await direct.close();
  });

  test('behind one proxy the address that the proxy saw counts, not what stood before it', async () => {
    const behind = await testApp({ LAUREL_RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    expect(await sentBeforeRefusal(behind, (i) => ({ 'x-forwarded-for': `10.0.0.${i}, 203.0.113.7` }))).toBe(60);
    const other = await behind.post('/api/site/contactussend', contact(200), {
      headers: { 'x-forwarded-for': '203.0.113.8' },
    });
    expect(other.status).toBe(200);
    await behind.close();
  });

  test('after sign-on it is the member, from wherever', async () => {
    const limited = await testApp({ LAUREL_RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    const bob = await limited.make.member();
    const statuses = [];
    for (let i = 0; i < 7; i += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${i}` };
      statuses.push((await limited.post('/api/site/contactussend', contact(i), { as: bob.id, headers })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    await limited.close();
  });

  test('links in e-mails lead to the configured address, whatever Host a request names', { tags: 'seed' }, async () => {
    const max = await portal.make.member({ is_manager: true });
    const team = await portal.make.member({ manager_id: max.id });
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    const nomination = { nomCat: ['Act of Courage'], reason: 'Brave.', members: [team.memberId] };
    const card = {
      what: 'thankyou',
      reason: 'Thank you',
      points: 0,
      message: '',
      sendBy: 'email',
      recipients: [team.memberId],
    };
    expect((await portal.post('/api/nom/newnom', nomination, { as: ann.id, headers })).status).toBe(200);
    expect((await portal.post('/api/reward/doreward', card, { as: ann.id, headers })).status).toBe(200);
    const rows = await portal.letters();
    const text = JSON.stringify(rows);
    expect(text).toContain(portal.config.publicUrl);
    expect(text).not.toContain('evil.example');
  });
});
