import type { CallOutput } from '#api/call.ts';

const person = (n: number, name: string) => ({ memberId: `1.10000${n}`, memberNumber: String(n), name });

type Row = CallOutput<'reportedlist'>['cases'][number];

const row: Row & { of: 'card' } = {
  ...{
    of: 'card',
    caseId: '34',
    cardId: '17',
    ideaId: null,
    revision: 1,
    state: 'open',
    dateReported: '2026-11-20T10:00:00.000Z',
  },
  ...{ kind: 'thankyou', value: 'Thank you', points: 0, message: 'At last you did something.' },
  ...{ dateGiven: '2026-11-19T10:00:00.000Z', isWithdrawn: false, reports: 1, isOwn: false },
  ...{ from: person(1, 'Ann Able'), to: person(2, 'Bob Best') },
};

export const reportedCard: CallOutput<'reportedone'> = {
  ...row,
  said: [
    {
      ...{ by: person(2, 'Bob Best'), reason: 'offensive', text: 'Not kind.', about: '', isWithdrawn: false },
      date: '2026-11-20T10:00:00.000Z',
    },
  ],
  ...{ place: null, deeds: [], others: [] },
};

const ofComment: Row & { of: 'comment' } = {
  ...{ of: 'comment', caseId: '11', commentId: '5', cardId: '17', ideaId: null, revision: 2, state: 'open' },
  ...{ dateReported: '2026-11-20T11:00:00.000Z', value: 'Thank you', message: 'Well done, Bob Best.' },
  ...{ dateGiven: '2026-11-19T12:00:00.000Z', isWithdrawn: false, reports: 1, isOwn: false },
  ...{ from: person(1, 'Ann Able'), by: person(3, 'Cy Case') },
};

/** Its writer says it otherwise by now. */
export const reportedComment: CallOutput<'reportedone'> = {
  ...ofComment,
  said: [
    {
      ...{ by: person(2, 'Bob Best'), reason: 'offensive', text: 'Not kind.', isWithdrawn: false },
      ...{ date: '2026-11-20T11:00:00.000Z', about: 'At last, Bob Best.' },
    },
  ],
  ...{ place: '1.34', deeds: [], others: [row] },
};

export const reportedlist: CallOutput<'reportedlist'> = {
  ...{ cases: [ofComment, row], next: null, total: 2, isMore: false },
};
