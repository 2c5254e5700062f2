import type { Ballot, BallotEntry } from '@laurel/contract/calls/ballots/ballot';
import type { Answers } from './answers.ts';
import { aHome } from './people.ts';

const names = ['Ann Able', 'Bob Best', 'Cleo Cox'];

/** Those who stand in a vote. */
const nominees: BallotEntry[] = names.map((memberName, place) => ({
  ...{ lineId: String(place + 1), memberId: `1.12345${place}`, memberName, memberNumber: `20000${place}`, picId: '' },
  ...{ division: 'Operations', totalNominations: 3 - place, reviewRatingAve: 6.5 - place, reviewRatingMax: 7 },
  ...{ nomCatCounts: 'Act of Courage: 2, Client Obsession: 1', detail: 'Rated 6.50 of 7 on average.', hasLeft: false },
  votes: null,
  isFirst: false,
}));

export const ballot: Ballot = {
  ...{ ballotId: '7', quarterId: '3', quarter: 'Quarter 3 of 2026', standing: 'open' },
  ...{ dateOpened: '2026-11-18T10:00:00.000Z', openedBy: 'Priya Naidoo', dateCloses: '2026-11-27T15:00:00.000Z' },
  ...{ dateClosed: null, voters: 3, voted: 1, entries: nominees, mayVote: true, isOwn: false },
  ...{ ownLineId: '', ownWords: '', votes: null, winnerId: '', decidedBy: '', decision: '', points: null },
  ...{ approvalId: '', withdrawnBy: '', withdrawal: '' },
};

/** It has ended: these have so many votes. */
export const endedWith = (first: number, second: number, third = 0): Ballot => {
  const counts = [first, second, third];
  const votes = counts.flatMap((count, place) =>
    Array.from({ length: count }, (_, n) => ({
      voter: `Voter ${place}${n}`,
      lineId: String(place + 1),
      words: n === 0 ? `Because of ${names[place]}.` : '',
    })),
  );
  return {
    ...{ ...ballot, standing: first === second ? 'tied' : 'won', mayVote: false, voted: votes.length, votes },
    dateClosed: '2026-11-27T15:00:00.000Z',
    entries: nominees.map((one, place) => ({
      ...{ ...one, votes: counts[place] ?? 0, isFirst: counts[place] === Math.max(...counts) },
    })),
    winnerId: first === second ? '' : '1',
  };
};

/** What is asked while one leads a vote, or votes. */
export const answersOf = (shown: Ballot | null): Answers => {
  const changed = { ballot: shown ?? ballot };
  return {
    getmemberdata: () => aHome(),
    quarterballot: () => ({ ballot: shown, voters: 3 }),
    ballotget: () => changed,
    ballotcandidates: ({ after }) => ({
      candidates: nominees
        .slice(after ? 2 : 0, after ? 3 : 2)
        .map(({ votes: _, isFirst: __, ...one }) => ({ ...one, isOwn: false })),
      ...{ total: 3, next: after ? null : '2' },
    }),
    ballotopen: () => ({ message: 'The vote is open.', ...changed }),
    ballotvote: () => ({ message: 'You voted for Bob Best.', ballot: { ...changed.ballot, ownLineId: '2' } }),
    ballotclose: () => ({ message: 'The vote has ended.', ...changed }),
    ballotdecide: () => ({ message: 'Ann Able has won.', ...changed }),
    ballotwithdraw: () => ({ message: 'The vote is taken back.', ...changed }),
    ballotannounce: () => ({ message: 'The winner is announced on Home.', ...changed }),
  };
};

export const quarter = {
  ...{ nexusNomQuarterId: '3', quarterNum: 3, quarterYear: 2026, description: 'Quarter 3 of 2026' },
  ...{ dateFrom: '2026-07-01', dateTo: '2026-09-30', status: 'Done', isDone: true },
};
