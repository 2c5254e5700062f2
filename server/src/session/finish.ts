import type { ssocallback } from '@laurel/contract/calls/session';
import { loginCodeSeconds } from '@laurel/contract/limits';
import type { Db } from '#db/pool';
import { Refusal, refuse } from '#errors/refuse';
import type { Asked } from '#http/call-context';
import { countUse } from '#limits/rate-limits';
import { newSecret, secretHash } from '#secrets/secrets';
import { sessionCookies } from './cookies.ts';
import type { SessionDeps } from './deps.ts';
import { failureCode } from './failures.ts';
import { type SignOn, signOnBehind } from './in-progress.ts';
import { whoSignsOn } from './who.ts';

type Callback = Asked<typeof ssocallback>;

/**
 * The identity provider's answer: whoever it names gets a one-time code, or the sentence that says why not. Only failures
 * count against an address, and a browser that comes with its own live sign-on is never refused for what others did there.
 */
export async function finishSignOn(db: Db, asked: Callback, deps: SessionDeps): Promise<string> {
  const { provider } = deps;
  if (!provider) refuse('unavailable', 'Single sign-on is not configured yet.');
  const cookies = sessionCookies(deps.publicUrl);
  const { state } = asked.input;
  const begun =
    typeof state === 'string'
      ? signOnBehind(provider.sealKey, { state, cookies: cookies.signOnsOf(asked.visit.cookies), now: asked.now })
      : undefined;
  if (!begun) {
    provider.watch.refused(asked.visit, 'expired');
    await countFailure(db, asked, deps);
    return '/loginsuccess?code=expired';
  }
  const outcome = await whoSignsOn(db, asked, { provider, publicUrl: deps.publicUrl, begun });
  if (typeof outcome === 'number') {
    const secret = newSecret();
    const code = await storeCode(db, asked, {
      begun,
      memberId: outcome,
      secret,
      browser: cookies.browserOf(asked.visit.cookies),
    });
    if (code !== undefined) {
      asked.visit.setCookie(cookies.signOn(begun.name, secret));
      provider.watch.succeeded();
      return `/loginsuccess?code=${code}`;
    }
    provider.watch.refused(asked.visit, 'expired');
  }
  asked.visit.setCookie(cookies.endSignOn(begun.name));
  await countFailure(db, asked, deps).catch(passLimit);
  return `/loginsuccess?code=${failureCode(provider.sealKey, typeof outcome === 'number' ? 'expired' : outcome)}`;
}

async function countFailure(db: Db, { visit, now }: Callback, { rateLimited }: SessionDeps): Promise<void> {
  if (rateLimited) await countUse(db, 'signOnFailures', `address:${visit.address}`, now);
}

function passLimit(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

/** The code of a sign-on, bound to this browser; undefined where the sign-on has had its code. */
async function storeCode(
  db: Db,
  { now }: Callback,
  signedOn: { begun: SignOn; memberId: number; secret: string; browser: string | undefined },
): Promise<string | undefined> {
  const { begun, memberId, secret, browser } = signedOn;
  const code = newSecret();
  const stored = await db
    .insertInto('login_codes')
    .values({
      code_hash: secretHash(code),
      state_hash: secretHash(begun.checks.state),
      cookie_hash: secretHash(secret),
      browser_hash: secretHash(browser ?? code),
      member_id: memberId,
      return_to: begun.returnTo,
      created_at: now,
      expires_at: new Date(now.getTime() + loginCodeSeconds * 1000),
    })
    .onConflict((conflict) => conflict.column('state_hash').doNothing())
    .returning('code_hash')
    .executeTakeFirst();
  return stored && code;
}
