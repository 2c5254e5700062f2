import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';

export type Claims = Record<string, unknown>;

/** What the provider answers at its token endpoint next time. */
export interface Answered {
  claims: Claims;
  header?: Record<string, unknown>;
  key?: KeyObject | null;
}

type Path = '/.well-known/openid-configuration' | '/jwks' | '/token' | '/userinfo';

export type FakeProvider = Awaited<ReturnType<typeof fakeProvider>>;

/** An identity provider that says whatever a test wants: to see what the portal believes. */
export async function fakeProvider(listen: (listener: RequestListener) => Server = createServer, scheme = 'http') {
  let own = newKey('own');
  let answered: Answered = { claims: {} };
  const asked: string[] = [];
  const instead = new Map<string, RequestListener>();
  const more: Record<string, unknown> = {};

  const usual: Record<Path, () => unknown> = {
    '/.well-known/openid-configuration': () => described(),
    '/jwks': () => ({ keys: [own.jwk] }),
    '/token': () => tokens(),
    '/userinfo': () => ({}),
  };
  const server = listen((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    asked.push(path);
    const other = instead.get(path);
    if (other) return other(request, response);
    if (path in usual) return sendJson(usual[path as Path]())(request, response);
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const issuer = `${scheme}://127.0.0.1:${port}`;

  function signed({ claims, header = {}, key }: Answered): string {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const body = `${part({ alg: 'RS256', kid: own.jwk.kid, typ: 'JWT', ...header })}.${part(claims)}`;
    if (key === null) return `${body}.`;
    if (key?.type === 'secret') return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
    return `${body}.${sign('sha256', Buffer.from(body), key ?? own.privateKey).toString('base64url')}`;
  }

  const tokens = () => ({ access_token: 'x', token_type: 'Bearer', id_token: signed(answered) });

  const described = () => ({ ...discovery(issuer), ...more });

  return {
    issuer,
    signed,
    tokens,
    described,
    privateKey: () => own.privateKey,
    publicKey: () => createPublicKey(own.privateKey),
    jwk: () => own.jwk,
    /** The paths that it was asked for, in their order. */
    asked,
    answer: (next: Answered) => {
      answered = next;
    },
    /** Answers a path otherwise, until it is given none. */
    instead(path: Path, listener?: RequestListener) {
      if (listener) instead.set(path, listener);
      else instead.delete(path);
    },
    /** Says more of itself, or something else. */
    describe: (said: Record<string, unknown>) => void Object.assign(more, said),
    /** Signs with another key from now on, and knows the former one no more. */
    rotate(kid: string) {
      own = newKey(kid);
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

export function sendJson(value: unknown, status = 200): RequestListener {
  return (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

function newKey(kid: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' } };
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
