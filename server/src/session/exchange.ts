import type { authsso } from '@laurel/contract/calls/session/authsso';
import { say } from '@laurel/contract/say';
import type { Tx } from '#db/transaction';
import { type Actor, actorById } from '#directory/actor';
import { refuse } from '#errors/refuse';
import type { Asked } from '#http/call-context';
import { secretHash } from '#secrets/secrets';
import { agentOf } from './agent.ts';
import { sessionCookies } from './cookies.ts';
import type { SessionDeps } from './deps.ts';
import { failureIn, failureWords } from './failures.ts';
import { issueToken } from './tokens.ts';

/** Exchanges the one-time code for a token: once, in the browser that signed on, within a minute. */
export async function exchangeCode(
  tx: Tx,
  asked: Asked<typeof authsso>,
  deps: SessionDeps,
): Promise<{ token: string; member: Actor; returnTo: string }> {
  const cookies = sessionCookies(deps.publicUrl);
  const failure = deps.provider && failureIn(deps.provider.sealKey, asked.input.code);
  if (failure) {
    asked.visit.setCookie(cookies.askAgain());
    refuse('signOnFailed', say(failureWords[failure]));
  }
  const mine = cookies.signOnsOf(asked.visit.cookies).map((each) => ({ ...each, hash: secretHash(each.secret) }));
  const code = await tx
    .updateTable('login_codes')
    .set({ used_at: asked.now })
    .where('code_hash', '=', secretHash(asked.input.code))
    .where('cookie_hash', 'in', mine.length > 0 ? mine.map(({ hash }) => hash) : [Buffer.alloc(0)])
    .where('used_at', 'is', null)
    .where('expires_at', '>', asked.now)
    .returning(['member_id', 'return_to', 'browser_hash', 'cookie_hash', 'subject_hash', 'sid_hash'])
    .executeTakeFirst();
  const begun = code && mine.find(({ hash }) => hash.equals(code.cookie_hash));
  if (begun) asked.visit.setCookie(cookies.endSignOn(begun.name));
  const member = code && (await actorById(tx, code.member_id, asked.now));
  if (!code || !member) refuse('signOnFailed', say(failureWords.expired));
  asked.visit.setCookie(cookies.doNotAsk());
  const { subject_hash: subjectHash, sid_hash: sidHash } = code;
  const token = await issueToken(tx, member.id, code.browser_hash, asked.now, {
    ...agentOf(asked.visit.userAgent),
    seconds: deps.recheckSeconds,
    ...(subjectHash && { names: { subjectHash, sidHash } }),
  });
  return { token, member, returnTo: code.return_to };
}
