import {
  type ApprovalRule,
  conditionsFor,
  conditionsOf,
  type RuleStep,
  rulesMost,
  type StepApprover,
  stepApprovers,
} from '@laurel/contract/programme/approval-rules';

/** With which a rule begins that is for what is above so many points. */
const usualAbove = 1000;
const first: RuleStep = { by: 'giversManager', all: false, fourEyes: false };

type Rules = readonly ApprovalRule[];

/** 'rule-3', where the first two are taken. */
export function newKey(taken: readonly string[]): string {
  for (let n = 1; ; n++) if (!taken.includes(`rule-${n}`)) return `rule-${n}`;
}

export function newRule(key: string, more: Partial<ApprovalRule> = {}): ApprovalRule {
  return {
    ...{ key, what: 'adhoc', when: 'above', above: usualAbove, scopeKind: 'everything', scopeCode: '' },
    steps: [first],
    ...more,
  };
}

/** Of which a company may begin. */
export function exampleRules(): ApprovalRule[] {
  const steps: RuleStep[] = [first, { by: 'finance', all: false, fourEyes: true }];
  return [newRule('above'), newRule('outside', { when: 'outsideBudget', above: 0, steps })];
}

/** A copy stands behind what it is of. */
export function withCopy(rules: Rules, of: ApprovalRule, key: string): ApprovalRule[] {
  return rules.flatMap((rule) => (rule === of ? [rule, { ...rule, key }] : [rule]));
}

export function movedRule(rules: Rules, at: number, step: 1 | -1): ApprovalRule[] {
  const [one, other] = [rules[at], rules[at + step]];
  if (!one || !other) return [...rules];
  return rules.map((rule) => (rule === one ? other : rule === other ? one : rule));
}

export function mayAdd(rules: Rules): boolean {
  return rules.length < rulesMost;
}

/** With some of it otherwise; what does not fit it any more goes back to what always does. */
export function changedRule(rule: ApprovalRule, more: Partial<ApprovalRule>): ApprovalRule {
  const next = { ...rule, ...more };
  const when = conditionsFor(next.what).includes(next.when) ? next.when : 'always';
  const and =
    when === 'always' ? [] : (next.and ?? []).filter((one) => one !== when && conditionsFor(next.what).includes(one));
  const isNewlyAbove =
    conditionsOf({ when, and }).includes('above') && !conditionsOf(rule).includes('above') && next.above === 0;
  const { and: _, ...rest } = next;
  return {
    ...rest,
    when,
    ...(and.length > 0 && { and }),
    above: isNewlyAbove ? usualAbove : next.above,
    steps: next.steps.map(stepAt),
  };
}

/** Before the first nobody has confirmed, and of one person there is no other. */
function stepAt(step: RuleStep, at: number): RuleStep {
  return { ...step, all: step.all && isOfMany(step.by), fourEyes: step.fourEyes && at > 0 };
}

/** Whether several may confirm in such a step. */
export function isOfMany(by: StepApprover): boolean {
  return by !== 'giversManager' && by !== 'nextManager';
}

/** Another who does not confirm yet, by nobody who did. */
export function withStep(steps: readonly RuleStep[]): RuleStep[] {
  const by = stepApprovers.find((one) => steps.every((step) => step.by !== one)) ?? 'adminReports';
  return [...steps, { by, all: false, fourEyes: true }];
}

/** The place of a rule before this one that fits whatever this one does, so that it never goes. */
export function coveredBy(rules: Rules, at: number): number | undefined {
  const rule = rules[at];
  const found = rules.slice(0, at).findIndex((earlier) => rule && covers(earlier, rule));
  return found < 0 ? undefined : found;
}

/** What a budget lacks is reached by rules for that alone. */
function covers(earlier: ApprovalRule, rule: ApprovalRule): boolean {
  const isThere =
    earlier.scopeKind === 'everything' ||
    (earlier.scopeKind === rule.scopeKind && earlier.scopeCode === rule.scopeCode && rule.scopeCode !== '');
  const [asks, has] = [conditionsOf(earlier), conditionsOf(rule)];
  const isThen =
    asks.every((one) => has.includes(one) && (one !== 'above' || Number(earlier.above) <= Number(rule.above))) &&
    (asks.includes('outsideBudget') || !has.includes('outsideBudget'));
  return earlier.what === rule.what && isThere && isThen;
}
