import * as oidc from 'openid-client';
import { type ClientAuth, type ClientCredentials, clientAuths } from '#config/oidc';

/** The ways that are worth a try, the likeliest first: a provider lists what it can do, and may have registered us for one of them. */
export function waysOf({ auth, secret, key }: ClientCredentials, listed: readonly string[] | undefined): ClientAuth[] {
  if (auth) return [auth];
  const possible = clientAuths.filter((each) => (each === 'private_key_jwt' ? key : secret) !== undefined);
  const shared = possible.filter((each) => listed?.includes(each));
  return shared.length > 0 ? shared : possible;
}

export async function authenticatedBy(
  auth: ClientAuth,
  { secret = '', key }: ClientCredentials,
  tokenEndpoint: string,
): Promise<oidc.ClientAuth> {
  if (auth === 'client_secret_basic') return oidc.ClientSecretBasic(secret);
  if (auth === 'client_secret_post') return oidc.ClientSecretPost(secret);
  if (!key) throw new Error('There is no key to sign with.');
  const signing = key.key.toCryptoKey(algorithms[key.alg] as never, false, ['sign']);
  return oidc.PrivateKeyJwt(key.kid === undefined ? signing : { key: signing, kid: key.kid }, {
    [oidc.modifyAssertion](header, payload) {
      header.alg = key.alg;
      header.typ = 'JWT';
      if (key.thumbprint !== undefined) header['x5t#S256'] = key.thumbprint;
      if (key.audience === 'token-endpoint') payload.aud = tokenEndpoint;
    },
  });
}

const rsa = (name: string, bits: number) => ({ name, hash: `SHA-${bits}` });
const ec = (namedCurve: string) => ({ name: 'ECDSA', namedCurve });

/** What a key may sign with, in the words of WebCrypto. */
const algorithms: Record<string, object> = {
  RS256: rsa('RSASSA-PKCS1-v1_5', 256),
  RS384: rsa('RSASSA-PKCS1-v1_5', 384),
  RS512: rsa('RSASSA-PKCS1-v1_5', 512),
  PS256: rsa('RSA-PSS', 256),
  PS384: rsa('RSA-PSS', 384),
  PS512: rsa('RSA-PSS', 512),
  ES256: ec('P-256'),
  ES384: ec('P-384'),
  ES512: ec('P-521'),
  EdDSA: { name: 'Ed25519' },
};
