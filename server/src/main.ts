import { enableCompileCache } from 'node:module';
import { type Config, readConfig } from './config/config.ts';
import { type Stops, stopAll } from './config/stopping.ts';
import { compiledFolder, logOf, webDist } from './config/surroundings.ts';
import { PlainError } from './errors/plain-error.ts';

// Heard by what is imported from here on, which is all but this.
enableCompileCache(compiledFolder);

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Starts the portal and tells how to stop it. What is started last is stopped first. */
export async function startServer(env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const config = readConfig(env);
  const stops: Stops = [];
  const stop = () => stopAll(stops, config.patience);
  try {
    await start(config, stops);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function start(config: Config, stops: Stops): Promise<void> {
  const log = logOf(config);
  const { openCompany } = await import('./company.ts');
  const { place, ...company } = await openCompany({ config, log, clock: () => new Date(), say }, stops);
  // Each is loaded by those processes alone that need it: what is not loaded takes neither time nor memory.
  if (config.processes > 1) {
    const { startProcesses } = await import('./processes/processes.ts');
    await startProcesses({ config, place, log }, stops);
  } else {
    const { metricsOf } = await import('./http/metrics.ts');
    const metrics = metricsOf(company.db);
    const { startWork } = await import('./company-work.ts');
    await startWork(company, { webDist, metrics }, stops);
    const { serve } = await import('./processes/serving.ts');
    await serve(company, { metrics }, stops);
  }
  announce(config);
}
function announce(config: Config): void {
  for (const note of config.notes) say(note);
  say(`Laurel is ready: ${config.publicUrl}`);
  if (!config.isDemonstration) return;
  say('Sign on as Thandi Mokoena (member), Johan Botha (manager) or Priya Naidoo (administrator):');
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
