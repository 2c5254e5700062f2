import * as z from 'zod/mini';
import { call } from '#call';
import { countedRows } from '#shapes/list-page';
import { count, isoInstant, whole } from '#shapes/wire';
import { next, personPage } from './person-page.ts';

export const movementKinds = [
  ...(['nomination', 'adhoc', 'reward', 'payitforward', 'idea', 'budget', 'order', 'cancel', 'refund'] as const),
  ...([
    'leaver',
    'correction',
    'move',
    'return',
    'debt',
    'repayment',
    'merger',
    'reserve',
    'release',
    'anniversary',
  ] as const),
] as const;
export type MovementKind = (typeof movementKinds)[number];

const movement = z.object({
  date: isoInstant,
  account: z.enum(['wallet', 'pot']),
  kind: z.enum(movementKinds),
  /** From whom, or to whom; empty where it is nobody. */
  otherMember: z.string(),
  /** What it was for: a behaviour or value, an order, a period. */
  what: z.string(),
  points: whole,
  /** What was in the account then. */
  after: count,
});
export type Movement = z.output<typeof movement>;

/** What came into somebody's accounts and what went out, those closed by now among them: the newest first. */
export const personledger = call(
  'personledger',
  personPage,
  z.object({ movements: z.array(movement), next, ...countedRows }),
);
