import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Checks } from '#identity/token-endpoint';
import { seal, unseal } from '#secrets/seal';
import { newSecret } from '#secrets/secrets';

export interface SignOn {
  checks: Checks;
  returnTo: string;
}

export const signOnSeconds = 10 * 60;

/**
 * A sign-on in progress lies in the browser that began it, as a sealed cookie: nothing is written for somebody who may never
 * come back. State, nonce and verifier follow from one random seed, so that several cookies of it stay small.
 */
export function sealedSignOn(
  key: Buffer,
  { returnTo, now }: { returnTo: string; now: Date },
): { checks: Checks; name: string; value: string } {
  const seed = newSecret();
  const until = now.getTime() + signOnSeconds * 1000;
  const checks = checksOf(seed);
  const value = seal(key, JSON.stringify([seed, until, returnTo])).toString('base64url');
  return { checks, name: nameOf(checks.state), value };
}

/** The sign-on of this browser behind a state; undefined where it is too old, another's, or none. */
export function signOnBehind(
  key: Buffer,
  { state, cookies, now }: { state: string; cookies: readonly { name: string; secret: string }[]; now: Date },
): (SignOn & { name: string }) | undefined {
  const name = nameOf(state);
  const cookie = cookies.find((each) => each.name === name);
  const opened = cookie && openedSignOn(key, cookie.secret);
  if (!opened || opened.until <= now.getTime() || !sameText(opened.checks.state, state)) return undefined;
  return { checks: opened.checks, returnTo: opened.returnTo, name };
}

function openedSignOn(key: Buffer, value: string): (SignOn & { until: number }) | undefined {
  try {
    const [seed, until, returnTo] = JSON.parse(unseal(key, Buffer.from(value, 'base64url'))) as [
      string,
      number,
      string,
    ];
    return { checks: checksOf(seed), until, returnTo };
  } catch {
    // Of another key, or of a sign-on that was answered already: its cookie then holds something else.
    return undefined;
  }
}

function checksOf(seed: string): Checks {
  const derived = (what: string) => createHmac('sha256', seed).update(what).digest('base64url');
  return { state: derived('state'), nonce: derived('nonce'), codeVerifier: derived('verifier') };
}

/** What tells the cookies of several sign-ons of one browser apart. */
function nameOf(state: string): string {
  return createHash('sha256').update(state).digest('hex').slice(0, 12);
}

function sameText(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
