import * as oidc from 'openid-client';
import { type ClientAuth, type ClientCredentials, clientAuths } from '#config/oidc';

/** A way to show who one is. Providers that do not decode the header, as RFC 6749 has them do, are shown it as it is. */
export type Shown = ClientAuth | 'client_secret_basic_plain';

/** The ways that are worth a try, the likeliest first: a provider lists what it can do, and may have registered us for one of them. */
export function waysOf(credentials: ClientCredentials, listed: readonly string[] | undefined): Shown[] {
  const { auth, secret = '', clientId } = credentials;
  const isPlain = formEncoded(clientId) === clientId && formEncoded(secret) === secret;
  return (auth ? [auth] : likelyWays(credentials, listed)).flatMap((each): Shown[] =>
    each === 'client_secret_basic' && !isPlain ? [each, 'client_secret_basic_plain'] : [each],
  );
}

function likelyWays({ secret, key }: ClientCredentials, listed: readonly string[] | undefined): ClientAuth[] {
  const possible = clientAuths.filter((each) => (each === 'private_key_jwt' ? key : secret) !== undefined);
  const shared = possible.filter((each) => listed?.includes(each));
  return shared.length > 0 ? shared : possible;
}

export async function authenticatedBy(
  shown: Shown,
  { clientId, secret = '', key }: ClientCredentials,
  tokenEndpoint: string,
): Promise<oidc.ClientAuth> {
  if (shown === 'client_secret_basic') return inHeader(formEncoded(clientId), formEncoded(secret));
  if (shown === 'client_secret_basic_plain') return inHeader(clientId, secret);
  if (shown === 'client_secret_post') return oidc.ClientSecretPost(secret);
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

/** The package's own writes more characters as %XX than forms do, such as a hyphen, which not every provider reads back. */
function formEncoded(text: string): string {
  return new URLSearchParams({ '': text }).toString().slice(1);
}

function inHeader(id: string, secret: string): oidc.ClientAuth {
  const credentials = Buffer.from(`${id}:${secret}`).toString('base64');
  return (_server, _client, _body, headers) => headers.set('authorization', `Basic ${credentials}`);
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
