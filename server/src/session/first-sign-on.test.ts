import { afterAll, beforeAll, expect, test } from 'vitest';
import { appOn, type TestApp, testApp } from '../../test/app.ts';
import { type RealProvider, realProvider, signOnThrough } from '../../test/real-provider.ts';

let provider: RealProvider;
let base: TestApp;
let portal: TestApp;

beforeAll(async () => {
  base = await testApp();
  provider = await realProvider(base.db);
  provider.register({ client_secret: 'secret' });
  const env = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'laurel', OIDC_CLIENT_SECRET: 'secret' };
  portal = await appOn({ ...base, close: async () => {} }, env);
});
afterAll(async () => {
  await portal.close();
  await provider.close();
  await base.close();
});

test('somebody who comes for the first time in twelve tabs at once is bound once, and signed on in each', async () => {
  const { id, memberNumber, publicId } = await base.make.member({ registered_at: null });
  provider.signsOn({ sub: 'ann', employee_number: memberNumber });
  const answers = await Promise.all(Array.from({ length: 12 }, () => signOnThrough(portal, provider)));
  expect(answers.map(({ status, body }) => [status, body.memberData?.memberId])).toEqual(
    Array(12).fill([200, `1.${publicId}`]),
  );
  const identities = await base.db.selectFrom('identities').select('subject').where('member_id', '=', id).execute();
  expect(identities).toEqual([{ subject: 'ann' }]);
  const registered = await base.db
    .selectFrom('events')
    .select('id')
    .where('type', '=', 'member.registered')
    .where('actor_id', '=', id)
    .execute();
  expect(registered).toHaveLength(1);
});
