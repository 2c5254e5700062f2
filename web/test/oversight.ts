import type { CallOutput } from '#api/call.ts';

const person = { memberId: '1.100001', memberNumber: '7', name: 'Ann Able' };

export const entry: CallOutput<'auditone'> = {
  ...{ auditId: '12', at: '2026-11-20T10:00:00.000Z', actor: person, act: 'competition.changed' },
  ...{ words: 'The competition “Trees” was changed.', subject: { noun: 'competition', id: '3' } },
  concerns: { count: 1, people: [{ ...person, memberId: '1.100002', name: 'Bob Best', memberNumber: '8' }] },
  changes: [{ name: 'Title', before: 'Bushes', after: 'Trees' }],
  facts: [{ name: 'On', value: 'Yes' }],
  isErased: false,
  chain: {
    ...{ hash: 'a'.repeat(64), previousHash: 'b'.repeat(64), previousId: '11', nextId: '13' },
    ...{ isWhole: true, eventId: '40' },
  },
};

export const auditlist: CallOutput<'auditlist'> = { entries: [entry], next: null, total: 1, isMore: false };

export const message: CallOutput<'messageone'> = {
  ...{ messageId: '5', state: 'stuck', channel: 'email', letter: 'card', title: 'An e-card' },
  ...{ to: { memberNumber: '7', name: 'Ann Able' }, address: 'a•••@test.example', tries: 1, isInHand: false },
  ...{ datePromised: '2026-11-20T10:00:00.000Z', dateEnded: '2026-11-20T10:05:00.000Z' },
  reason: 'The receiving side refuses it for good.',
  attempts: [
    {
      ...{ attempt: 1, at: '2026-11-20T10:05:00.000Z', outcome: 'refused' },
      ...{ reason: 'The receiving side refuses it for good.', detail: '550 no such user' },
    },
  ],
};

export const messagelist: CallOutput<'messagelist'> = {
  ...{ messages: [message], next: null, total: 1, isMore: false },
  letters: [{ letter: 'card', title: 'An e-card' }],
  open: { promised: 0, held: 0, stuck: 1 },
};
