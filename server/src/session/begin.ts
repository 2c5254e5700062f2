import type { session } from '@laurel/contract/session';
import type { Db } from '#db/pool';
import type { Asked } from '#http/call-context';
import { refuse } from '#refuse';
import { newSecret, secretHash } from '#secrets';
import { askAgainCookie, browserCookie, sessionCookies } from './cookies.ts';
import type { SessionDeps } from './deps.ts';
import { localAddress } from './rules.ts';

const signOnSeconds = 10 * 60;

/** Sends the browser to the identity provider, and remembers what its answer must carry. */
export async function beginSignOn(db: Db, asked: Asked<typeof session.idplogin>, deps: SessionDeps): Promise<string> {
  const home = new URL(deps.publicUrl);
  if (asked.host !== home.host) return deps.publicUrl + localPath(asked.url);
  if (!deps.provider) refuse('unavailable', 'Single sign-on is not configured yet.');
  const checks = { state: newSecret(), nonce: newSecret(), codeVerifier: newSecret() };
  const secret = newSecret();
  const cookies = sessionCookies(deps.publicUrl);
  const { returnTo, RelayState, login_hint: loginHint } = asked.input;
  const address = await deps.provider.addressFor(checks, {
    ...(loginHint ? { loginHint } : {}),
    ...(asked.cookies[askAgainCookie] ? { prompt: 'login' } : {}),
  });
  await db
    .insertInto('sign_ons')
    .values({
      state_hash: secretHash(checks.state),
      cookie_hash: secretHash(secret),
      nonce: checks.nonce,
      code_verifier: checks.codeVerifier,
      return_to: localAddress(returnTo ?? RelayState, deps.publicUrl),
      created_at: asked.now,
      expires_at: new Date(asked.now.getTime() + signOnSeconds * 1000),
    })
    .execute();
  asked.setCookie(cookies.signOn(secretHash(checks.state).toString('hex').slice(0, 12), secret));
  if (!asked.cookies[browserCookie]) asked.setCookie(cookies.browser(newSecret()));
  return address;
}

/** The path and query of this very call: a host may not be smuggled in by it. */
function localPath(url: string): string {
  return url.startsWith('/sso/') ? url : '/sso/idplogin';
}
