import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { type RealProvider, realProvider, signOffThrough, signOnThrough } from '../../test/real-provider.ts';

let base: TestApp;
let provider: RealProvider;
let portal: TestApp;

beforeAll(async () => {
  base = await testApp();
  provider = await realProvider(base.db, {
    features: { rpInitiatedLogout: { enabled: true }, backchannelLogout: { enabled: true } },
  });
  const env = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'laurel', OIDC_CLIENT_SECRET: 'secret' };
  portal = await testApp({ ...env, OIDC_SIGN_OFF: 'provider' });
  const address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  provider.register({
    client_secret: 'secret',
    post_logout_redirect_uris: [`${portal.config.publicUrl}/logout`],
    backchannel_logout_uri: `${address}/sso/backchannel-logout`,
    backchannel_logout_session_required: true,
  });
  const { memberNumber } = await portal.make.member();
  provider.signsOn({ sub: 'ann', employee_number: memberNumber });
});
afterAll(async () => {
  await portal.close();
  await provider.close();
  await base.close();
});

async function signedOn(cookies = new Map<string, string>()): Promise<string> {
  const { status, body } = await signOnThrough(portal, provider, cookies);
  expect(status).toBe(200);
  return body.token;
}
const statusOf = async (token: string) => (await portal.post('/api/member/getmemberdata', {}, { token })).status;

test('who signs off is led through the provider and back, and both of them have ended it', async () => {
  const cookies = new Map<string, string>();
  const token = await signedOn(cookies);
  const { body } = await portal.post('/api/member/logout', {}, { token });
  expect(body.message).toBe('You are signed off.');
  expect(new URL(body.signOffAt).origin).toBe(provider.issuer);
  expect(await signOffThrough(body.signOffAt, cookies)).toBe(`${portal.config.publicUrl}/logout`);
  const records = await base.db
    .selectFrom('provider_records')
    .select('payload')
    .where('model', '=', 'Session')
    .execute();
  expect(records.filter(({ payload }) => (payload as { accountId?: string }).accountId === 'ann')).toEqual([]);
});

test('who signs off at the provider is signed off here, in that session and no other', async () => {
  const cookies = new Map<string, string>();
  const [here, tab, elsewhere] = [await signedOn(cookies), await signedOn(cookies), await signedOn()];
  const { body } = await portal.post('/api/member/logout', {}, { token: await signedOn() });
  await signOffThrough(body.signOffAt, cookies);
  expect(await Promise.all([here, tab, elsewhere].map(statusOf))).toEqual([401, 401, 200]);
});
