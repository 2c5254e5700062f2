import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Person {
  sub: string;
  employee_number: string;
}

export interface OwnProvider {
  issuer: string;
  /** Whom it signs on from now on, without asking for anything. */
  signsOn: (person: Person) => void;
  close: () => Promise<unknown>;
}

/** An identity provider of a journey's own: OpenID Connect with codes, and one person who is signed on there. */
export async function ownProvider(): Promise<OwnProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let person: Person = { sub: 'nobody', employee_number: '' };
  let nonce = '';
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const idToken = () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: 'laurel', iat: now, exp: now + 300, nonce, ...person };
    const body = `${part({ alg: 'RS256', kid: 'own', typ: 'JWT' })}.${part(claims)}`;
    return `${body}.${sign('sha256', Buffer.from(body), privateKey).toString('base64url')}`;
  };
  const answers: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      ...{ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` },
      ...{ jwks_uri: `${issuer}/jwks`, response_types_supported: ['code'], subject_types_supported: ['public'] },
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/jwks': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' }] }),
    '/token': () => ({ access_token: 'x', token_type: 'Bearer', id_token: idToken() }),
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '', issuer);
    if (pathname === '/auth') {
      nonce = searchParams.get('nonce') ?? '';
      const back = new URLSearchParams({ code: 'abc', state: searchParams.get('state') ?? '' });
      return response.writeHead(302, { location: `${searchParams.get('redirect_uri')}?${back}` }).end();
    }
    const answer = answers[pathname];
    return response
      .writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer?.() ?? {}));
  });
  return {
    issuer,
    signsOn: (next) => {
      person = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
