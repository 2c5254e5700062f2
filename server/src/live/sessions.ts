import { tokenIdleSeconds } from '@laurel/contract/limits';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { actorsByToken } from '#directory/actor';
import type { Connection, LiveHub } from './hub.ts';

/** So many are looked up in one statement. */
const togetherMax = 1000;

/** Ends those whose session is over, who have left, or who have begun to look as somebody else since; knows the others as they are now. */
export async function lookAfterSessions(
  db: Db,
  hub: LiveHub,
  { now, connections = hub.connections() }: { now: Date; connections?: readonly Connection[] },
): Promise<void> {
  // loop: a thousand sessions each
  for (let first = 0; first < connections.length; first += togetherMax) {
    const some = connections.slice(first, first + togetherMax);
    const hashes = some.map(({ tokenHash }) => tokenHash);
    const [actors, viewings] = [
      await actorsByToken(db, hashes, now, tokenIdleSeconds),
      await viewingsOf(db, hashes, now),
    ];
    const byHash = new Map(actors.map((actor) => [actor.tokenHash.toString('hex'), actor]));
    for (const connection of some) {
      const hash = connection.tokenHash.toString('hex');
      const actor = byHash.get(hash);
      const beganViewing = viewings.get(hash);
      if (!actor || actor.siteTemplate === '' || (beganViewing && beganViewing >= connection.began))
        hub.end(connection, 'session');
      else connection.actor = actor;
    }
  }
}

/** When somebody began to look as somebody else in these sessions, and still does. */
async function viewingsOf(db: Db, hashes: readonly Buffer[], now: Date): Promise<Map<string, Date>> {
  const { rows } = await sql<{ hash: Buffer; began: Date }>`
    select session_hash as hash, max(began_at) as began from viewings
    where session_hash = any(${[...hashes]}::bytea[]) and ended_at is null and until > ${now} group by 1`.execute(db);
  return new Map(rows.map(({ hash, began }) => [hash.toString('hex'), began]));
}
