import { type KeyObject } from 'node:crypto';
import { type RequestListener, type Server } from 'node:http';
export type Claims = Record<string, unknown>;
/** What the provider answers at its token endpoint next time. */
export interface Answered {
  claims: Claims;
  header?: Record<string, unknown>;
  key?: KeyObject | null;
}
type Path = '/.well-known/openid-configuration' | '/auth' | '/jwks' | '/token' | '/userinfo';
export type FakeProvider = Awaited<ReturnType<typeof fakeProvider>>;
/** An identity provider that says whatever a test wants: to see what the portal believes. */
export declare function fakeProvider(
  listen?: (listener: RequestListener) => Server,
  scheme?: string,
): Promise<{
  issuer: string;
  signed: ({ claims, header, key }: Answered) => string;
  tokens: () => {
    access_token: string;
    token_type: string;
    id_token: string;
  };
  described: () => {
    issuer: string;
    authorization_endpoint: string;
    token_endpoint: string;
    jwks_uri: string;
    response_types_supported: string[];
    subject_types_supported: string[];
    id_token_signing_alg_values_supported: string[];
    code_challenge_methods_supported: string[];
  };
  privateKey: () => KeyObject;
  publicKey: () => KeyObject;
  jwk: () => {
    kid: string;
    use: string;
    alg: string;
    crv?: string;
    d?: string;
    dp?: string;
    dq?: string;
    e?: string;
    ext?: boolean;
    k?: string;
    key_ops?: string[];
    kty?: string;
    n?: string;
    oth?: import('node:crypto').webcrypto.RsaOtherPrimesInfo[];
    p?: string;
    q?: string;
    qi?: string;
    x?: string;
    y?: string;
  };
  /** The paths that it was asked for, in their order. */
  asked: string[];
  answer: (next: Answered) => void;
  /** Answers a path otherwise, until it is given none. */
  instead(path: Path, listener?: RequestListener): void;
  /** Says more of itself, or something else. */
  describe: (said: Record<string, unknown>) => undefined;
  /** Signs with another key from now on, and knows the former one no more. */
  rotate(kid: string): void;
  close(): Promise<unknown>;
}>;
export declare function sendJson(value: unknown, status?: number): RequestListener;
