import type { Place } from '#company';
import type { MetricValues } from '#http/metrics';

/** What a process of the portal does: answer requests, or what is done without being asked. */
type Role = 'web' | 'work';

/** What it is told at its birth, in the environment variable of this name. */
export const orderName = 'LAUREL_WORKER';

export interface Order {
  role: Role;
  port: string;
  place: Place;
  /** How many connections its requests share. */
  connections: number;
}

export type ToPrimary =
  | { kind: 'ready' }
  | { kind: 'failed'; words: string }
  | { kind: 'metricsWanted'; id: number }
  | { kind: 'metricsTold'; id: number; values: MetricValues }
  | { kind: 'shareWanted'; id: number; memberId: number }
  | { kind: 'shareGone'; id: number };

export type ToWorker =
  | { kind: 'stop' }
  | { kind: 'metricsAsked'; id: number }
  | { kind: 'metricsOfAll'; id: number; text: string }
  | { kind: 'shareTold'; id: number; isRefused: boolean };
