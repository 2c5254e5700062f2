type Claims = Readonly<Record<string, unknown>>;

/** How old a logout token may be: providers send it when it happens, and again for some minutes where nobody answered. */
export const logoutAgeSecondsMax = 600;

const eventName = 'http://schemas.openid.net/event/backchannel-logout';

/** That somebody's session at the provider has ended: one of theirs, or all. */
export interface ProviderLogout {
  issuer: string;
  subject: string | null;
  sid: string | null;
  /** What tells it from every other. */
  jti: string;
  issuedAt: Date;
}

/** What a token that the provider signed says of a logout (OpenID Connect Back-Channel Logout 1.0, 2.6); an ID token is none. */
export function providerLogout(
  claims: Claims,
  { issuer, clientId }: { issuer: string; clientId: string },
): ProviderLogout {
  const { iss, aud, iat, jti, events, nonce } = claims;
  if (iss !== issuer) throw new Error('The logout token is of another issuer.');
  if (![aud].flat().includes(clientId)) throw new Error('The logout token is for another client.');
  if (!isObject(events) || !isObject(events[eventName])) throw new Error('The token tells of no logout.');
  if (nonce !== undefined) throw new Error('The token has a nonce, which no logout token has.');
  const [subject, sid] = [textOf(claims, 'sub'), textOf(claims, 'sid')];
  if (subject === null && sid === null) throw new Error('The logout token names neither sub nor sid.');
  if (typeof jti !== 'string' || jti === '') throw new Error('The logout token has no jti.');
  return { issuer, subject, sid, jti, issuedAt: new Date(Number(iat) * 1000) };
}

function textOf(claims: Claims, name: 'sub' | 'sid'): string | null {
  const value = claims[name];
  if (value === undefined) return null;
  if (typeof value !== 'string' || value === '') throw new Error(`The ${name} of the logout token is no text.`);
  return value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
