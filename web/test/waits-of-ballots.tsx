import { page } from 'vitest/browser';
import { QuarterPath } from '#ballots/QuarterPath.tsx';
import { VotePage } from '#ballots/VotePage.tsx';
import { answersOf, ballot, endedWith, quarter } from './ballots.ts';
import { At, press, Titled, type Wait } from './waits.tsx';

const Details = () => null;
const member = { capabilities: ['administrator' as const] };
const path = (
  <Titled>
    <QuarterPath quarter={quarter} Details={Details} />
  </Titled>
);
const choose = (name: string, role: 'radio' | 'checkbox') =>
  page.getByRole(role, { name: new RegExp(`^${name}`) }).click({ force: true });
const write = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill('It was close.');
const open = async () => {
  await press('Choose who stands');
  await choose('Ann Able', 'checkbox');
  await choose('Bob Best', 'checkbox');
};

export const waitsOfBallots: Wait[] = [
  {
    ...{ file: 'ballots/OpenDialog.tsx', name: 'Open the vote', part: path, member, answers: answersOf(null) },
    ...{ call: 'ballotopen', before: open },
  },
  {
    ...{ file: 'ballots/OpenDialog.tsx', name: 'Show more', part: path, member, answers: answersOf(null) },
    ...{ call: 'ballotcandidates', before: open, only: 'answered' },
  },
  {
    ...{ file: 'ballots/QuarterPath.tsx', name: 'End the vote', part: path, member, call: 'ballotclose' },
    answers: answersOf({ ...ballot, voted: 3 }),
  },
  {
    ...{ file: 'ballots/DecideDialog.tsx', name: 'Name the winner', part: path, member, call: 'ballotdecide' },
    answers: answersOf(endedWith(1, 1)),
    before: async () => {
      await press('Decide between equals');
      await choose('Ann Able', 'radio');
      await write('Why');
    },
  },
  {
    ...{ file: 'ballots/WithdrawDialog.tsx', name: 'Take it back', part: path, member, call: 'ballotwithdraw' },
    answers: answersOf(ballot),
    before: async () => {
      await press('Take the vote back');
      await write('Why do you take it back');
    },
  },
  {
    ...{ file: 'ballots/AnnounceDialog.tsx', name: 'Announce', part: path, member, call: 'ballotannounce' },
    answers: answersOf({ ...endedWith(2, 1), standing: 'awarded', points: 300 }),
    before: () => press('Announce the winner'),
  },
  {
    ...{ file: 'ballots/VoteForm.tsx', name: 'Vote', call: 'ballotvote', answers: answersOf(ballot) },
    part: (
      <At params={{ ballotId: '7' }}>
        <VotePage Details={Details} />
      </At>
    ),
    member: { capabilities: ['committee'] },
    before: () => choose('Bob Best', 'radio'),
  },
];
