import * as z from 'zod/mini';
import { approvers } from '#approval-kinds';
import { pointsMost } from '#limits';
import { count, whole } from './wire.ts';

/** Some people by name, and how many they are in all. */
export const namedPeople = z.object({ count, names: z.array(z.string()) });
export type NamedPeople = z.output<typeof namedPeople>;

/** People whom a quote or an answer names; more are counted. */
export const peopleNamed = 8;

/** Who confirms in a step, before anything is asked: the first of them by name. */
const quoteStep = z.object({ by: z.enum(approvers), all: z.boolean(), people: namedPeople });

/** What a form shows before it is sent, counted by the server. */
export const quote = z.object({
  /** People who get it, divisions counted as theirs. */
  recipients: count,
  pointsEach: count,
  pointsTotal: count,
  /** What the payer has now; null where the programme pays, or nothing is paid. */
  available: z.nullable(count),
  /** What the payer has afterwards, below 0 when there is not enough; null like `available`. */
  left: z.nullable(whole),
  /** Of the divisions chosen: people who have not registered and so get nothing. */
  notRegistered: namedPeople,
  /** A division chosen is the giver's own, and leaves the giver out. */
  leavesOutSelf: z.boolean(),
  /** Who sees it in the portal only, because there is no address for the way chosen. */
  unreachable: namedPeople,
  /** Others confirm it before it is given, one step after the other: these. */
  steps: z.array(quoteStep),
  /** What is missing of it in the budget: it is asked for with the award. */
  missing: count,
  /** So much that the sum is to be confirmed in words. */
  mustConfirm: z.boolean(),
});
export type Quote = z.output<typeof quote>;

/** The part of a quote that a send carries: another count is refused, with the new quote. */
export const quoteSeen = z.strictObject({
  recipients: count,
  pointsTotal: count.check(z.maximum(pointsMost * 1_000_000)),
});
