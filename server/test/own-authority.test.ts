import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from './database.ts';
import { type FakeProvider, fakeProvider } from './fake-provider.ts';
import { make } from './make.ts';
import { ownAuthority } from './own-authority.ts';
import { ask, type PortalProcess, startPortal } from './portal-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'laurel-authority-'));
const authority = join(folder, 'authority.pem');
let provider: FakeProvider;
let database: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  const { certificate, issue } = ownAuthority();
  writeFileSync(authority, certificate);
  const own = issue('provider');
  const tls = { cert: own.certificate, key: own.privateKey };
  provider = await fakeProvider((listener) => createServer(tls, listener) as never, 'https');
  database = await testDatabase();
});
afterAll(async () => {
  await provider.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

/** Answers its log, whole: the portal has ended. */
async function withPortal(env: Record<string, string>, run: (portal: PortalProcess) => Promise<void>) {
  const portal = await startPortal({
    DATABASE_URL: database.url,
    LAUREL_PROCESSES: '1',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'laurel',
    OIDC_CLIENT_SECRET: 'secret',
    ...env,
  });
  await run(portal).finally(() => portal.child.kill('SIGTERM'));
  await portal.ended;
  return portal.told();
}

test('a provider behind the company’s own certificate authority signs people on when NODE_EXTRA_CA_CERTS names it', async () => {
  const { memberNumber, memberId } = await make(database.db).member();
  await withPortal({ NODE_EXTRA_CA_CERTS: authority }, async ({ url }) => {
    const begun = await ask(`${url}/sso/idplogin`);
    const { state, nonce } = Object.fromEntries(new URL(begun.headers.location ?? '').searchParams);
    const seconds = Math.floor(Date.now() / 1000);
    const claims = { iss: provider.issuer, aud: 'laurel', iat: seconds, exp: seconds + 300, nonce };
    provider.answer({ claims: { ...claims, sub: 'ann', employee_number: memberNumber } });
    const cookie = cookiesOf(begun.headers['set-cookie']);
    const back = await ask(`${url}/sso/callback?code=abc&state=${state}`, { headers: { cookie } });
    const code = new URL(back.headers.location ?? '', url).searchParams.get('code');
    const headers = { cookie: cookiesOf(back.headers['set-cookie']) };
    const { status, body } = await ask(`${url}/api/member/authsso`, { headers, body: { code } });
    expect([status, JSON.parse(body).memberData?.memberId]).toEqual([200, memberId]);
  });
});

test('without it there is a page, and the log says that the certificate is not trusted', async () => {
  const told = await withPortal({}, async ({ url }) => {
    const { status, headers } = await ask(`${url}/sso/idplogin`);
    expect([status, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  });
  expect(told).toContainEqual(
    expect.objectContaining({
      msg: expect.stringContaining('sign-on refused'),
      reason: 'away',
      at: 'discovery',
      detail: expect.stringContaining('UNABLE_TO_VERIFY_LEAF_SIGNATURE'),
    }),
  );
});

function cookiesOf(set: string[] | undefined): string {
  return (set ?? []).map((cookie) => cookie.split(';', 1)[0]).join('; ');
}
