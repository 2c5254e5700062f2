import type { FileCall } from '@laurel/contract/calls/downloads';
import { tokenIdleSeconds } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { type Actor, actorsByToken } from '#directory/actor';
import { refuse } from '#errors/refuse';
import { secretHash } from '#secrets/secrets';
import * as texts from './texts.ts';

/**
 * What a ticket is for, and who asks for it as they are now. It is gone with this, whoever came with it: only the browser
 * that was given it has the file, while its sign-on lives.
 */
export async function claimTicket(
  db: Db,
  { ticket, browser, now }: { ticket: string; browser: string | undefined; now: Date },
): Promise<{ call: FileCall; wish: unknown; actor: Actor }> {
  const { rows } = await sql<{ call: FileCall; wish: unknown; tokenHash: Buffer; isLive: boolean }>`
    with used as (delete from download_tickets where ticket_hash = ${secretHash(ticket)} returning *)
    select used.call, used.wish, used.token_hash as "tokenHash",
      used.expires_at > ${now} and t.browser_hash = ${secretHash(browser ?? '')} as "isLive"
    from used join tokens t on t.token_hash = used.token_hash`.execute(db);
  const [used] = rows;
  const [actor] = used?.isLive ? await actorsByToken(db, [used.tokenHash], now, tokenIdleSeconds) : [];
  if (!used || !actor) refuse('notFound', say(texts.wasFetched));
  return { call: used.call, wish: used.wish, actor };
}
