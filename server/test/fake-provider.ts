import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';

export type Claims = Record<string, unknown>;

/** What the provider answers at its token endpoint next time. */
export interface Answered {
  claims: Claims;
  header?: Record<string, unknown>;
  key?: KeyObject | null;
}

/** An identity provider that says whatever a test wants: to see what the portal believes. */
export async function fakeProvider() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' };
  let answered: Answered = { claims: {} };
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    const send = (body: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (path === '/.well-known/openid-configuration') return send(discovery(issuer));
    if (path === '/jwks') return send({ keys: [jwk] });
    if (path === '/token')
      return send({ access_token: 'x', token_type: 'Bearer', id_token: idToken(answered, privateKey) });
    response.statusCode = 404;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const issuer = `http://127.0.0.1:${port}`;
  return {
    issuer,
    privateKey,
    answer: (next: Answered) => {
      answered = next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function discovery(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  };
}

function idToken({ claims, header = {}, key }: Answered, own: KeyObject): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const body = `${part({ alg: 'RS256', kid: 'own', typ: 'JWT', ...header })}.${part(claims)}`;
  if (key === null) return `${body}.`;
  return `${body}.${sign('sha256', Buffer.from(body), key ?? own).toString('base64url')}`;
}
