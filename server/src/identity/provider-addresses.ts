import * as oidc from 'openid-client';
import { isAddress } from './provider-metadata.ts';
import type { Checks } from './token-endpoint.ts';

/** Where the demonstration's own provider answers. */
export const demoProviderPath = '/sso/demo';

interface Portal {
  clientId: string;
  scopes: string;
  redirectUri: string;
  /** Where the browser comes back to from signing off. */
  signedOffUri: string;
}

/** What a sign-on may ask for beside what every one does. */
export interface Extra {
  loginHint?: string;
  prompt?: string;
}

/** Where a browser goes to sign on. */
export async function signOnAddress(
  { authorization_endpoint: place = '' }: oidc.ServerMetadata,
  { clientId, scopes, redirectUri }: Portal,
  { checks, loginHint, prompt }: Extra & { checks: Checks },
): Promise<string> {
  return addressAt(place, {
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: scopes,
    response_type: 'code',
    code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
    code_challenge_method: 'S256',
    state: checks.state,
    nonce: checks.nonce,
    ...(loginHint ? { login_hint: loginHint } : {}),
    ...(prompt ? { prompt } : {}),
  });
}

/** Where it goes to sign off; null where the provider says no such place. The ID token is not kept, so none is shown. */
export function signOffAddressAt(
  { issuer, end_session_endpoint: place }: oidc.ServerMetadata,
  { clientId, signedOffUri }: Portal,
): string | null {
  if (place === undefined || !isAddress(place, issuer.startsWith('http:'))) return null;
  return addressAt(place, { client_id: clientId, post_logout_redirect_uri: signedOffUri });
}

function addressAt(place: string, parameters: Record<string, string>): string {
  const address = new URL(place);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.append(name, value);
  return address.href;
}
