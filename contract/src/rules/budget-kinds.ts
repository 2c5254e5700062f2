/** What administrators do with pots. */
export const budgetActs = ['grant', 'move', 'takeBack', 'change'] as const;
export type BudgetAct = (typeof budgetActs)[number];
/** With them what the portal does by itself: lots that end, and plans; and what went over when two accounts were merged. */
export const potActs = [...budgetActs, 'end', 'plan', 'merge'] as const;
export type PotAct = (typeof potActs)[number];
/** By what a list of pots adds up. */
export const budgetGroups = ['manager', 'period', 'division', 'costCentre'] as const;
export type BudgetGroup = (typeof budgetGroups)[number];
/** The last day of what a plan grants in a month. */
export const planEnds = ['never', 'month', 'quarter', 'year'] as const;
export type PlanEnd = (typeof planEnds)[number];
