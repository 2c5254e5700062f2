import path from 'node:path';
import pino, { type Logger } from 'pino';
import { buildApp, gateOf, subscribers } from './app.ts';
import { warnOfLowStock } from './catalogue/low-stock.ts';
import { checkHashKey } from './codes/digest-key.ts';
import { type Config, readConfig } from './config.ts';
import { loadContent } from './content/load.ts';
import type { ConnectionSettings } from './db/connection.ts';
import { type OpenDatabase, openDatabase } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { createDb, type Db } from './db/pool.ts';
import { loadDemonstration } from './demo/load.ts';
import { followEvents } from './events/follow.ts';
import { makeMonths } from './events/months.ts';
import { type Schedule, startJobs } from './jobs/jobs.ts';
import { brokenInvariants, sealLedger } from './ledger/verify.ts';
import { forgetOldMessages } from './outbox/forget.ts';
import { transports } from './outbox/transports.ts';
import { drawingsOf } from './pictures/drawing.ts';
import { PlainError } from './plain-error.ts';
import { summariseEndedQuarters } from './quarters/summarise.ts';
import { forgetExpired } from './session/forget.ts';
import { forfeitLeavers } from './uploads/leavers.ts';
import { voucherKeysOf } from './voucher-keys.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Starts the portal and tells how to stop it. What is started last is stopped first. */
export async function startServer(env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const config = readConfig(env);
  const database = await openDatabase(config, { as: 'server', say });
  const stops: (() => Promise<unknown>)[] = [() => database.close()];
  const stop = async () => {
    for (const each of stops.reverse().splice(0)) await each();
  };
  try {
    await start(config, database, stops);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function start(config: Config, database: OpenDatabase, stops: (() => Promise<unknown>)[]): Promise<void> {
  await migrate(database.settings, { say });
  const logger = pino(
    { level: config.isDemonstration ? 'warn' : 'info', redact: ['req.headers.authorization', 'req.headers.cookie'] },
    pino.destination(2),
  );
  const db = createDb(database.settings, {
    onIdleError: (error) => logger.warn({ err: error }, 'idle connection lost'),
  });
  stops.push(() => db.destroy());
  const webDist = path.join(import.meta.dirname, '../../web/dist');
  const clock = () => new Date();
  const voucherKeys = voucherKeysOf(config, database.dataDir);
  await fill(db, config, { now: clock(), voucherKeys });
  const lacking = await checkHashKey(db, voucherKeys);
  if (lacking) logger.warn(`Voucher codes cannot be loaded. ${lacking}`);
  const outgoing = transports(config);
  const domain = new URL(config.publicUrl).hostname;
  const schedules = schedulesOf({ db, settings: database.settings }, config, clock, logger);
  const drawing = drawingsOf(path.join(webDist, 'cards'));
  const jobs = {
    db,
    settings: database.settings,
    transports: outgoing,
    gate: gateOf(config),
    domain,
    clock,
    drawing,
    log: logger,
    schedules,
  };
  stops.push(await startJobs(jobs));
  stops.push(await followEvents({ db, settings: database.settings, subscribers, log: logger }));
  const app = await buildApp({ db, config, clock, voucherKeys, logger, webDist });
  stops.push(() => app.close());
  await app.listen({ host: config.host, port: config.port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new PlainError(`Port ${config.port} is taken: set PORT to a free one.`);
    throw error;
  });
  announce(config);
}

/** What is done by the clock, by one instance. */
function schedulesOf(
  { db, settings }: { db: Db; settings: ConnectionSettings },
  { publicUrl, leaversGraceDays }: Config,
  clock: () => Date,
  log: Logger,
): Schedule[] {
  return [
    { name: 'forget-expired', cron: '10 2 * * *', run: () => forgetExpired(db, clock()) },
    { name: 'forget-old-messages', cron: '20 2 * * *', run: () => forgetOldMessages(db, clock()) },
    {
      name: 'summarise-quarters',
      cron: '5 0 * * *',
      run: async () => void (await summariseEndedQuarters(db, clock())),
    },
    {
      name: 'warn-of-low-stock',
      cron: '*/10 * * * *',
      run: async () => void (await warnOfLowStock(db, { now: clock(), publicUrl })),
    },
    {
      name: 'forfeit-leavers',
      cron: '15 2 * * *',
      run: async () => void (await forfeitLeavers(db, { now: clock(), leaversGraceDays })),
    },
    { name: 'make-months', cron: '0 3 * * *', run: () => makeMonths(db, clock()) },
    { name: 'verify-ledger', cron: '30 2 * * *', run: () => verifyNightly(settings, log) },
  ];
}

/** What came since the last seal, on a connection of its own: nobody waits for a proof, and none runs into the day. */
async function verifyNightly(settings: ConnectionSettings, log: Logger): Promise<void> {
  const db = createDb(settings, { max: 1, applicationName: 'laurel nightly proof', limits: 'none' });
  try {
    const broken = await brokenInvariants(db, { of: 'sinceSeal', limitMs: 10 * 60_000 });
    for (const finding of broken) log.error({ finding }, 'the ledger breaks an invariant');
    if (broken.length === 0) await sealLedger(db);
  } finally {
    await db.destroy();
  }
}

/** Content blocks that are not there yet; and, into an empty database of the demonstration, its company. */
async function fill(
  db: Db,
  { isDemonstration, publicUrl }: Config,
  { now, voucherKeys }: { now: Date; voucherKeys: readonly Buffer[] },
): Promise<void> {
  const folder = path.join(import.meta.dirname, '../../demo');
  await loadContent(db, path.join(folder, 'content'), now);
  if (!isDemonstration) return;
  if (await loadDemonstration({ db, folder, now, publicUrl, voucherKeys })) say('The demonstration company is loaded.');
}

function announce(config: Config): void {
  for (const note of config.notes) say(note);
  say(`Laurel is ready: ${config.publicUrl}`);
  if (!config.isDemonstration) return;
  say('Sign in as Thandi Mokoena (member), Johan Botha (manager) or Priya Naidoo (administrator):');
  for (const person of ['thandi.mokoena', 'johan.botha', 'priya.naidoo']) {
    say(`  ${config.publicUrl}/sso/idplogin?login_hint=${person}@laurel.example`);
  }
}

if (import.meta.main) await run();

export async function run(): Promise<void> {
  try {
    const stop = await startServer(process.env);
    let stopping = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (stopping) return;
        stopping = true;
        stop().then(
          () => process.exit(0),
          (error) => {
            console.error(error);
            process.exit(1);
          },
        );
      });
    }
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    process.exit(1);
  }
}
