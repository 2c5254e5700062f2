import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type ConnectionSettings, urlOf } from '#db/connection';
import { PlainError } from '#errors/plain-error';
import { type Binaries, embeddedBinaries } from './binaries.ts';
import { connectToCluster, socketPort, stopCluster } from './cluster.ts';
import { type Cluster, superuser } from './cluster-files.ts';
import { type DataDirChoice, placeDataDir } from './data-dir.ts';

export type OpenDatabase = {
  settings: ConnectionSettings;
  /** The same database without a pooler between, for what is a session: migrations, LISTEN, the queue, commands. */
  direct: ConnectionSettings;
  url: string;
  /** Where files beside the database live (the demonstration's voucher key); the embedded PostgreSQL may have moved it. */
  dataDir: string;
  close(): Promise<void>;
};

export type DatabaseChoice = DataDirChoice & {
  databaseUrl?: string | undefined;
  databaseDirectUrl?: string | undefined;
};

export type OpenOptions = {
  /** One server at a time may own a DATA_DIR; a command joins whoever runs there. */
  as: 'server' | 'command';
  say?: (line: string) => void;
  /** For tests: other programs and settings of PostgreSQL, as name=value. */
  binaries?: Binaries;
  flags?: readonly string[];
};

/** The database that the configuration names, or a PostgreSQL of our own in DATA_DIR. */
export async function openDatabase(choice: DatabaseChoice, options: OpenOptions): Promise<OpenDatabase> {
  const say = options.say ?? ((line) => process.stdout.write(`${line}\n`));
  if (choice.databaseUrl !== undefined) {
    const direct = { connectionString: choice.databaseDirectUrl ?? choice.databaseUrl };
    const settings = options.as === 'command' ? direct : { connectionString: choice.databaseUrl };
    return { settings, direct, url: choice.databaseUrl, dataDir: choice.dataDir, close: async () => {} };
  }
  const placed = placeDataDir(choice, say);
  const cluster = {
    ...placed,
    binaries: options.binaries ?? embeddedBinaries(placed.user),
    flags: options.flags ?? [],
  };
  const presence = await keepPresence(cluster, options.as, say);
  const settings = { host: cluster.socketDir, port: socketPort, user: superuser, database: 'laurel' };
  return { settings, direct: settings, url: urlOf(settings), dataDir: cluster.dataDir, close: presence.leave };
}

/*
 * Who is there is told by advisory locks of PostgreSQL itself, held by one connection for each process: they end with
 * the process however it ends. Everyone shares `present`; the last one to leave can take it alone, and stops PostgreSQL.
 */
const present = '7205, 1';
const serving = '7205, 2';

async function keepPresence(cluster: Cluster, as: OpenOptions['as'], say: (line: string) => void) {
  let leaving = false;
  let client = await enter(cluster, as);
  await createDatabase(client).catch(async (error) => {
    await depart(client, cluster);
    throw error;
  });
  watch();

  function watch(): void {
    client.once('end', () => {
      if (!leaving) void returnTo().catch((error: unknown) => say(`The database did not come back: ${String(error)}`));
    });
  }

  /** PostgreSQL itself died (out of memory, by hand) while we live: start it again; the pool reconnects by itself. */
  async function returnTo(): Promise<void> {
    say('The connection to the embedded PostgreSQL was lost; starting it again.');
    while (!leaving) {
      try {
        const again = await enter(cluster, as);
        if (leaving) return await depart(again, cluster);
        client = again;
        return watch();
      } catch (error) {
        say(error instanceof Error ? error.message : String(error));
        await sleep(1_000, undefined, { ref: false });
      }
    }
  }

  async function leave(): Promise<void> {
    if (leaving) return;
    leaving = true;
    await depart(client, cluster);
  }
  return { leave };
}

async function enter(cluster: Cluster, as: OpenOptions['as']): Promise<pg.Client> {
  for (;;) {
    const client = await connectToCluster(cluster);
    try {
      if (await asked(client, `pg_try_advisory_lock_shared(${present})`)) {
        if (as === 'command' || (await becomeServer(client))) return client;
        await depart(client, cluster);
        throw new PlainError(
          `Another Laurel server runs on DATA_DIR ${cluster.dataDir}: stop it, or give this one a DATA_DIR of its own. Several servers on one database need DATABASE_URL.`,
        );
      }
    } catch (error) {
      if (error instanceof PlainError) throw error;
      // PostgreSQL was stopped between the connection and the question: begin again.
    }
    await client.end().catch(() => {});
    await sleep(20);
  }
}

/** A server killed a moment ago may not have been missed by PostgreSQL yet. */
async function becomeServer(client: pg.Client): Promise<boolean> {
  for (let tries = 0; tries < 10; tries += 1) {
    if (await asked(client, `pg_try_advisory_lock(${serving})`)) return true;
    await sleep(100);
  }
  return false;
}

async function depart(client: pg.Client, cluster: Cluster): Promise<void> {
  try {
    await client.query(`select pg_advisory_unlock_shared(${present})`);
    if (await asked(client, `pg_try_advisory_lock(${present})`)) await stopCluster(cluster);
  } catch {
    // The connection is gone, and our locks with it; whoever comes next finds PostgreSQL, or starts it.
  }
  await client.end().catch(() => {});
}

async function createDatabase(client: pg.Client): Promise<void> {
  if (await asked(client, `exists (select from pg_database where datname = 'laurel')`)) return;
  await client.query('create database laurel').catch((error: { code?: string }) => {
    // A second process made it at the same moment.
    if (error.code !== '42P04' && error.code !== '23505') throw error;
  });
}

async function asked(client: pg.Client, expression: string): Promise<boolean> {
  const { rows } = await client.query<{ yes: boolean }>(`select ${expression} as yes`);
  return rows[0]?.yes === true;
}
