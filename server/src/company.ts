import './languages/reader.ts';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Rules } from '@laurel/contract/programme/items';
import type { Logger } from 'pino';
import { checkHashKey } from './codes/digest-key.ts';
import type { Config } from './config/config.ts';
import type { Stops } from './config/stopping.ts';
import { loadContent } from './content/load.ts';
import type { ConnectionSettings } from './db/connection.ts';
import { migrate } from './db/migrate.ts';
import { createDb, type Db, isAtWork } from './db/pool.ts';
import { transaction } from './db/transaction.ts';
import { loadDemonstration } from './demo/load.ts';
import { type OpenDatabase, openDatabase } from './embedded/embedded.ts';
import { type Keeper, keeper } from './kept/keeper.ts';
import { tellOfHold } from './outbox/hold.ts';
import { firstProgramme } from './programme/rules.ts';
import { voucherKeysOf } from './secrets/voucher-keys.ts';
import { type KnownWays, knownWays } from './settings/ways.ts';
import { offerSetup } from './setup/link.ts';
import { type LaneOptions, laneLimits, type ReportLane, reportLane } from './streams/lane.ts';

/**
 * A company: its database, and all that is its own. One company is one database; a process that serves several has one of
 * these for each, and what belongs to a company hangs on it, never on the process.
 */
export interface Company {
  config: Config;
  settings: ConnectionSettings;
  /** The same database without a pooler between, for what is a session. */
  direct: ConnectionSettings;
  db: Db;
  /** Where reports are read, apart from `db`. */
  lane: ReportLane;
  clock: () => Date;
  /** Newest first: the first one seals voucher codes, all of them open. */
  voucherKeys: readonly Buffer[];
  log: Logger;
  /** What everybody in it sees the same. */
  kept: Keeper;
  ways: KnownWays;
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
  stops: Stops,
): Promise<Company & { place: Place; beginsAt: string | undefined }> {
  const database: OpenDatabase = await openDatabase(config, { as: 'server', say });
  stops.push(() => database.close());
  const { settings, direct, dataDir } = database;
  await migrate(direct, { say });
  const place = { settings, direct, dataDir };
  const company = joinCompany({ config, log, clock, place }, stops);
  await fill(company, say);
  const lacking = await checkHashKey(company.db, company.voucherKeys);
  if (lacking) log.warn(`Voucher codes cannot be loaded. ${lacking}`);
  await tellOfHold(company.db, log);
  await tellOfUnheard(company, say);
  return { ...company, place, beginsAt: await beginningOf(company) };
}

/** Where an opened company is: its database, and the folder of what lies beside. */
export interface Place {
  settings: ConnectionSettings;
  direct: ConnectionSettings;
  dataDir: string;
}

export interface Joining extends Omit<Opening, 'say'> {
  place: Place;
  /** How many connections its requests share, where it is not all that a process has. */
  connections?: number;
}

/** A company that is open already, for one of the processes that serve it together. */
export function joinCompany(
  { config, log, clock, place, connections = config.databasePoolSize }: Joining,
  stops: Stops,
): Company {
  const db = createDb(place.settings, {
    max: connections,
    patience: config.patience,
    namedBehindPooler: config.poolerPrepares,
    onIdleError: (error) => log.warn({ err: error }, 'idle connection lost'),
  });
  stops.push(() => db.destroy());
  const lane = laneOf({ config, log, settings: place.settings, db });
  stops.push(() => lane.close());
  const voucherKeys = voucherKeysOf(config, place.dataDir);
  return {
    config,
    settings: place.settings,
    direct: place.direct,
    db,
    lane,
    clock,
    voucherKeys,
    log,
    kept: keeper(clock),
    ways: knownWays(db, { clock, first: firstProgramme(config.firstRules), patience: config.patience }),
  };
}

/** Where a company's reports are read, as its settings say. */
export function laneOf(
  { config, log, settings, db }: Pick<Company, 'config' | 'log' | 'settings' | 'db'>,
  options: Pick<LaneOptions, 'onNotice'> = {},
): ReportLane {
  const url = config.databaseReplicaUrl;
  return reportLane(settings, {
    ...options,
    limits: { ...laneLimits, waitMs: laneLimits.waitMs * config.patience, atOnce: config.reportsAtOnce },
    replica: url === undefined ? undefined : { connectionString: url },
    isBusy: () => isAtWork(db),
    onIdleError: (error) => log.warn({ err: error }, 'idle report connection lost'),
    onReplicaUnused: (outcome, error) =>
      log.warn({ outcome, err: error }, 'the replica could not be used; reports are read on the primary meanwhile'),
  });
}

const limitsOf = ({ limits, leavers }: Rules) => ({ limits, leavers });

/** Settings that the company's programme has the say of. */
async function tellOfUnheard(
  { ways, config: { firstRules, ruleVariables } }: Company,
  say: Opening['say'],
): Promise<void> {
  if (ruleVariables.length > 0 && !isDeepStrictEqual(limitsOf((await ways.known()).programme), limitsOf(firstRules)))
    say(`The company's programme says otherwise than ${ruleVariables.join(', ')}: these settings are not heard.`);
}

/** Where a company begins that has nobody; undefined where it has, or somebody is named to begin it by signing on. */
async function beginningOf({ db, config, clock }: Company): Promise<string | undefined> {
  if (config.isDemonstration) return undefined;
  const { firstAdministrator: named, oidc, publicUrl } = config;
  const path = await offerSetup(db, { named, canSignOn: oidc !== undefined }, clock());
  return path && publicUrl + path;
}

/** Content blocks that are not there yet, neutral ones or the demonstration's own; and, into an empty database of the demonstration, its company. */
async function fill({ db, config, clock, voucherKeys }: Company, say: (line: string) => void): Promise<void> {
  const folder = path.join(import.meta.dirname, config.isDemonstration ? '../../demo' : '..');
  const now = clock();
  await transaction(db, (tx) => loadContent(tx, path.join(folder, 'content'), now));
  if (!config.isDemonstration) return;
  if (await loadDemonstration({ db, folder, now, voucherKeys, first: firstProgramme(config.firstRules) }))
    say('The demonstration company is loaded.');
}
