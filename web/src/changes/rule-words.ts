import type { Approver } from '@laurel/contract/approval-kinds';
import type { ApprovalRule, RuleStep } from '@laurel/contract/programme/approval-rules';
import { say } from '@laurel/contract/say';
import { formatPoints } from '#lib/points.ts';
import * as texts from './texts.ts';

/** Who confirms in a step, as they stand in a list. */
export const approverWords: Readonly<Record<Approver, string>> = {
  giversManager: say(texts.byGiversManager),
  nextManager: say(texts.byNextManager),
  recipientsManagers: say(texts.byRecipientsManagers),
  committee: say(texts.byCommittee),
  finance: say(texts.byFinance),
  people: say(texts.byPeople),
  programme: say(texts.byProgramme),
  adminReports: say(texts.byAdministrators),
  ideaReviewer: say(texts.byIdeaReviewers),
};

/** For which awards a rule is: 'Awards from budgets above 1,000 points, at site alba'. */
export function caseWords({ what, when, and = [], above, scopeKind, scopeCode }: ApprovalRule): string {
  const points = pointsTyped(above);
  const awards = say(texts.ruleCase, { what, when, points, where: scopeKind, code: scopeCode || '…' });
  if (and.length === 0) return awards;
  const more = and.map((one) => say(texts.ruleOnly, { what, when: one, points }));
  return say(texts.ruleAnd, { awards, more: more.reduce((one, other) => say(texts.ruleBoth, { one, other })) });
}

/** What is being written may be no number yet. */
function pointsTyped(points: unknown): string {
  return typeof points === 'number' ? formatPoints(points) : String(points) || '…';
}

/** Who confirms in a step: 'all of finance, nobody twice'. */
function stepWords({ by, all, fourEyes }: RuleStep): string {
  return say(texts.ruleStepWho, { by, all: all ? 'yes' : 'no', twice: fourEyes ? 'no' : 'yes' });
}

/** '1. the giver’s manager · 2. all of finance, nobody twice'. */
export function stepsWords(steps: readonly RuleStep[]): string {
  return steps.map((step, n) => say(texts.ruleStep, { number: n + 1, who: stepWords(step) })).join(' · ');
}

export function ruleWords(rule: ApprovalRule): string {
  return say(texts.ruleWhole, { awards: caseWords(rule), steps: stepsWords(rule.steps) });
}

const rulesPlace = 'approvals.rules';

/** Whether this is the place of one rule in a programme, by its key. */
export function isRulePlace(at: string): boolean {
  return at.startsWith(`${rulesPlace}.`);
}

export function isRulesPlace(at: string): boolean {
  return at === rulesPlace;
}

/** A rule as a difference writes it; '' where there is none. */
export function writtenRuleWords(written: string): string {
  return written === '' ? say(texts.nothingThere) : ruleWords(JSON.parse(written) as ApprovalRule);
}

/** The rules in their order, as a difference writes them. */
export function orderLines(written: string): string[] {
  const rules = JSON.parse(written) as ApprovalRule[];
  return [
    say(texts.rulesTurned),
    ...rules.map((rule, n) => say(texts.ruleNumbered, { number: n + 1, rule: ruleWords(rule) })),
  ];
}
