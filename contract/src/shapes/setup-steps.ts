/** Of what a company does before its people come, what may stay as it is, or not be needed. */
export const settledSteps = ['roster', 'programme', 'budgets', 'words', 'looks', 'rewards', 'mail', 'signOn'] as const;
export type SettledStep = (typeof settledSteps)[number];

/** Whether somebody may say of it that it stays as it is. */
export function maySettle(step: SetupStep): step is SettledStep {
  return step !== 'company';
}

/** All of it, in the order in which most do it. */
export const setupSteps = ['company', ...settledSteps] as const;
export type SetupStep = (typeof setupSteps)[number];

/** The name of a time zone, as the platform spells it; undefined where it knows none of that name. */
export function timeZoneOf(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
