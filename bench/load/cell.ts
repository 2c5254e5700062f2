import type { ConnectionSettings } from '#server/db/connection';
import type { FlowName } from './flows.ts';
import type { Job, Load } from './generator.ts';
import { percentile } from './histogram.ts';
import { load, type Running } from './processes.ts';

/** One company with the portal on it, and the yardsticks beside. */
export interface Bench {
  people: number;
  settings: ConnectionSettings;
  portal: Running;
  floorSettings: ConnectionSettings;
  floor: Running;
  /** Undefined where it is not installed. */
  pgbench: string | undefined;
  /** How long each measurement takes. */
  seconds: number;
  round: number;
  month: string;
  /** How often and how long each call waits for the database. */
  waits: Record<string, Waits>;
}

export interface Waits {
  trips: number;
  ms: number;
}

/** What a measurement told, by name; milliseconds, or so many a second. */
export type Figures = Record<string, number>;

export interface Row {
  words: string;
  figure: string;
  unit: '/s' | 'ms' | 'MB' | '×';
  better: 'more' | 'less';
  /**
   * By what it is measured: the yardstick's figure of the same name, this number, or itself in the smallest company, where
   * the yardstick tells how fast the machine was at either time.
   */
  against: 'yardstick' | 'smallest' | number;
  /** The ratio to be reached, and the one after it. */
  goal: number;
  beyond?: number;
  /** The size of company from which on it is to be reached; any, where left out. */
  from?: number;
}

export interface Cell {
  key: string;
  /** The companies it needs. */
  people: { least: number; most?: number };
  /** Does not change from round to round. */
  isOnce?: boolean;
  measure(bench: Bench): Promise<Figures>;
  yardstick?(bench: Bench): Promise<Figures>;
  rows: Row[];
}

export class NotMeasured extends Error {}

/** A share of answers that fail is still a measurement; more is a broken one. */
const failedMost = 0.005;

export function figuresOf(told: Load): Figures {
  const failed = Object.values(told.failed).reduce((sum, { count }) => sum + count, 0);
  if (told.done.count === 0 || failed > failedMost * (told.done.count + failed))
    throw new NotMeasured(`${told.done.count} answers, failed: ${JSON.stringify(told.failed)}`);
  const figures: Figures = {
    rate: told.done.count / told.seconds,
    mean: told.done.total / told.done.count,
    p50: percentile(told.done, 0.5) ?? 0,
    p99: percentile(told.done, 0.99) ?? 0,
  };
  for (const [part, parts] of Object.entries(told.parts)) figures[`${part} p99`] = percentile(parts, 0.99) ?? 0;
  return figures;
}

export function jobOf(bench: Bench, flow: FlowName, connections: number): Job {
  const { seconds, people, month, round, portal } = bench;
  const seed = round * 100 + connections;
  return { port: portal.port, bearer: 'token', flow, connections, seconds, people, month, seed };
}

export async function portalLoad(bench: Bench, flow: FlowName, connections: number): Promise<Figures> {
  return figuresOf(await load(jobOf(bench, flow, connections)));
}

export async function floorLoad(bench: Bench, flow: FlowName, connections: number): Promise<Figures> {
  return figuresOf(await load({ ...jobOf(bench, flow, connections), port: bench.floor.port, bearer: 'number' }));
}
