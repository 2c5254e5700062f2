import type { ssocallback } from '@laurel/contract/calls/session/ssocallback';
import { loginCodeSeconds } from '@laurel/contract/limits';
import { localeCookieOf } from '@laurel/contract/locale-cookie';
import { siteCookieOf } from '@laurel/contract/looks/site-cookie';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';
import { type Actor, actorById } from '#directory/actor';
import { Refusal, refuse } from '#errors/refuse';
import type { Asked, Visit } from '#http/call-context';
import { countUse } from '#limits/rate-limits';
import { newSecret, secretHash } from '#secrets/secrets';
import { keepBrowserLanguage } from './browser-language.ts';
import { sessionCookies } from './cookies.ts';
import type { SessionDeps } from './deps.ts';
import { failureCode } from './failures.ts';
import { type SignOn, signOnBehind } from './in-progress.ts';
import { hasNotEnded, logoutsOf } from './logouts.ts';
import * as texts from './texts.ts';
import { type SignedOn, whoSignsOn } from './who.ts';

type Callback = Asked<typeof ssocallback>;

/**
 * The identity provider's answer: whoever it names gets a one-time code, or the sentence that says why not. Only failures
 * count against an address, and a browser that comes with its own live sign-on is never refused for what others did there.
 */
export async function finishSignOn(db: Db, asked: Callback, deps: SessionDeps): Promise<string> {
  const { provider } = deps;
  if (!provider) refuse('unavailable', say(texts.notConfigured));
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
  const outcome = await whoSignsOn(db, asked, { ...deps, provider, begun });
  if (typeof outcome === 'object' && 'beginsAt' in outcome) {
    asked.visit.setCookie(cookies.endSignOn(begun.name));
    return outcome.beginsAt;
  }
  if (typeof outcome === 'object') {
    const secret = newSecret();
    const browser = cookies.browserOf(asked.visit.cookies);
    const signedOn = { ...outcome, begun, secret, browser };
    const [code, , member] = await transaction(db, (tx) =>
      inOrder(
        tx,
        () => storeCode(tx, asked, signedOn),
        () => keepBrowserLanguage(tx, outcome.memberId, asked.visit.acceptLanguage),
        () => actorById(tx, outcome.memberId, asked.now),
      ),
    );
    if (code !== undefined) {
      asked.visit.setCookie(cookies.signOn(begun.name, secret));
      if (member) rememberReader(asked.visit, member, { isHttps: deps.publicUrl.startsWith('https:') });
      provider.watch.succeeded();
      return `/loginsuccess?code=${code}`;
    }
    provider.watch.refused(asked.visit, 'expired');
  }
  asked.visit.setCookie(cookies.endSignOn(begun.name));
  await countFailure(db, asked, deps).catch(passLimit);
  return `/loginsuccess?code=${failureCode(provider.sealKey, typeof outcome === 'object' ? 'expired' : outcome)}`;
}

async function countFailure(db: Db, { visit, now }: Callback, { rateLimited }: SessionDeps): Promise<void> {
  if (rateLimited) await countUse(db, 'signOnFailures', `address:${visit.address}`, now);
}

function passLimit(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

/** The code of a sign-on, bound to this browser; undefined where the sign-on has had its code, or was ended at the provider meanwhile. */
async function storeCode(
  tx: Tx,
  { now }: Callback,
  signedOn: SignedOn & { begun: SignOn; secret: string; browser: string | undefined },
): Promise<string | undefined> {
  const { begun, memberId, names, issuedAt, secret, browser } = signedOn;
  const { subjectHash, sidHash } = names;
  const code = newSecret();
  const expiresAt = new Date(now.getTime() + loginCodeSeconds * 1000);
  const [, stored] = await inOrder(
    tx,
    () => logoutsOf(tx, sidHash ? [subjectHash, sidHash] : [subjectHash], 'signsOn'),
    () =>
      sql`
        insert into login_codes
          (code_hash, state_hash, cookie_hash, browser_hash, member_id, return_to, created_at, expires_at, subject_hash, sid_hash)
        select ${secretHash(code)}, ${secretHash(begun.checks.state)}, ${secretHash(secret)}, ${secretHash(browser ?? code)}, ${memberId},
          ${begun.returnTo}, ${now}, ${expiresAt}, ${subjectHash}, ${sidHash}
        where ${hasNotEnded(names, issuedAt)} on conflict (state_hash) do nothing returning 1`.execute(tx),
  );
  return stored.rows.length > 0 ? code : undefined;
}

/** So that the page to which a sign-on leads is in their language, and looks like their site, at once. */
function rememberReader(visit: Visit, { locale, siteTemplate }: Actor, secure: { isHttps: boolean }): void {
  visit.setCookie(localeCookieOf(locale, secure));
  visit.setCookie(siteCookieOf(siteTemplate, secure));
}
