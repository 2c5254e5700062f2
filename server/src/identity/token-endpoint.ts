import * as oidc from 'openid-client';
import type { ClientCredentials } from '#config/oidc';
import { authenticatedBy, type Shown, waysOf } from './client-auth.ts';
import { askProvider, type Way } from './provider-fetch.ts';

export interface Checks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface Exchanged {
  idToken: string;
  accessToken: string;
  /** The ID token's, checked against the portal and this sign-on; their signature is still to be verified. */
  claims: oidc.IDToken;
}

interface Exchange {
  callback: URL;
  checks: Checks;
  way: Way;
}

/** Exchanges codes. A provider that lists several ways to show who one is takes the one that it has us registered for: it is found once, and kept. */
export function tokenEndpoint(credentials: ClientCredentials) {
  let taken: Shown | undefined;

  return async (server: oidc.ServerMetadata, exchange: Exchange): Promise<Exchanged> => {
    const listed = waysOf(credentials, server.token_endpoint_auth_methods_supported);
    const ways = taken && listed.includes(taken) ? [taken] : listed;
    for (const auth of ways.slice(0, -1)) {
      try {
        return await exchangeBy(auth, server, exchange);
      } catch (error) {
        if (!isOfClient(error)) throw error;
      }
    }
    return exchangeBy(ways.at(-1) as Shown, server, exchange);
  };

  async function exchangeBy(auth: Shown, server: oidc.ServerMetadata, { callback, checks, way }: Exchange) {
    const client = await authenticatedBy(auth, credentials, server.token_endpoint ?? '');
    const config = configuration(server, { clientId: credentials.clientId, client });
    config[oidc.customFetch] = askProvider(way, 'token');
    try {
      const tokens = await oidc.authorizationCodeGrant(config, callback, {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.codeVerifier,
        idTokenExpected: true,
      });
      taken = auth;
      return {
        idToken: tokens.id_token ?? '',
        accessToken: tokens.access_token,
        claims: tokens.claims() as oidc.IDToken,
      };
    } catch (error) {
      // A code that is refused is refused to a client that is known.
      if (isOfCode(error)) taken = auth;
      else if (isOfClient(error)) taken = undefined;
      throw error;
    }
  }
}

/** The package's view of the provider, for one step. */
export function configuration(
  server: oidc.ServerMetadata,
  { clientId, client = oidc.None() }: { clientId: string; client?: oidc.ClientAuth },
): oidc.Configuration {
  const config = new oidc.Configuration(server, clientId, undefined, client);
  if (server.issuer.startsWith('http:')) oidc.allowInsecureRequests(config);
  return config;
}

/** Some say of a client that they do not know that it is not authorized. */
const ofClient = ['invalid_client', 'unauthorized_client'];

function isOfClient(error: unknown): boolean {
  if (error instanceof oidc.WWWAuthenticateChallengeError) return true;
  return error instanceof oidc.ResponseBodyError && (error.status === 401 || ofClient.includes(error.error));
}

function isOfCode(error: unknown): boolean {
  return error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant';
}
