import * as oidc from 'openid-client';
import { askProvider, type Way } from './provider-fetch.ts';
import { configuration } from './token-endpoint.ts';

interface Userinfo {
  server: oidc.ServerMetadata;
  clientId: string;
  way: Way;
  verified(token: string): Promise<Record<string, unknown>>;
}

/** What the provider tells about somebody where their token does not, as JSON or signed. */
export async function userinfo(
  { server, clientId, way, verified }: Userinfo,
  { accessToken, subject }: { accessToken: string; subject: string },
): Promise<Record<string, unknown>> {
  const config = configuration(server, { clientId });
  config[oidc.customFetch] = askProvider(way, 'userinfo');
  const headers = new Headers({ accept: 'application/json, application/jwt' });
  const endpoint = new URL(server.userinfo_endpoint ?? '');
  const response = await oidc.fetchProtectedResource(config, accessToken, endpoint, 'GET', undefined, headers);
  if (response.status !== 200) throw new Error(`The userinfo endpoint answered ${response.status}.`);
  const text = await response.text();
  const isSigned = response.headers.get('content-type')?.startsWith('application/jwt');
  const claims = isSigned ? await verified(text) : (JSON.parse(text) as Record<string, unknown>);
  const { iss, aud } = isSigned ? claims : {};
  if (iss !== undefined && iss !== server.issuer) throw new Error('The userinfo is of another issuer.');
  if (aud !== undefined && ![aud].flat().includes(clientId)) throw new Error('The userinfo is for another client.');
  if (claims.sub !== subject)
    throw new Error('The userinfo is about somebody else: its sub is not that of the ID token.');
  return claims;
}
