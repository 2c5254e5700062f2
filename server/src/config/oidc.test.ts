import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ownAuthority } from '../../test/own-authority.ts';
import { production } from '../../test/production-env.ts';
import { readConfig } from './config.ts';
import { ConfigError, type Env } from './settings.ts';

const company = { OIDC_ISSUER: 'https://id.company.example', OIDC_CLIENT_ID: 'laurel' };
const pemOf = (key: KeyObject) => String(key.export({ type: 'pkcs8', format: 'pem' }));
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const OIDC_CLIENT_KEY = pemOf(rsa.privateKey);

const oidcOf = (env: Env) => readConfig({ ...company, ...env }).oidc;

function refusalOf(env: Env): string {
  try {
    readConfig({ ...company, ...env });
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  return 'not refused';
}

test('with a secret the provider decides how it is shown, and the usual scopes are asked for', () => {
  expect(oidcOf({ OIDC_CLIENT_SECRET: 'secret' })).toEqual({
    issuer: company.OIDC_ISSUER,
    clientId: 'laurel',
    auth: undefined,
    secret: 'secret',
    key: undefined,
    scopes: 'openid email profile',
    employeeNumberClaim: 'employee_number',
  });
});

test('in production a key stands for the secret, and one of them must be', () => {
  const env = { ...production, VOUCHER_KEYS: 'a'.repeat(64), OIDC_CLIENT_SECRET: undefined };
  expect(() => readConfig(env)).toThrow(/^OIDC_CLIENT_SECRET is not set, nor OIDC_CLIENT_KEY/);
  expect(readConfig({ ...env, OIDC_CLIENT_KEY }).oidc).toMatchObject({ secret: undefined, key: { alg: 'RS256' } });
});

test.each([
  [{}, 'OIDC_CLIENT_SECRET is not set'],
  [{ OIDC_CLIENT_SECRET: 'x', OIDC_CLIENT_AUTH: 'private_key_jwt' }, 'OIDC_CLIENT_KEY is not set'],
  [{ OIDC_CLIENT_KEY, OIDC_CLIENT_AUTH: 'client_secret_basic' }, 'OIDC_CLIENT_SECRET is not set'],
  [{ OIDC_CLIENT_SECRET: 'x', OIDC_CLIENT_AUTH: 'none' }, 'OIDC_CLIENT_AUTH must be private_key_jwt, '],
  [{ OIDC_CLIENT_SECRET: 'x', OIDC_SCOPES: 'email' }, 'OIDC_SCOPES must be'],
  [{ OIDC_CLIENT_KEY: 'x' }, 'OIDC_CLIENT_KEY must hold a private key'],
  [{ OIDC_CLIENT_KEY, OIDC_CLIENT_KEY_FILE: '/x' }, 'OIDC_CLIENT_KEY and OIDC_CLIENT_KEY_FILE are both set'],
  [{ OIDC_CLIENT_KEY_FILE: '/nowhere/key.pem' }, 'OIDC_CLIENT_KEY_FILE cannot be read: ENOENT'],
  [{ OIDC_CLIENT_KEY, OIDC_CLIENT_KEY_ALG: 'ES256' }, 'OIDC_CLIENT_KEY_ALG must be RS256, '],
  [{ OIDC_CLIENT_KEY, OIDC_CLIENT_KEY_AUDIENCE: 'me' }, 'OIDC_CLIENT_KEY_AUDIENCE must be issuer or token-endpoint'],
  [
    { OIDC_CLIENT_KEY, OIDC_ISSUER: undefined, OIDC_CLIENT_ID: undefined },
    'OIDC_ISSUER is not set, but OIDC_CLIENT_KEY is',
  ],
  [{ OIDC_CLIENT_KEY: ownAuthority().issue('x').certificate + OIDC_CLIENT_KEY }, "a certificate that is not the key's"],
  [
    { OIDC_CLIENT_KEY: pemOf(generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).privateKey) },
    'must be a key of RSA',
  ],
])('one line says what is wrong, and repeats no key: %#', (env, words) => {
  const refusal = refusalOf(env);
  expect(refusal).toContain(words);
  expect(refusal).not.toMatch(/\n|PRIVATE KEY/);
});

describe('the key', () => {
  test.each([
    ['P-256', 'ES256'],
    ['P-384', 'ES384'],
    ['P-521', 'ES512'],
  ])('of the curve %s signs with %s', (namedCurve, alg) => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve });
    const older = String(privateKey.export({ type: 'sec1', format: 'pem' }));
    expect(oidcOf({ OIDC_CLIENT_KEY: older })?.key?.alg).toBe(alg);
  });

  test('may come in a file with its certificate, and in one line', () => {
    const folder = mkdtempSync(join(tmpdir(), 'laurel-oidc-'));
    const file = join(folder, 'key.pem');
    const { certificate, privateKey } = ownAuthority().issue('portal');
    writeFileSync(file, privateKey + certificate);
    const key = oidcOf({ OIDC_CLIENT_KEY_FILE: file, OIDC_CLIENT_KEY_ID: 'k1' })?.key;
    expect(key).toMatchObject({ alg: 'ES256', kid: 'k1', audience: 'issuer' });
    expect(key?.thumbprint).toMatch(/^[\w-]{43}$/);
    const oneLine = oidcOf({ OIDC_CLIENT_KEY: OIDC_CLIENT_KEY.replaceAll('\n', '\\n'), OIDC_CLIENT_KEY_ALG: 'PS256' });
    expect(oneLine?.key).toMatchObject({ alg: 'PS256', kid: undefined, thumbprint: undefined });
    rmSync(folder, { recursive: true });
  });
});
