import type { backchannellogout } from '@laurel/contract/calls/session/backchannellogout';
import { say } from '@laurel/contract/say';
import { type RawBuilder, sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';
import { Refusal, refuse } from '#errors/refuse';
import type { Asked } from '#http/call-context';
import { logoutAgeSecondsMax, type ProviderLogout } from '#identity/logout-token';
import { ProviderAway } from '#identity/provider-away';
import { countUse } from '#limits/rate-limits';
import type { SessionDeps, WatchedProvider } from './deps.ts';
import { logoutsOf } from './logouts.ts';
import { jtiHash, sidHash, subjectHash } from './sign-on-names.ts';
import * as texts from './texts.ts';

type Posted = Asked<typeof backchannellogout>;

/** Somebody signed off at the provider: what it ends there ends here. Only what is refused counts against an address. */
export async function endAtProvider(db: Db, asked: Posted, { provider, rateLimited }: SessionDeps): Promise<void> {
  if (!provider) refuse('unavailable', say(texts.notConfigured));
  try {
    const ended = await endWhatItSays(db, asked, provider);
    provider.watch.loggedOut(asked.visit, ended);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (rateLimited && error.code === 'badInput')
      await countUse(db, 'logoutFailures', `address:${asked.visit.address}`, asked.now);
    throw error;
  }
}

async function endWhatItSays(db: Db, { input, visit, now }: Posted, provider: WatchedProvider): Promise<number> {
  const told = await provider.logoutIn(input.logout_token).catch((error: unknown): never => {
    provider.watch.logoutRefused(visit, error);
    if (error instanceof ProviderAway)
      throw new Refusal('unavailable', say(texts.keysAway), {
        retryAfterSeconds: 30,
        isLogged: true,
      });
    refuse('badInput', say(texts.tokenNotValid));
  });
  const ended = await transaction(db, (tx) => endOnce(tx, told, now));
  if (ended !== undefined) return ended;
  provider.watch.logoutRefused(visit, new Error('The logout token came before.'));
  refuse('badInput', say(texts.tokenCameBefore));
}

/**
 * Ends what one logout token is about, and answers how many tokens that were; undefined where it came before. Codes go before tokens,
 * as whoever exchanges one has them: a sign-on that is under way has its token by then, or gets none.
 */
async function endOnce(tx: Tx, told: ProviderLogout, now: Date): Promise<number | undefined> {
  const { issuer, subject, sid, jti, issuedAt } = told;
  const subjects = subject === null ? null : subjectHash(issuer, subject);
  const sids = sid === null ? null : sidHash(issuer, sid);
  const ended = (sids ?? subjects) as Buffer;
  const expiresAt = new Date(now.getTime() + 2 * logoutAgeSecondsMax * 1000);
  const meant = meaning(subjects, sids);
  const [first, , , tokens] = await inOrder(
    tx,
    () =>
      sql`
        insert into logouts (jti_hash, ended_hash, issued_at, expires_at)
        values (${jtiHash(issuer, jti)}, ${ended}, ${issuedAt}, ${expiresAt}) on conflict do nothing returning 1`.execute(
        tx,
      ),
    () => logoutsOf(tx, [ended], 'ends'),
    () =>
      sql`update login_codes set used_at = ${now} where used_at is null and expires_at > ${now} and ${meant}`.execute(
        tx,
      ),
    () => sql`update tokens set revoked_at = ${now} where revoked_at is null and ${meant} returning 1`.execute(tx),
  );
  return first.rows.length === 0 ? undefined : tokens.rows.length;
}

/** One session, all of the subject, or that session and those of the subject of which nobody knows which they are. */
function meaning(subject: Buffer | null, sid: Buffer | null): RawBuilder<boolean> {
  if (sid === null) return sql`subject_hash = ${subject}`;
  if (subject === null) return sql`sid_hash = ${sid}`;
  return sql`(sid_hash = ${sid} or subject_hash = ${subject} and sid_hash is null)`;
}
