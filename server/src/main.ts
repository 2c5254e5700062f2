import { enableCompileCache } from 'node:module';
import type { Opening } from './company.ts';
import { type Config, readConfig } from './config/config.ts';
import { guardProcess } from './config/guard.ts';
import { type Stops, stopAll } from './config/stopping.ts';
import { compiledFolder, logOf, webDist } from './config/surroundings.ts';
import { sayingOf, tellBeginning, tellFailure } from './config/voice.ts';

// Heard by what is imported from here on, which is all but this.
enableCompileCache(compiledFolder);

if (import.meta.main) await run();

/** Starts the portal, and stops it when it is told to. What is started last is stopped first. */
export async function run(): Promise<void> {
  const stops: Stops = [];
  let ending = { patience: 1, drainMs: 0 };
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= stopAll(stops, ending));
  try {
    const config = readConfig(process.env);
    ending = config;
    const log = logOf(config);
    guardProcess(log, stop);
    const say = sayingOf(process.env, log);
    const beginsAt = await start({ config, log, clock: () => new Date(), say }, stops);
    // Whoever is told that it is ready may stop it.
    stopOnSignal(stop, log);
    announce(config, beginsAt, say);
  } catch (error) {
    await stop().catch(() => {});
    tellFailure(error);
    process.exit(1);
  }
}

/** Answers where a company begins that has nobody. */
async function start(opening: Opening, stops: Stops): Promise<string | undefined> {
  const { config, log } = opening;
  const { openCompany } = await import('./company.ts');
  const { place, beginsAt, ...company } = await openCompany(opening, stops);
  // Each is loaded by those processes alone that need it: what is not loaded takes neither time nor memory.
  if (config.processes > 1) {
    const { startProcesses } = await import('./processes/processes.ts');
    await startProcesses({ config, place, log }, stops);
  } else {
    const { metricsOf } = await import('./http/metrics.ts');
    const metrics = metricsOf(company);
    const { startWork } = await import('./company-work.ts');
    await startWork(company, { webDist, metrics }, stops);
    const { serve } = await import('./processes/serving.ts');
    await serve(company, { metrics }, stops);
  }
  return beginsAt;
}

function announce(config: Config, beginsAt: string | undefined, say: Opening['say']): void {
  for (const note of config.notes) say(note);
  say(`Laurel is ready: ${config.publicUrl}`);
  if (beginsAt !== undefined) tellBeginning(beginsAt);
  if (!config.isDemonstration) return;
  say('Sign on as Thandi Mokoena (member), Johan Botha (manager) or Priya Naidoo (administrator):');
  for (const person of ['thandi.mokoena', 'johan.botha', 'priya.naidoo']) {
    say(`  ${config.publicUrl}/sso/idplogin?login_hint=${person}@laurel.example`);
  }
}

function stopOnSignal(stop: () => Promise<void>, log: Opening['log']): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      stop().then(
        () => process.exit(0),
        (error) => {
          log.error({ err: error }, 'the portal could not be stopped properly');
          process.exit(1);
        },
      );
    });
  }
}
