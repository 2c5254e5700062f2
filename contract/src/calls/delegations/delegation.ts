import * as z from 'zod/mini';
import { delegationScopes } from '#access';
import { delegationEnds } from '#events';
import { delegationDaysMax, delegationPointsMax, delegationReasonMax } from '#limits';
import { say } from '#say';
import { requiredText } from '#shapes/text';
import { count, id, isoDate, isoInstant, memberId, oneOf, whole } from '#shapes/wire';
import { told } from '#told';
import * as texts from './texts.ts';

const person = z.object({ memberId: z.string(), name: z.string(), memberNumber: z.string() });

/** By whom somebody is stood in for, in what, and when; days are those of who is away. */
export const delegation = z.object({
  delegationId: z.string(),
  revision: count,
  away: person,
  delegate: person,
  scopes: z.array(z.enum(delegationScopes)),
  /** Of the pot of who is away: as much in all, and as much of it as is given; null where the pot is not lent. */
  pointsMost: z.nullable(count),
  pointsUsed: count,
  dateFrom: isoDate,
  /** The last day. */
  dateUntil: isoDate,
  state: z.enum(['coming', 'running', 'over', 'ended']),
  /** Who named it, where that was not who is away. */
  namedByMember: z.string(),
  /** Before its time. */
  dateEnded: z.nullable(isoInstant),
  endedByMember: z.string(),
  endedWhy: z.nullable(z.enum(delegationEnds)),
});
export type Delegation = z.output<typeof delegation>;

const scopes = z.array(z.enum(delegationScopes, oneOf(delegationScopes)), told(texts.chooseScope)).check(
  z.minLength(1, told(texts.chooseScope)),
  z.maxLength(delegationScopes.length, told(texts.chooseScope)),
  z.refine((all) => new Set(all).size === all.length, told(texts.chooseScope)),
);
const points = z.nullable(
  whole.check(
    z.minimum(1, told(texts.givePoints)),
    z.maximum(delegationPointsMax, told(texts.pointsAtMost, { max: delegationPointsMax })),
  ),
);

/** What is named, and until when. */
export const lent = { scopes, points, dateUntil: isoDate };

/** Whom, from when, and what. */
export const named = { delegateId: memberId, dateFrom: isoDate, ...lent };

/** Why somebody else names or ends it: for the audit. */
export const reason = requiredText(delegationReasonMax, texts.sayWhy);
export const one = { delegationId: id };
export const answered = z.object({ message: z.string() });

interface Lending {
  scopes: readonly string[];
  points: number | null;
}

/** For objects with these fields: points where a budget is lent, and none where it is not. */
export function pointsWithBudget({ scopes, points }: Lending, ctx: z.core.$RefinementCtx): void {
  const isBudget = scopes.includes('budget');
  if (isBudget === (points !== null)) return;
  ctx.addIssue({ code: 'custom', path: ['points'], message: say(isBudget ? texts.givePoints : texts.noPoints) });
}

const dayMs = 86_400_000;

/** Its days are in order, and not too many. */
export function daysInOrder(
  { dateFrom, dateUntil }: { dateFrom: string; dateUntil: string },
  ctx: z.core.$RefinementCtx,
): void {
  const days = (Date.parse(dateUntil) - Date.parse(dateFrom)) / dayMs + 1;
  const issue = (message: string) => ctx.addIssue({ code: 'custom', path: ['dateUntil'], message });
  if (days < 1) issue(say(texts.daysTurned));
  else if (days > delegationDaysMax) issue(say(texts.daysAtMost, { max: delegationDaysMax }));
}
