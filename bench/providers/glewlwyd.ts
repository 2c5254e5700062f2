import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { port as portAt } from '../faults/drill.ts';
import { unpacked } from './debian.ts';
import { startGlewlwyd } from './glewlwyd-server.ts';
import { signOnDrill, thandi } from './sign-on.ts';

/**
 * `node bench/providers/glewlwyd.ts`: signs on through Debian's Glewlwyd 2.7, set up through its own API. Once with RS256 and a
 * secret, the number always told; once with ES256 and a private key, the number by the scope `profile`. Needs `apt-get`.
 */
const debian = unpacked(['glewlwyd', 'libjs-jquery'], {
  without: /^(mariadb-client|default-mysql|dbconfig|libconfig-inifiles)/,
});
const [port, portalPort] = [portAt(45), portAt(46)];
const glewlwyd = await startGlewlwyd(debian, port);
const person = { username: 'thandi', password: randomUUID() };
const secret = randomUUID();
const own = pem(generateKeyPairSync('rsa', { modulusLength: 2048 }));
const kinds = [
  { name: 'rs256', type: 'rsa', keys: pem(generateKeyPairSync('rsa', { modulusLength: 2048 })) },
  { name: 'es256', type: 'ecdsa', keys: pem(generateKeyPairSync('ec', { namedCurve: 'P-256' })) },
];
for (const { name, type, keys } of kinds) await glewlwyd.ask('POST', '/api/mod/plugin/', plugin(name, type, keys));
await glewlwyd.ask('PUT', '/api/mod/user/database', people());
await glewlwyd.ask('PUT', '/api/mod/user/database/reset', {});
for (const name of ['profile', 'email'])
  await glewlwyd.ask('POST', '/api/scope/', { name, display_name: name, password_required: false, scheme: {} });
await glewlwyd.ask('POST', '/api/user/', {
  ...person,
  name: 'Thandi',
  email: 'thandi@company.example',
  scope: ['openid', 'profile', 'email'],
  'employee-number': thandi.memberNumber,
});
await glewlwyd.ask('POST', '/api/client/', client('laurel-secret', 'client_secret_basic', { client_secret: secret }));
await glewlwyd.ask('POST', '/api/client/', client('laurel-key', 'private_key_jwt', { pubkey: own.cert }));
const shown = {
  rs256: { OIDC_CLIENT_ID: 'laurel-secret', OIDC_CLIENT_SECRET: secret },
  es256: { OIDC_CLIENT_ID: 'laurel-key', OIDC_CLIENT_KEY: own.key, OIDC_CLIENT_KEY_AUDIENCE: 'token-endpoint' },
};
const granted = new Set<string>();
try {
  for (const [name, env] of Object.entries(shown))
    await signOnDrill(`Glewlwyd, ${name}`, {
      portalPort,
      env: { OIDC_ISSUER: `${glewlwyd.url}/api/${name}`, ...env },
      async signOn(page) {
        await page.locator('#username').fill(person.username);
        await page.locator('#password').fill(person.password);
        await page.locator('button[type=submit]').click();
        // The first time it asks what the portal may know.
        if (!granted.has(name)) {
          for (const scope of ['profile', 'email']) await page.locator(`#grant-${scope}`).check();
          await page.getByRole('button', { name: 'Grant access' }).click();
          granted.add(name);
        }
        await page.getByText(`Connection to ${env.OIDC_CLIENT_ID}`).waitFor();
        await page.getByRole('button', { name: 'Continue' }).click();
      },
    });
} finally {
  await glewlwyd.stop();
  debian.remove();
}

/** It keeps of a person only what its database is told to keep. */
function people() {
  const own = { multiple: false, read: true, write: true, 'profile-read': true, 'profile-write': false };
  const parameters = { 'use-glewlwyd-connection': true, 'data-format': { 'employee-number': own } };
  return { module: 'database', name: 'database', display_name: 'Database', order_rank: 0, readonly: false, parameters };
}

function plugin(name: string, type: string, keys: { key: string; cert: string }) {
  const parameters = {
    iss: `${glewlwyd.url}/api/${name}`,
    'jwt-type': type,
    'jwt-key-size': '256',
    ...keys,
    'access-token-duration': 3600,
    'refresh-token-duration': 1209600,
    'code-duration': 600,
    'refresh-token-rolling': true,
    'allow-non-oidc': false,
    'auth-type-code-enabled': true,
    'auth-type-token-enabled': false,
    'auth-type-id-token-enabled': true,
    'auth-type-refresh-enabled': false,
    'subject-type': 'public',
    'name-claim': 'on-demand',
    'email-claim': 'on-demand',
    'email-claim-scope': ['email'],
    'name-claim-scope': ['profile'],
    claims: [
      {
        name: 'employee_number',
        'user-property': 'employee-number',
        type: 'string',
        mandatory: name === 'rs256',
        scope: ['profile'],
      },
    ],
    'jwks-show': true,
    'pkce-allowed': true,
    'pkce-method-plain-allowed': false,
    'client-pubkey-parameter': 'pubkey',
    'request-parameter-allow': true,
    'request-maximum-exp': 3600,
  };
  return { module: 'oidc', name, display_name: name, enabled: true, readonly: false, order_rank: 0, parameters };
}

function client(client_id: string, method: string, more: object) {
  return {
    client_id,
    name: client_id,
    enabled: true,
    confidential: true,
    redirect_uri: [`http://localhost:${portalPort}/sso/callback`],
    authorization_type: ['code'],
    scope: [],
    token_endpoint_auth_method: [method],
    ...more,
  };
}

function pem({ publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject }) {
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}
