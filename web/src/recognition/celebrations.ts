import type { CelebrationRow } from '@laurel/contract/calls/recognition/celebration-row';
import { say } from '@laurel/contract/say';
import * as common from '#lib/texts.ts';
import * as texts from './texts.ts';

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
  return what === 'BDAY' ? say(common.birthday) : say(texts.years, { years });
}
