import type { CallOutput } from '#api/call.ts';

const keeper = { memberId: '1.100009', memberNumber: '9', name: 'Con Tent' };

export const contact: CallOutput<'inboxone'> = {
  ...{ contactId: '17', revision: 1, state: 'answered', dateWritten: '2026-11-20T10:00:00.000Z' },
  ...{ name: 'Olga Outside', email: 'olga@out.example', member: null, beginning: 'Where is my card?' },
  ...{ takenBy: keeper, isOwn: false, answers: 1, failed: 1 },
  ...{ text: 'Where is my card?', language: 'it', isSpamAddress: false },
  entries: [
    {
      ...{ entryId: '3', kind: 'answer', by: keeper, to: null, date: '2026-11-20T11:00:00.000Z', text: 'On its way.' },
      mail: { state: 'stuck', reason: 'The receiving side refuses it for good.', isInHand: false },
    },
  ],
};

export const inboxlist: CallOutput<'inboxlist'> = {
  ...{ contacts: [contact], next: null, total: 1, isMore: false },
  open: { all: 0, mine: 0 },
};

export const inboxkeepers: CallOutput<'inboxkeepers'> = { keepers: [keeper] };
