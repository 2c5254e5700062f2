import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { Refusal } from '#errors/refuse';
import * as texts from './texts.ts';

/** Two files at once never happen: the second is refused. Who changes one person is waited for. */
export async function turnOfFile(tx: Tx): Promise<void> {
  const { rows } = await sql<{ isFree: boolean }>`select pg_try_advisory_xact_lock(7202611203) as "isFree"`.execute(tx);
  if (!rows[0]?.isFree) throw new Refusal('uploadBusy', say(texts.otherUpload), { retryAfterSeconds: 10 });
  await turnOfRoster(tx);
}

/** Who changes one person waits for who does that too, and for a file, as long as a request may wait. */
export async function turnOfRoster(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(7202611270)`.execute(tx);
}
