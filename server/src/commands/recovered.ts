import type pg from 'pg';
import { type Hold, settleCopy, wordsOfHold } from '#backup/copied';
import { passing } from '#backup/tables';
import { migrationLock } from '#db/begin';
import { type ConnectionSettings, openConnection } from '#db/connection';
import { migrate } from '#db/migrate';
import { PlainError } from '#errors/plain-error';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  help: `laurel recovered

For a database that PostgreSQL brought back to a moment from its base backup and its archive of the log. To be run once it
takes writes and before a portal is started on it: the copy then is what "laurel restore" would have made of it.

It sends no e-mail and no SMS, neither what was promised before the moment nor what happens from then on, until "laurel
messages release". Everyone signs on again. Orders are numbered 100,000 further on: what was ordered after the moment, and is
not in it, keeps its number for itself.`,
  words: { least: 0, most: 0 },
  run: ({ config, say }) =>
    withDatabase(config, async ({ settings }) => {
      const { lastAct, lastOrder, hold } = await settleRecovered(settings, { say });
      say(`The last act in this database is of ${lastAct ?? 'never'}, its last order ${lastOrder ?? 'none'}.`);
      say('Everyone signs on again.');
      for (const line of wordsOfHold(hold)) say(line);
      return 0;
    }),
};

interface Settled {
  lastAct: string | undefined;
  lastOrder: string | undefined;
  hold: Hold;
}

export async function settleRecovered(
  settings: ConnectionSettings,
  { say = () => {} }: { say?: (line: string) => void } = {},
): Promise<Settled> {
  const client = await openConnection(settings, ownName);
  try {
    await refuseUnlessRecovered(client);
    await migrate(settings, { say });
    await client.query('begin');
    // An instance that starts now waits, and finds the hold.
    await client.query(migrationLock);
    await refuseBesidePortal(client);
    const last = await lastOf(client);
    await client.query(`truncate ${passing.join(', ')}`);
    // What waits in it belongs to another portal; who starts makes it anew.
    await client.query('drop schema if exists pgboss cascade');
    const hold = await settleCopy(client, { delivers: false });
    await client.query('commit');
    return { ...last, hold };
  } finally {
    await client.end();
  }
}

const ownName = 'laurel recovered';

async function refuseUnlessRecovered(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isRecovering: boolean; isPortal: boolean }>(
    `select pg_is_in_recovery() as "isRecovering", to_regclass('public.schema_migrations') is not null as "isPortal"`,
  );
  if (rows[0]?.isRecovering)
    throw new PlainError(
      'This database is still being recovered, or a standby: promote it first (select pg_promote()).',
    );
  if (!rows[0]?.isPortal) throw new PlainError('This database holds nothing of Laurel.');
}

/** What a portal has in hand, and what it keeps in memory of who is signed on, would outlive this. */
async function refuseBesidePortal(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity
     where datname = current_database() and application_name like 'laurel%' and application_name not in ($1, 'laurel migrate', 'laurel presence')
     order by name`,
    [ownName],
  );
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => `"${name}"`).join(', ');
  throw new PlainError(`Laurel is connected to this database (${names}): stop every instance and command first.`);
}

async function lastOf(client: pg.Client): Promise<Omit<Settled, 'hold'>> {
  const { rows } = await client.query<{ at: Date | null; num: string | null }>(
    `select (select max(at) from events) as at, (select order_num from orders where id = (select max(id) from orders)) as num`,
  );
  return { lastAct: rows[0]?.at?.toISOString(), lastOrder: rows[0]?.num ?? undefined };
}
