import { AsyncLocalStorage } from 'node:async_hooks';

/** Whoever reads what is said while something is done for them. */
export interface SpokenTo {
  /** A language of the portal, as a country writes its numbers and dates: 'de-ZA'. */
  readonly locale: string;
}

// of the process: to whom what is done now speaks
export const speakingTo = new AsyncLocalStorage<SpokenTo>();
