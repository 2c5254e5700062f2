import { graceDaysMost, pointsInAllMost, recipientsMax } from '@laurel/contract/limits';
import type { Limit, Rules } from '@laurel/contract/programme/items';
import { seedRules } from '@laurel/contract/programme/seed-rules';
import { type Env, text, wholeNumber } from './settings.ts';

const variables = [
  'AWARD_CEILING',
  'OWN_DIVISION_MAX',
  'CONFIRM_POINTS_ABOVE',
  'CONFIRM_PEOPLE_ABOVE',
  'PAIR_POINTS_PER_MONTH',
  'RECOGNISE_POINTS_PER_MONTH',
  'BUDGET_POINTS_PER_MONTH',
  'REDEMPTION_MAX_PER_DAY',
  'LEAVERS_MAX_PERCENT',
  'LEAVERS_GRACE_DAYS',
  'CORRECTION_POINTS_ALONE',
] as const;
type RuleVariable = (typeof variables)[number];

const { limits, leavers, corrections } = seedRules;

/** Those that are set. */
export function ruleVariablesIn(env: Env): string[] {
  return variables.filter((name) => text(env, name) !== undefined);
}

/**
 * What the environment says of what nobody does alone, or as the specification has it: it goes until the company's programme says so
 * itself. Without limits nobody waits for a second person but where the environment says so.
 */
export function firstRulesOf(env: Env, { rateLimits }: { rateLimits: boolean }): Rules {
  const of = (name: RuleVariable, [least, most]: [number, number], otherwise: number) =>
    wholeNumber(env, name, { least, most, otherwise });
  const points = (name: RuleVariable, otherwise: number) => of(name, [0, pointsInAllMost], otherwise);
  const alone = (name: RuleVariable, otherwise: Limit): Limit => {
    if (text(env, name) === undefined) return rateLimits ? otherwise : 'none';
    return points(name, 0);
  };
  return {
    ...seedRules,
    limits: {
      award: of('AWARD_CEILING', [1, pointsInAllMost], limits.award),
      ownDivision: of('OWN_DIVISION_MAX', [0, recipientsMax], limits.ownDivision),
      confirm: {
        points: points('CONFIRM_POINTS_ABOVE', limits.confirm.points),
        people: of('CONFIRM_PEOPLE_ABOVE', [0, 1_000_000], limits.confirm.people),
      },
      pairInMonth: alone('PAIR_POINTS_PER_MONTH', limits.pairInMonth),
      recogniseInMonth: alone('RECOGNISE_POINTS_PER_MONTH', limits.recogniseInMonth),
      budgetInMonth: alone('BUDGET_POINTS_PER_MONTH', limits.budgetInMonth),
      spentInDay: points('REDEMPTION_MAX_PER_DAY', 0) || 'none',
    },
    leavers: {
      graceDays: of('LEAVERS_GRACE_DAYS', [0, graceDaysMost], leavers.graceDays),
      percentAtOnce: of('LEAVERS_MAX_PERCENT', [0, 100], leavers.percentAtOnce),
    },
    corrections: { ...corrections, alone: alone('CORRECTION_POINTS_ALONE', corrections.alone) },
  };
}
