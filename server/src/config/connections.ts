import type { Config } from './config.ts';

type Sized = Pick<Config, 'processes' | 'databasePoolSize' | 'reportsAtOnce'>;

const requestsLeast = 4;

/** Connections for the requests of one process: several share about as many as one alone, so that more processes are no more load on the database. */
export function connectionsOfProcess({ processes, databasePoolSize }: Omit<Sized, 'reportsAtOnce'>): number {
  return processes === 1 ? databasePoolSize : Math.max(requestsLeast, Math.ceil(databasePoolSize / processes));
}

/** What the process that works without being asked has for its own questions, where there is one. */
export const connectionsOfWork = 4;

/** Beside those: jobs, those who follow events, who listens, nights. */
const aside = 8;

/** Through which each process that answers hears of events, for the browsers that listen. */
const hearing = 1;

/** How many an instance may have in all. */
export function connectionsOfInstance(config: Sized): number {
  const { processes, reportsAtOnce } = config;
  const work = processes === 1 ? aside : aside + connectionsOfWork;
  return processes * (connectionsOfProcess(config) + reportsAtOnce + hearing) + work;
}
