import path from 'node:path';
import type { Logger } from 'pino';
import { checkHashKey } from './codes/digest-key.ts';
import type { Config } from './config.ts';
import { loadContent } from './content/load.ts';
import type { ConnectionSettings } from './db/connection.ts';
import { type OpenDatabase, openDatabase } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { createDb, type Db } from './db/pool.ts';
import { loadDemonstration } from './demo/load.ts';
import { type Keeper, keeper } from './kept/keeper.ts';
import { voucherKeysOf } from './voucher-keys.ts';

/**
 * A company: its database, and all that is its own. One company is one database; a process that serves several has one of
 * these for each, and what belongs to a company hangs on it, never on the process.
 */
export interface Company {
  config: Config;
  settings: ConnectionSettings;
  db: Db;
  clock: () => Date;
  /** Newest first: the first one seals voucher codes, all of them open. */
  voucherKeys: readonly Buffer[];
  log: Logger;
  /** What everybody in it sees the same. */
  kept: Keeper;
}

export interface Opening {
  config: Config;
  log: Logger;
  clock: () => Date;
  say: (line: string) => void;
}

/** Opens a company's database, brings it to this release and puts in what it lacks. `stops` ends what was begun, also when this fails. */
export async function openCompany(
  { config, log, clock, say }: Opening,
  stops: (() => Promise<unknown>)[],
): Promise<Company> {
  const database: OpenDatabase = await openDatabase(config, { as: 'server', say });
  stops.push(() => database.close());
  await migrate(database.settings, { say });
  const db = createDb(database.settings, {
    onIdleError: (error) => log.warn({ err: error }, 'idle connection lost'),
  });
  stops.push(() => db.destroy());
  const voucherKeys = voucherKeysOf(config, database.dataDir);
  const company = { config, settings: database.settings, db, clock, voucherKeys, log, kept: keeper() };
  await fill(company, say);
  const lacking = await checkHashKey(db, voucherKeys);
  if (lacking) log.warn(`Voucher codes cannot be loaded. ${lacking}`);
  return company;
}

/** Content blocks that are not there yet; and, into an empty database of the demonstration, its company. */
async function fill({ db, config, clock, voucherKeys }: Company, say: (line: string) => void): Promise<void> {
  const folder = path.join(import.meta.dirname, '../../demo');
  const now = clock();
  await loadContent(db, path.join(folder, 'content'), now);
  if (!config.isDemonstration) return;
  if (await loadDemonstration({ db, folder, now, voucherKeys })) say('The demonstration company is loaded.');
}
