import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as setting from './settings.ts';
import { ConfigError, type Env } from './settings.ts';

/** How the portal shows the identity provider that it is the portal, the likeliest first. */
export const clientAuths = ['private_key_jwt', 'client_secret_basic', 'client_secret_post'] as const;
export type ClientAuth = (typeof clientAuths)[number];

interface ClientKey {
  key: KeyObject;
  alg: string;
  kid: string | undefined;
  /** Of the key's certificate, for providers that know it by that. */
  thumbprint: string | undefined;
  /** To whom what it signs is addressed. */
  audience: 'issuer' | 'token-endpoint';
}

export interface ClientCredentials {
  clientId: string;
  /** Undefined: what the provider says decides. */
  auth: ClientAuth | undefined;
  secret: string | undefined;
  key: ClientKey | undefined;
}

export interface OidcSettings extends ClientCredentials {
  issuer: string;
  scopes: string;
  employeeNumberClaim: string;
  /** Whether who signs off here is led to the provider to sign off there. */
  signOff: (typeof signOffs)[number];
}

const signOffs = ['portal', 'provider'] as const;

const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_CLIENT_KEY', 'OIDC_CLIENT_KEY_FILE'];

/** A whole provider or none: half of one is a mistake in any surroundings. */
export function oidcOf(env: Env): OidcSettings | undefined {
  const issuer = setting.address(env, 'OIDC_ISSUER', ['https', 'http']);
  const clientId = setting.text(env, 'OIDC_CLIENT_ID');
  const set = names.find((name) => setting.text(env, name) !== undefined);
  const settings = {
    scopes: scopesOf(env),
    employeeNumberClaim: claimOf(env),
    auth: authOf(env),
    signOff: setting.choice(env, 'OIDC_SIGN_OFF', signOffs) ?? 'portal',
  };
  if (set === undefined) return undefined;
  if (issuer === undefined) throw new ConfigError(`OIDC_ISSUER is not set, but ${set} is.`);
  if (clientId === undefined) throw new ConfigError('OIDC_CLIENT_ID is not set, but OIDC_ISSUER is.');
  const secret = setting.text(env, 'OIDC_CLIENT_SECRET');
  const key = keyOf(env);
  requireWhatIsUsed(settings.auth, { secret, key });
  return { issuer, clientId, ...settings, secret, key };
}

function requireWhatIsUsed(auth: ClientAuth | undefined, { secret, key }: Pick<ClientCredentials, 'secret' | 'key'>) {
  if (auth === 'private_key_jwt' && !key)
    throw new ConfigError('OIDC_CLIENT_KEY is not set, nor OIDC_CLIENT_KEY_FILE, but OIDC_CLIENT_AUTH signs with it.');
  if (auth !== undefined && auth !== 'private_key_jwt' && !secret)
    throw new ConfigError(`OIDC_CLIENT_SECRET is not set, but OIDC_CLIENT_AUTH is ${auth}.`);
  if (!secret && !key)
    throw new ConfigError(
      'OIDC_CLIENT_SECRET is not set, nor OIDC_CLIENT_KEY or OIDC_CLIENT_KEY_FILE, but OIDC_ISSUER is.',
    );
}

function authOf(env: Env): ClientAuth | undefined {
  return setting.choice(env, 'OIDC_CLIENT_AUTH', clientAuths);
}

function scopesOf(env: Env): string {
  const scopes = setting.text(env, 'OIDC_SCOPES')?.split(/\s+/) ?? ['openid', 'email', 'profile'];
  if (!scopes.includes('openid') || !scopes.every((scope) => /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(scope)))
    throw new ConfigError('OIDC_SCOPES must be scopes separated by blanks, openid among them.');
  return scopes.join(' ');
}

function claimOf(env: Env): string {
  return setting.text(env, 'OIDC_EMPLOYEE_NUMBER_CLAIM') ?? 'employee_number';
}

function keyOf(env: Env): ClientKey | undefined {
  const name = setting.text(env, 'OIDC_CLIENT_KEY') === undefined ? 'OIDC_CLIENT_KEY_FILE' : 'OIDC_CLIENT_KEY';
  if (name === 'OIDC_CLIENT_KEY' && setting.text(env, 'OIDC_CLIENT_KEY_FILE') !== undefined)
    throw new ConfigError('OIDC_CLIENT_KEY and OIDC_CLIENT_KEY_FILE are both set: one of them holds the key.');
  const pem = name === 'OIDC_CLIENT_KEY' ? setting.text(env, name)?.replaceAll('\\n', '\n') : fileOf(env, name);
  if (pem === undefined) return undefined;
  const key = privateKeyIn(pem, name);
  return {
    key,
    alg: algOf(env, key, name),
    kid: setting.text(env, 'OIDC_CLIENT_KEY_ID'),
    thumbprint: thumbprintIn(pem, key, name),
    audience: setting.choice(env, 'OIDC_CLIENT_KEY_AUDIENCE', ['issuer', 'token-endpoint'] as const) ?? 'issuer',
  };
}

function fileOf(env: Env, name: string): string | undefined {
  const path = setting.text(env, name);
  if (path === undefined) return undefined;
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigError(`${name} cannot be read: ${(error as Error).message}.`);
  }
}

function privateKeyIn(pem: string, name: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    // Not repeated: it may be a key.
    throw new ConfigError(`${name} must hold a private key as PEM, without a passphrase.`);
  }
}

/** The certificate may stand in the same PEM: who knows the key by it is told which. */
function thumbprintIn(pem: string, key: KeyObject, name: string): string | undefined {
  const certificate = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/.exec(pem)?.[0];
  if (certificate === undefined) return undefined;
  try {
    const x509 = new X509Certificate(certificate);
    if (x509.checkPrivateKey(key))
      return Buffer.from(x509.fingerprint256.replaceAll(':', ''), 'hex').toString('base64url');
  } catch {
    throw new ConfigError(`${name} holds a certificate that cannot be read.`);
  }
  throw new ConfigError(`${name} holds a certificate that is not the key's.`);
}

const algsOfCurves: Record<string, string> = { prime256v1: 'ES256', secp384r1: 'ES384', secp521r1: 'ES512' };

/** What a key may sign with, the usual first. */
function algsOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): string[] {
  if (asymmetricKeyType === 'rsa') return ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'];
  if (asymmetricKeyType === 'ed25519') return ['EdDSA'];
  const ofCurve = algsOfCurves[asymmetricKeyDetails?.namedCurve ?? ''];
  return ofCurve === undefined ? [] : [ofCurve];
}

function algOf(env: Env, key: KeyObject, name: string): string {
  const algs = algsOf(key);
  const [usual] = algs;
  if (usual === undefined)
    throw new ConfigError(`${name} must be a key of RSA, of the curves P-256, P-384 or P-521, or of Ed25519.`);
  return setting.choice(env, 'OIDC_CLIENT_KEY_ALG', algs) ?? usual;
}
