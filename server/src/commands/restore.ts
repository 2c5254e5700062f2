import type pg from 'pg';
import { type Hold, settleCopy, wordsOfHold } from '#backup/copied';
import { type Ending, type Manifest, readBackup } from '#backup/file';
import { copiedTables } from '#backup/tables';
import { migrationLock } from '#db/begin';
import { readCatalogue, type Table } from '#db/catalogue';
import { type ConnectionSettings, openConnection } from '#db/connection';
import { copyIn } from '#db/copy';
import { applyInside, isTextOf, type Migration, migrate, migrationsFolder, readMigrations } from '#db/migrate';
import { PlainError } from '#errors/plain-error';
import { invariants } from '#ledger/invariants';
import { quoted } from './backup.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  help: `laurel restore <file> [--deliver]

Puts a backup into an empty database: one without a single table. All or nothing. A backup of an older release is
brought up to this one. Afterwards everyone signs on again.

A restored portal sends no e-mail and no SMS, neither what the backup still had to send nor what happens in it from then
on: all of it is held until "laurel messages release". So a rehearsal writes to nobody. Orders are numbered 100,000 further
on: what was ordered after the backup keeps its number for itself.

  --deliver     sends both as the portal that was backed up would have: where that one is gone for good

The keys of the voucher codes are not in the backup: set VOUCHER_KEYS (in the demonstration: put voucher.key into
DATA_DIR) as they were when it was made.`,
  options: { deliver: { type: 'boolean' } },
  words: { least: 1, most: 1 },
  run: ({ words: [path = ''], options, config, say }) =>
    withDatabase(config, async ({ settings }) => {
      const { rows, createdAt, hold } = await restore(settings, path, { delivers: options.deliver === true, say });
      const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
      say(`Restored ${total} rows of ${Object.keys(rows).length} tables, as they were at ${createdAt}.`);
      say('Everyone signs on again. The keys of the voucher codes were not in the file: see that they are in place.');
      for (const line of wordsOfHold(hold)) say(line);
      return 0;
    }),
};

interface Restoring {
  /** What was promised is sent; otherwise it is held, and so is what follows. */
  delivers?: boolean;
  say?: (line: string) => void;
}

export async function restore(
  settings: ConnectionSettings,
  path: string,
  { delivers = false, say = () => {} }: Restoring = {},
) {
  const { migrations, newer, manifest } = await examine(path);
  const client = await openConnection(settings, 'laurel restore');
  let rows: Ending['rows'];
  let hold: Hold;
  try {
    await client.query('begin');
    await refuseUnlessEmpty(client);
    for (const migration of migrations) await applyInside(client, migration);
    rows = await fill(client, path);
    for (const migration of newer) await applyInside(client, migration);
    hold = await settleCopy(client, { delivers });
    await client.query('commit');
  } finally {
    // Without COMMIT nothing of it stays.
    await client.end();
  }
  await migrate(settings, { say });
  await sortIntoMonths(settings);
  return { rows, createdAt: manifest.createdAt, hold };
}

/** The months of the events that the file brought, each with its events in it. */
async function sortIntoMonths(settings: ConnectionSettings): Promise<void> {
  const client = await openConnection(settings, 'laurel restore');
  try {
    await client.query(`select events_make_months(coalesce(min(at), now()), now() + interval '3 months') from events`);
  } finally {
    await client.end();
  }
}

interface Examined {
  manifest: Manifest;
  /** Those of the release that made it, and those since. */
  migrations: Migration[];
  newer: Migration[];
}

/** Reads the whole file before anything is touched: a damaged one is found now, not in the middle. */
async function examine(path: string): Promise<Examined> {
  let manifest: Manifest | undefined;
  const counted: Ending['rows'] = {};
  const { rows } = await readBackup(path, {
    manifest: async (found) => {
      manifest = found;
    },
    table: async ({ table }, data) => {
      counted[table] = 0;
      for await (const chunk of data) counted[table] += chunk.toString('latin1').split('\n').length - 1;
    },
  });
  for (const [table, count] of Object.entries(rows)) {
    if (counted[table] !== count) {
      throw new PlainError(`${path} is damaged: table ${table} has ${counted[table]} rows instead of ${count}.`);
    }
  }
  if (!manifest) throw new PlainError(`${path} is not a backup of Laurel.`);
  const known = readMigrations(migrationsFolder);
  const migrations = manifest.migrations.map(({ name, sha256 }) => {
    const migration = known.find((candidate) => candidate.name === name);
    if (!migration)
      throw new PlainError(
        `${path} was made by a newer release: it has migration ${name}, which this one does not know.`,
      );
    if (!isTextOf(migration, sha256))
      throw new PlainError(`${path} was made by a release whose migration ${name} was another.`);
    return migration;
  });
  return { manifest, migrations, newer: known.filter((one) => !migrations.includes(one)) };
}

async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  // The same lock as migrate's: an instance that starts now waits.
  await client.query(migrationLock);
  const { rows } = await client.query(
    `select count(*)::int as tables from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  if (rows[0].tables > 0)
    throw new PlainError('This database is not empty: restore into a new one, or into a new DATA_DIR.');
}

async function fill(client: pg.Client, path: string): Promise<Ending['rows']> {
  const tables = copiedTables(await readCatalogue(client));
  await prepareTables(client, tables);
  const { rows, sequences } = await readBackup(path, {
    manifest: async () => {},
    table: async ({ table, columns }, data) => {
      await copyIn(client, `copy ${quoted(table)} (${columns.map(quoted).join(', ')}) from stdin`, data);
    },
  });
  // What was deferred is checked now, because tables with unchecked rows cannot be altered.
  await client.query('set constraints all immediate');
  await proveLedger(client);
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [quoted(name), value, isCalled]);
  for (const table of tables) await continueIdentities(client, table);
  return rows;
}

/** The triggers that add up what is posted rest while rows come in; what they would have seen is looked at whole. */
async function proveLedger(client: pg.Client): Promise<void> {
  // loop: each invariant is one statement
  for (const { id, words, sql } of invariants.filter((one) => ['I1', 'I2', 'I3', 'I13'].includes(one.id))) {
    const { rows } = await client.query(sql.replaceAll(':since', '0').replaceAll(':at', `'-infinity'::timestamptz`));
    if (rows.length > 0) throw new PlainError(`This backup breaks the ledger (${id}): a proof fails: ${words}`);
  }
}

/**
 * What migrations put in gives way to what was backed up. Triggers that would compute a row anew (the audit's chain) rest:
 * a broken chain must stay visible after a restore. Those that only check at COMMIT stay at work.
 */
async function prepareTables(client: pg.Client, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
  for (const { name } of tables.toReversed()) await client.query(`delete from ${quoted(name)}`);
  const { rows } = await client.query<{ table: string; name: string }>(
    `select c.relname as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and t.tgconstraint <> 0 and c.relnamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${quoted(table)} enable trigger ${quoted(name)}`);
}

/** New rows are numbered after the restored ones. */
async function continueIdentities(client: pg.Client, { name, columns }: Table): Promise<void> {
  for (const column of columns.filter(({ identity }) => identity !== null)) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), greatest(max(${quoted(column.name)}), 1), max(${quoted(column.name)}) is not null) from ${quoted(name)}`,
      [quoted(name), column.name],
    );
  }
}
