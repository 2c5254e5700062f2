import {
  compactVerify,
  createLocalJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose';
import { ProviderAway } from './provider-away.ts';
import { askProvider, type Way } from './provider-fetch.ts';

type Keys = ReturnType<typeof createLocalJWKSet>;

const ageMsMax = 10 * 60_000;
/** How often in a minute a signature that no known key made lets the keys be asked for anew: forged ones cost the provider no more, and those posted at an open door cost sign-ons nothing. */
const renewalsMax = 5;

const ofKeys = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'];
const ofSecrets = ['HS256', 'HS384', 'HS512'];
/** By how much the clocks of two machines may differ. */
const clockTolerance = 30;

/** Where a token comes from: from the provider itself, of whom it was asked, or from whoever posts one at an open door. */
type TokenOf = { asked: true } | { asked: false; ageSecondsMax: number };

export interface ProviderKeys {
  /** What a token says, when the provider signed it and it is of now; who may be meant by it is the caller's to check. */
  verified(token: string, jwksUri: string, of: TokenOf): Promise<JWTPayload>;
}

interface Verifying {
  secret: string | undefined;
  clock: () => Date;
  /** A way of its own for each request, because others wait for the same. */
  way: () => Way;
}

/** A provider's keys, asked for anew when they are old or when a token is signed by one that is not known yet. */
export function providerKeys({ secret, clock, way }: Verifying): ProviderKeys {
  let known: { keys: Keys; jwksUri: string; at: number } | undefined;
  let asking: Promise<Keys> | undefined;
  const renewals = { asked: [] as number[], posted: [] as number[] };

  async function ask(jwksUri: string): Promise<Keys> {
    const response = await askProvider(way(), 'keys')(jwksUri, {
      method: 'GET',
      headers: { accept: 'application/json, application/jwk-set+json' },
      body: undefined,
      redirect: 'manual',
    });
    const keys = keysOf((await response.json()) as JSONWebKeySet, jwksUri);
    known = { keys, jwksUri, at: clock().getTime() };
    return keys;
  }

  function anew(jwksUri: string): Promise<Keys> {
    asking ??= ask(jwksUri).finally(() => {
      asking = undefined;
    });
    return asking;
  }

  function mayRenew(of: keyof typeof renewals): boolean {
    const now = clock().getTime();
    renewals[of] = renewals[of].filter((at) => now - at < 60_000);
    return renewals[of].length < renewalsMax && renewals[of].push(now) > 0;
  }

  return {
    async verified(token, jwksUri, of) {
      const checks = { clockTolerance, ...(of.asked ? {} : { maxTokenAge: of.ageSecondsMax }) };
      if (isSealed(token)) return verifiedBySecret(token, secret, checks);
      const isKnown = known?.jwksUri === jwksUri && clock().getTime() - known.at < ageMsMax;
      const keys = isKnown && known ? known.keys : await anew(jwksUri);
      try {
        return await verifiedBy(token, keys, checks);
      } catch (error) {
        if (!isOfUnknownKey(error)) throw error;
        // Somebody else has just asked, or is at it: theirs count.
        if (asking) return verifiedBy(token, await asking, checks);
        if (known && known.keys !== keys) return verifiedBy(token, known.keys, checks);
        if (!mayRenew(of.asked ? 'asked' : 'posted')) throw error;
        return verifiedBy(token, await anew(jwksUri), checks);
      }
    },
  };
}

function keysOf(answered: JSONWebKeySet, jwksUri: string): Keys {
  try {
    return createLocalJWKSet(answered);
  } catch (error) {
    throw new ProviderAway('keys', `Answered what are no keys (${jwksUri})`, error);
  }
}

type Checks = Pick<JWTVerifyOptions, 'clockTolerance' | 'maxTokenAge'>;

/** Where a token names no key and several could have made it, each is tried. */
async function verifiedBy(token: string, keys: Keys, checks: Checks): Promise<JWTPayload> {
  const options = { ...checks, algorithms: ofKeys };
  try {
    return (await jwtVerify(token, keys, options)).payload;
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error;
    for await (const key of error) {
      const isIts = await compactVerify(token, key, options).then(
        () => true,
        () => false,
      );
      if (isIts) return (await jwtVerify(token, key, options)).payload;
    }
    throw new errors.JWSSignatureVerificationFailed();
  }
}

/** With some providers a token is sealed with the client's secret by default. A public key is never taken for one. */
async function verifiedBySecret(token: string, secret: string | undefined, checks: Checks): Promise<JWTPayload> {
  if (secret === undefined) throw new Error('The token is signed with a secret, and the portal has none.');
  return (await jwtVerify(token, Buffer.from(secret), { ...checks, algorithms: ofSecrets })).payload;
}

function isSealed(token: string): boolean {
  try {
    const { alg } = JSON.parse(Buffer.from(token.split('.', 1)[0] ?? '', 'base64url').toString()) as { alg?: unknown };
    return ofSecrets.includes(String(alg));
  } catch {
    return false;
  }
}

function isOfUnknownKey(error: unknown): boolean {
  return error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWSSignatureVerificationFailed;
}
