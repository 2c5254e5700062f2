import type { Competition } from '@laurel/contract/calls/competition/competition-fields';
import type { OpenCompetition } from '@laurel/contract/calls/competition/competitions';

export const competition: Competition = {
  startDate: '2026-11-01',
  endDate: '2026-12-31',
  title: 'Best idea of the year',
  description: '',
  textboxTitle: 'Why?',
  textboxDescription: '',
  isEnabled: true,
};

export const openCompetition: OpenCompetition = { ...competition, competitionId: '1', banner: 'drawn' };
