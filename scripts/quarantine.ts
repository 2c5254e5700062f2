/**
 * Tests that were red in a refused run and green alone: `npm test` leaves them out until they are mended, `npm run test:all` runs
 * them. At most ten, each with its day and its reason (`scripts/quarantine.test.ts`).
 */
export interface Quarantined {
  /** From the root of the project. */
  file: string;
  /** As it stands in the file. */
  name: string;
  /** Since when. */
  since: string;
  reason: string;
}

export const quarantined: readonly Quarantined[] = [];

/** A pattern for the names of the tests that are left out; undefined when there is none. */
export function leftOut(list: readonly Quarantined[] = quarantined): string | undefined {
  const names = list.map(({ name }) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return names.length === 0 ? undefined : names.join('|');
}
