/** What may wait until others have confirmed it: the awards that give points, and the rating of a nomination. */
export const ruledKinds = ['adhoc', 'recognise', 'payItForward', 'nomination'] as const;
export type RuledKind = (typeof ruledKinds)[number];

/** When a rule is for one. */
export const ruleConditions = ['always', 'above', 'ownManager', 'outsideBudget'] as const;
export type RuleCondition = (typeof ruleConditions)[number];

/** Whose awards a rule is for, by where their giver is: of a nomination who nominated. */
export const ruleScopes = ['everything', 'site', 'cluster', 'division', 'costCentre'] as const;
export type RuleScope = (typeof ruleScopes)[number];

/** Who confirms in a step: by where they stand to giver and recipients, or by what they hold. */
export const stepApprovers = [
  'giversManager',
  'nextManager',
  'recipientsManagers',
  'committee',
  'finance',
  'people',
  'programme',
  'adminReports',
] as const;
export type StepApprover = (typeof stepApprovers)[number];

export const ruleStepsMost = 3;
export const rulesMost = 50;

export interface RuleStep {
  by: StepApprover;
  /** Each of them, where otherwise one of them is enough. */
  all: boolean;
  /** By nobody who confirmed a step before. */
  fourEyes: boolean;
}

/** What is given once others have confirmed it, one step after the other. */
export interface ApprovalRule {
  key: string;
  what: RuledKind;
  when: RuleCondition;
  /** What must be so too; missing where nothing else need be. */
  and?: RuleCondition[] | undefined;
  /** Points in all, where it is for what is above so many. */
  above: number;
  scopeKind: RuleScope;
  /** Of which site, cluster, division or cost centre the giver is; '' for all. */
  scopeCode: string;
  steps: RuleStep[];
}

/** What waits for others before it is done. */
export interface ApprovalRules {
  /** The first that fits goes. */
  rules: ApprovalRule[];
  /** Days after which what nobody has decided is given back. */
  daysMost: number;
}

/** What outside a budget means is asked of awards from one. */
export function conditionsFor(what: RuledKind): readonly RuleCondition[] {
  return what === 'adhoc' ? ruleConditions : ruleConditions.filter((when) => when !== 'outsideBudget');
}

/** All that must be so for a rule to be for something; none where it always is. */
export function conditionsOf({ when, and = [] }: Pick<ApprovalRule, 'when' | 'and'>): RuleCondition[] {
  return [when, ...and].filter((one) => one !== 'always');
}
