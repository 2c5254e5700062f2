import type { CelebrationRow } from '@laurel/contract/calls/recognition';
import { plural } from '#lib/plural.ts';

export interface Celebrations {
  birthdays: CelebrationRow[];
  anniversaries: CelebrationRow[];
}

/** Anniversaries with the longest service first: they are the rarest. */
export function celebrationsOf(rows: readonly CelebrationRow[]): Celebrations {
  const anniversaries = rows.filter(({ what }) => what === 'ANNIV');
  return {
    birthdays: rows.filter(({ what }) => what === 'BDAY'),
    anniversaries: anniversaries.sort((a, b) => b.years - a.years),
  };
}

/** 'Birthday', or the years of service. */
export function occasionWords({ what, years }: Pick<CelebrationRow, 'what' | 'years'>): string {
  if (what === 'BDAY') return 'Birthday';
  return plural(years, { one: '1 year', other: `${years} years` });
}
