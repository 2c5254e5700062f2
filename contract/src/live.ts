import type { CallName } from './call-rows.ts';

/** Where a browser hears of what happens, as server-sent events: GET, with the token as every call has it. */
export const livePath = '/api/live';

/** At least so often something is sent, so that whoever hears nothing knows that nothing gets through. */
export const liveBeatMs = 20_000;
/** Two beats are missing. */
export const liveSilenceMs = 45_000;
/** Who comes for the first time hears what happened since its page came, if that is not longer ago. */
export const liveAgeMsMax = 10 * 60_000;
/** What everybody asks for again is asked for within this time, each at a moment of their own. */
export const liveSpreadMs = 30_000;

/** What is told: never what happened, but which answers are no longer as they were. Who may read them is decided when they are asked for. */
export interface LiveMessage {
  stale?: Told;
  /** By what the reader did, on this device or another: where it was done, it has been asked for again. */
  own?: Told;
  /** What everybody asks for again, each a little later. */
  spread?: readonly CallName[];
}

export type Told = readonly CallName[] | 'everything';
