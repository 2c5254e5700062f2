import type { CompetitionOne, Winner } from '@laurel/contract/calls/competition/competitionone';
import { page } from 'vitest/browser';
import { OneCompetition } from '#competition/OneCompetition.tsx';
import type { Answers } from './answers.ts';
import { competition } from './competition.ts';
import { press, type Wait } from './waits.tsx';

const person = { memberId: '1.123456', memberName: 'Bob Best', picId: '', division: 'Sales' };
const winner: Winner = {
  ...{ ...person, winnerId: '7', sentence: 'Carried the lamp.', hasLeft: false },
  ...{ dateNamed: '2026-11-16T08:00:00.000Z', namedBy: 'Ada Admin', dateAnnounced: null, dateWithdrawn: null },
};
const one: CompetitionOne = {
  ...{ ...competition, competitionId: '1', state: 'ended', sites: [], revision: 1, changedBy: '' },
  ...{ dateChanged: '2026-11-01T08:00:00.000Z', banner: 'drawn', entries: 1, winners: [winner] },
};
const answersOf = (shown: CompetitionOne): Answers => ({
  competitionone: () => ({ competition: shown, sites: [] }),
  competitionnominees: () => ({ nominees: [{ ...person, memberNumber: '1', entries: 1 }], total: 1 }),
  savecompetition: () => ({ message: 'Competition Settings Updated.', competitionId: '1', revision: 2 }),
  removecompetition: () => ({ message: 'The competition is gone.' }),
  namewinner: () => ({ message: 'Named.', winnerId: '8' }),
  announcewinners: () => ({ message: 'Announced.', announced: 1 }),
  withdrawwinner: () => ({ message: 'Withdrawn.' }),
});
const screen = {
  part: <OneCompetition competitionId="1" />,
  member: { capabilities: ['programme' as const] },
  answers: answersOf(one),
};

export const waitsOfCompetition: Wait[] = [
  { ...screen, file: 'competition/EditCompetition.tsx', name: 'Save', call: 'savecompetition' },
  {
    ...screen,
    answers: answersOf({ ...one, entries: 0, winners: [] }),
    file: 'competition/RemoveCompetition.tsx',
    name: 'Remove competition',
    call: 'removecompetition',
    asks: 'Yes',
    only: 'refused',
  },
  { ...screen, file: 'competition/Winners.tsx', name: 'Announce', call: 'announcewinners', asks: 'Yes' },
  { ...screen, file: 'competition/Winners.tsx', name: /^Withdraw/, call: 'withdrawwinner', asks: 'Yes' },
  {
    ...screen,
    file: 'competition/NameWinner.tsx',
    name: 'Name as winner',
    call: 'namewinner',
    before: async () => {
      await press('Name a winner');
      await page.getByRole('radio', { name: /^Bob Best/ }).click();
    },
  },
];
