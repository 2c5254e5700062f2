import { loginCodeSeconds } from '@laurel/contract/limits';
import type { session } from '@laurel/contract/session';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';
import type { Asked } from '#http/call-context';
import { checkUse, countUse } from '#http/rate-limits';
import type { SignedOnPerson } from '#identity/provider-client';
import { Refusal } from '#refuse';
import { newSecret, secretHash } from '#secrets';
import { bindPerson } from './bind.ts';
import { browserCookie, signOnSecrets } from './cookies.ts';
import type { SessionDeps } from './deps.ts';

type Callback = Asked<typeof session.ssocallback>;

/** The identity provider's answer: whoever it names gets a one-time code, or the sentence that says why not. */
export async function finishSignOn(db: Db, asked: Callback, deps: SessionDeps): Promise<string> {
  if (deps.rateLimited) await checkUse(db, 'signOnFailures', `address:${asked.address}`, asked.now);
  const begun = await takeSignOn(db, asked);
  if (!begun) return failed(db, asked, deps);
  const code = newSecret();
  const outcome = await outcomeOf(db, asked, deps, begun);
  if (outcome.failure && deps.rateLimited) await countUse(db, 'signOnFailures', `address:${asked.address}`, asked.now);
  await db
    .insertInto('login_codes')
    .values({
      code_hash: secretHash(code),
      cookie_hash: begun.cookieHash,
      browser_hash: secretHash(asked.cookies[browserCookie] ?? code),
      member_id: outcome.memberId ?? null,
      failure: outcome.failure ?? null,
      return_to: begun.return_to,
      created_at: asked.now,
      expires_at: new Date(asked.now.getTime() + loginCodeSeconds * 1000),
    })
    .execute();
  return `/loginsuccess?code=${code}`;
}

/** No sign-on of this browser stands behind the state: it is too old, was answered before, or is somebody else's. */
async function failed(db: Db, asked: Callback, deps: SessionDeps): Promise<string> {
  if (deps.rateLimited) await countUse(db, 'signOnFailures', `address:${asked.address}`, asked.now);
  return '/loginsuccess?code=expired';
}

type Begun = NonNullable<Awaited<ReturnType<typeof takeSignOn>>>;

/** Takes the sign-on for good: its answer counts once. */
async function takeSignOn(db: Db, asked: Callback) {
  const { state } = asked.input;
  if (typeof state !== 'string') return undefined;
  const cookieHashes = signOnSecrets(asked.cookies).map(({ secret }) => secretHash(secret));
  if (cookieHashes.length === 0) return undefined;
  const begun = await db
    .updateTable('sign_ons')
    .set({ used_at: asked.now })
    .where('state_hash', '=', secretHash(state))
    .where('cookie_hash', 'in', cookieHashes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', asked.now)
    .returning(['nonce', 'code_verifier', 'return_to', 'cookie_hash as cookieHash'])
    .executeTakeFirst();
  return begun && { ...begun, state };
}

async function outcomeOf(
  db: Db,
  asked: Callback,
  deps: SessionDeps,
  begun: Begun,
): Promise<{ memberId?: number; failure?: string }> {
  let person: SignedOnPerson;
  try {
    if (!deps.provider) throw new Error('no provider');
    const callback = new URL(asked.url, deps.publicUrl);
    person = await deps.provider.personAt(callback, {
      state: begun.state,
      nonce: begun.nonce,
      codeVerifier: begun.code_verifier,
    });
  } catch (error) {
    asked.log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'sign-on refused');
    return { failure: 'the sign-on service did not confirm who you are. Please try again.' };
  }
  try {
    return { memberId: await transaction(db, (tx: Tx) => bindPerson(tx, person, asked.now)) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    asked.log.warn({ reason: error.message }, 'sign-on refused');
    return { failure: error.message };
  }
}
