import type { CallOutput } from '#api/call.ts';

const person = (n: number, name: string) => ({ memberId: `1.10000${n}`, memberNumber: String(n), name });

export const reportedCard: CallOutput<'reportedone'> = {
  ...{ cardId: '17', revision: 1, state: 'open', dateReported: '2026-11-20T10:00:00.000Z' },
  ...{ kind: 'thankyou', value: 'Thank you', points: 0, message: 'At last you did something.' },
  ...{ dateGiven: '2026-11-19T10:00:00.000Z', isWithdrawn: false, reports: 1, isOwn: false },
  ...{ from: person(1, 'Ann Able'), to: person(2, 'Bob Best') },
  said: [
    {
      ...{ by: person(2, 'Bob Best'), reason: 'offensive', text: 'Not kind.', isWithdrawn: false },
      date: '2026-11-20T10:00:00.000Z',
    },
  ],
  ...{ deeds: [], others: [] },
};

export const reportedlist: CallOutput<'reportedlist'> = {
  ...{ cards: [reportedCard], next: null, total: 1, isMore: false },
};
