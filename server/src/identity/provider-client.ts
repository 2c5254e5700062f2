import { hkdfSync } from 'node:crypto';
import * as oidc from 'openid-client';
import { Refusal } from '#errors/refuse';

export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The claim that carries the employee number, which is the roster's member number. */
  employeeNumberClaim: string;
  redirectUri: string;
  /** Takes the place of the network for the built-in provider, which is in the same process. */
  fetch?: oidc.CustomFetch;
}

/** What a provider says of the person who signed on. */
export interface SignedOnPerson {
  issuer: string;
  subject: string;
  employeeNumber: string | null;
  /** Only an address that the provider has verified. */
  email: string | null;
}

export interface Checks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The provider does not answer, or not as one: nobody's fault who signs on, and worth another try. */
export class ProviderAway extends Refusal {
  constructor(cause: unknown) {
    super('unavailable', 'The sign-on service does not answer at the moment. Please try again in a few minutes.', {
      retryAfterSeconds: 30,
    });
    this.cause = cause;
  }
}

/** The OpenID Connect client: code flow with PKCE, state and nonce. */
export function providerClient(settings: ProviderSettings) {
  let found: Promise<oidc.Configuration> | undefined;

  /** Discovery is asked once; a failed one is asked again by the next sign-on. */
  function configuration(): Promise<oidc.Configuration> {
    found ??= discover(settings).catch((error) => {
      found = undefined;
      throw new ProviderAway(error);
    });
    return found;
  }

  async function addressFor(checks: Checks, extra: { loginHint?: string; prompt?: string }): Promise<string> {
    const parameters: Record<string, string> = {
      redirect_uri: settings.redirectUri,
      scope: 'openid email profile',
      response_type: 'code',
      code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
      code_challenge_method: 'S256',
      state: checks.state,
      nonce: checks.nonce,
    };
    if (extra.loginHint) parameters.login_hint = extra.loginHint;
    if (extra.prompt) parameters.prompt = extra.prompt;
    return oidc.buildAuthorizationUrl(await configuration(), parameters).href;
  }

  /** Exchanges the code of the callback's address; throws when anything about the answer is not as it must be. */
  async function personAt(callback: URL, checks: Checks): Promise<SignedOnPerson> {
    const tokens = await oidc
      .authorizationCodeGrant(await configuration(), callback, {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.codeVerifier,
        idTokenExpected: true,
      })
      .catch((error: unknown) => {
        throw isAway(error) ? new ProviderAway(error) : error;
      });
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider sent no ID token.');
    const number = claims[settings.employeeNumberClaim];
    return {
      issuer: claims.iss,
      subject: claims.sub,
      employeeNumber: typeof number === 'string' || typeof number === 'number' ? String(number) : null,
      email: typeof claims.email === 'string' && claims.email_verified === true ? claims.email : null,
    };
  }

  // Whoever knows the secret is the portal: every instance, and nobody else.
  const sealKey = Buffer.from(hkdfSync('sha256', settings.clientSecret, settings.issuer, 'laurel sign-on', 32));
  return { addressFor, personAt, sealKey };
}

/** No connection, no answer in time, or an answer of a server that is broken. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as { code?: string; cause?: { status?: number } };
  if (code === 'OAUTH_TIMEOUT' || error.name === 'TimeoutError') return true;
  if (error instanceof TypeError && error.message.includes('fetch')) return true;
  return cause instanceof Response && cause.status >= 500;
}

export type ProviderClient = ReturnType<typeof providerClient>;

function discover(settings: ProviderSettings): Promise<oidc.Configuration> {
  const issuer = new URL(settings.issuer);
  // The signature is checked although the token comes straight from the provider: the way there may be plain http.
  const execute = [oidc.enableNonRepudiationChecks];
  // Plain http is for providers on this machine and in closed networks; whoever configures it says so by the address.
  if (issuer.protocol === 'http:') execute.push(oidc.allowInsecureRequests);
  const options: oidc.DiscoveryRequestOptions = { timeout: 10, execute };
  if (settings.fetch) options[oidc.customFetch] = settings.fetch;
  return oidc.discovery(issuer, settings.clientId, settings.clientSecret, undefined, options);
}
