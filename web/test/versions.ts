import type { ProgrammeDocument } from '@laurel/contract/programme/items';
import { seed } from '@laurel/contract/programme/seed';
import { seedRules } from '@laurel/contract/programme/seed-rules';
import type { CallOutput } from '#api/call.ts';
import type { Answers } from './answers.ts';
import { nothingWaits } from './waiting.ts';

export const document: ProgrammeDocument = { ...seed, ...seedRules };

const first = {
  version: 1,
  standing: 'now' as const,
  from: '1970-01-01T00:00:00.000Z',
  dateSaved: '2026-01-01T00:00:00.000Z',
  byMember: '',
  reason: '',
};
export const second = {
  ...first,
  version: 2,
  from: '2026-11-02T08:00:00.000Z',
  dateSaved: '2026-11-02T08:00:00.000Z',
  byMember: 'Emre Şahin',
  reason: 'Shorter words',
};

/** As it goes, by its first version. */
export const goesFirst: CallOutput<'programmenow'> = {
  goes: { ...first, document },
  planned: [],
  seed: document,
  sites: [
    { site: 'alba', people: 12 },
    { site: 'laurel', people: 300 },
  ],
  seconds: { count: 1, names: ['Emre Şahin'] },
  waiting: 0,
};

export const trial: CallOutput<'tryprogramme'> = {
  before: 1,
  differences: [
    { at: 'behaviours.act-of-courage.name', name: 'Courage', before: 'Act of Courage', after: 'Courage' },
    {
      at: 'review.points',
      name: '',
      before: '0, 0, 120, 150, 200, 250, 300',
      after: '0, 0, 100, 150, 200, 250, 300',
    },
  ],
  needsSecond: true,
  seconds: { count: 1, names: ['Emre Şahin'] },
  quarter: { dateFrom: '2026-07-01', dateTo: '2026-09-30' },
  examples: [
    {
      what: 'ratings',
      at: 'review.points',
      ratings: [{ rating: 3, stars: 7, reviews: 34, before: 4080, after: 3400 }],
      before: 4080,
      after: 3400,
    },
    { what: 'chosen', at: 'behaviours.act-of-courage', name: 'Act of Courage', isOffered: true, of: 90, chosen: 12 },
  ],
};

export const answers: Answers = {
  programmenow: () => goesFirst,
  programmeversions: () => ({
    versions: [
      { ...second, version: 3, standing: 'planned', from: '2027-01-01T00:00:00.000Z' },
      second,
      { ...first, standing: 'past' },
    ],
    total: 3,
    next: null,
  }),
  programmeversion: ({ version }) => ({
    ...second,
    version,
    document,
    before: 1,
    differences: [{ at: 'prizes', name: '', before: 'Quarterly Winner', after: '' }],
  }),
  tryprogramme: () => trial,
  saveprogramme: () => ({ message: 'Version 2 of the programme goes from now on.', version: 2 }),
  withdrawprogramme: () => ({ message: 'Version 3 is withdrawn.' }),
  waiting: () => nothingWaits,
};
