import path from 'node:path';
import pino from 'pino';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { type OpenDatabase, openDatabase } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { createDb } from './db/pool.ts';
import { PlainError } from './plain-error.ts';

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
    { level: 'info', redact: ['req.headers.authorization', 'req.headers.cookie'] },
    pino.destination(2),
  );
  const db = createDb(database.settings, {
    onIdleError: (error) => logger.warn({ err: error }, 'idle connection lost'),
  });
  stops.push(() => db.destroy());
  const webDist = path.join(import.meta.dirname, '../../web/dist');
  const app = await buildApp({ db, config, clock: () => new Date(), logger, webDist });
  stops.push(() => app.close());
  await app.listen({ host: config.host, port: config.port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new PlainError(`Port ${config.port} is taken: set PORT to a free one.`);
    throw error;
  });
  announce(config);
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

async function run(): Promise<void> {
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
