import path from 'node:path';
import pino from 'pino';
import { buildApp } from './app.ts';
import { openCompany } from './company.ts';
import { startWork } from './company-work.ts';
import { type Config, readConfig } from './config.ts';
import { PlainError } from './plain-error.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Starts the portal and tells how to stop it. What is started last is stopped first. */
export async function startServer(env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const config = readConfig(env);
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const each of stops.reverse().splice(0)) await each();
  };
  try {
    await start(config, stops);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function start(config: Config, stops: (() => Promise<unknown>)[]): Promise<void> {
  const log = pino(
    { level: config.isDemonstration ? 'warn' : 'info', redact: ['req.headers.authorization', 'req.headers.cookie'] },
    pino.destination(2),
  );
  const webDist = path.join(import.meta.dirname, '../../web/dist');
  const company = await openCompany({ config, log, clock: () => new Date(), say }, stops);
  await startWork(company, { webDist }, stops);
  const app = await buildApp(company, { webDist });
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
