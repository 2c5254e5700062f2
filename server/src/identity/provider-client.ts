import { hkdfSync } from 'node:crypto';
import { decodeProtectedHeader } from 'jose';
import type { CustomFetch } from 'openid-client';
import type { OidcSettings } from '#config/oidc';
import { logoutAgeSecondsMax, type ProviderLogout, providerLogout } from './logout-token.ts';
import { type Extra, signOffAddressAt, signOnAddress } from './provider-addresses.ts';
import { ProviderAway } from './provider-away.ts';
import type { Way } from './provider-fetch.ts';
import { providerKeys } from './provider-keys.ts';
import { providerMetadata } from './provider-metadata.ts';
import { notConfirmed } from './provider-refusal.ts';
import { type SignedOnPerson, signedOnPerson } from './signed-on-person.ts';
import { type Checks, tokenEndpoint } from './token-endpoint.ts';
import { userinfo } from './userinfo.ts';

export interface ProviderSettings extends OidcSettings {
  redirectUri: string;
  /** Where the browser comes back to from signing off. */
  signedOffUri: string;
  clock: () => Date;
  /** By how much longer than usual the provider is waited for. */
  patience: number;
  /** Takes the place of the network for the built-in provider, which is in the same process. */
  fetch?: CustomFetch;
}

/** How long each request may take: together less than an answer may. */
const waitMs = { discovery: 5000, exchange: 7000, keys: 4000, userinfo: 4000 };
/** How old what the provider says of itself may be: who leaves for the provider finds it there, who comes back has just been there. */
const discoverySeconds = { begin: 10, finish: 3600 };

/** The OpenID Connect client: code flow with PKCE, state and nonce. What it throws is `ProviderAway` or `NotConfirmed`. */
export function providerClient(settings: ProviderSettings) {
  const { issuer, secret, key } = settings;
  const wayFor = (what: keyof typeof waitMs) => (): Way => ({
    fetch: settings.fetch ?? fetch,
    until: AbortSignal.timeout(waitMs[what] * settings.patience),
  });
  const metadata = providerMetadata({ ...settings, way: wayFor('discovery') });
  const keys = providerKeys({ ...settings, way: wayFor('keys') });
  const exchange = tokenEndpoint(settings);

  async function addressFor(checks: Checks, extra: Extra): Promise<string> {
    return signOnAddress(await metadata.youngerThan(discoverySeconds.begin), settings, { checks, ...extra });
  }

  /** Where the browser signs off at the provider too; null where it does not, or where that is not to be. */
  async function signOffAddress(): Promise<string | null> {
    if (settings.signOff !== 'provider') return null;
    return signOffAddressAt(await metadata.youngerThan(discoverySeconds.finish), settings);
  }

  /** Exchanges the code of the callback's address. */
  async function personAt(callback: URL, checks: Checks): Promise<SignedOnPerson> {
    const server = await metadata.youngerThan(discoverySeconds.finish);
    const { jwks_uri: jwksUri = '', userinfo_endpoint: endpoint } = server;
    const verified = (token: string) => keys.verified(token, jwksUri, { asked: true });
    const tokens = await exchange(server, { callback, checks, way: wayFor('exchange')() });
    await verified(tokens.idToken);
    const { accessToken, claims } = tokens;
    const more = () => {
      const at = { clientId: settings.clientId, server, way: wayFor('userinfo')(), verified };
      return asked(userinfo(at, { accessToken, subject: claims.sub }), 'userinfo');
    };
    return signedOnPerson(claims, {
      employeeNumberClaim: settings.employeeNumberClaim,
      more: endpoint === undefined ? undefined : more,
    });
  }

  async function logoutIn(token: string): Promise<ProviderLogout> {
    const server = await metadata.youngerThan(discoverySeconds.finish);
    const { issuer, jwks_uri: jwksUri = '', id_token_signing_alg_values_supported: algorithms = ['RS256'] } = server;
    // As with ID tokens: what is sealed with the secret counts where the provider says that it does so.
    if (!algorithms.includes(String(decodeProtectedHeader(token).alg)))
      throw new Error('It is signed by another algorithm.');
    const claims = await keys.verified(token, jwksUri, { asked: false, ageSecondsMax: logoutAgeSecondsMax });
    return providerLogout(claims, { issuer, clientId: settings.clientId });
  }

  /** What goes wrong, in one of the two words for it; where something was away, the provider may have moved. */
  async function asked<T>(answer: Promise<T>, step: 'exchange' | 'userinfo'): Promise<T> {
    return answer.catch(async (error: unknown) => {
      const thrown = await notConfirmed(error, step);
      if (thrown instanceof ProviderAway) metadata.doubt();
      throw thrown;
    });
  }

  // Whoever knows the secret or the key is the portal: every instance, and nobody else.
  const own = secret ?? key?.key.export({ type: 'pkcs8', format: 'der' }) ?? '';
  const sealKey = Buffer.from(hkdfSync('sha256', own, issuer, 'laurel sign-on', 32));
  return {
    addressFor,
    signOffAddress,
    personAt: (callback: URL, checks: Checks) => asked(personAt(callback, checks), 'exchange'),
    /** What a logout token says, when it is one of this provider for the portal. */
    logoutIn: (token: string) => asked(logoutIn(token), 'exchange'),
    sealKey,
  };
}

export type ProviderClient = ReturnType<typeof providerClient>;
