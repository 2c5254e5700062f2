import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import { followSignOn, openBrowser } from './browser.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await testApp();
});
afterAll(() => portal.close());

test('a person of the roster signs on through the provider and registers', async () => {
  const ann = await portal.make.member({ registered_at: null, email: 'ann@laurel.example' });
  const browser = openBrowser(portal);
  const code = await followSignOn(browser, '/sso/idplogin?login_hint=ann@laurel.example&returnTo=/nominate/1.2');
  const answer = await browser.post('/api/member/authsso', { code }, { authorization: '' });
  expect(answer.body).toMatchObject({ returnTo: '/nominate/1.2', memberData: { memberId: `1.${ann.publicId}` } });
  expect(answer.status).toBe(200);
  const again = await browser.post('/api/member/authsso', { code });
  expect(again.status).toBe(400);
  const data = await portal.post('/api/member/getmemberdata', undefined, { token: answer.body.token });
  expect(data.status).toBe(404);
});
