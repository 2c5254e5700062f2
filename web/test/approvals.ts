import type { Approval, ApprovalFile } from '@laurel/contract/calls/approvals';

export const award: NonNullable<Approval['award']> = {
  reason: 'Client Obsession: Team',
  pointsEach: 9999,
  pointsTotal: 59_994,
  recipients: { count: 6, names: ['Sipho Khumalo', 'Lerato Dlamini'] },
  message: 'You stayed until everything ran again.\nThank you.',
  missing: 0,
};

export const idea: NonNullable<Approval['idea']> = {
  ideaBoxId: '31',
  title: 'Solar carports at the depot',
  byMember: 'Thandi Mokoena',
  points: 300,
  comment: 'We build the first one in March.',
};

export const nomination: NonNullable<Approval['nomination']> = {
  nomId: '7',
  nomineeMember: 'Entire division: Operations',
  byMember: 'Thandi Mokoena',
  nomCat: 'Client Obsession',
  reason: 'They kept every promise of a hard month.',
  rating: 5,
  stars: 7,
  pointsEach: 100,
  pointsTotal: 1200,
  people: 12,
  motivation: '',
};

export const file: ApprovalFile = {
  kind: 'products',
  fileName: 'winter-prices.csv',
  added: 2,
  changed: 40,
  removed: 0,
  unchanged: 1200,
  isUndo: false,
  reason: '',
  asked: {
    count: 61,
    lines: [
      { key: 'HM-MUGS', name: 'Two mugs', before: '149.99', after: '9.99' },
      { key: 'HM-LAMP', name: '', before: '1200.00', after: '1.00' },
    ],
  },
};

/** One that waits, asked by somebody else and to be decided by the reader. */
export const waitingApproval: Approval = {
  approvalId: '1',
  kind: 'recognise',
  state: 'waiting',
  dateAsked: '2026-11-01T12:00:00Z',
  askedByMember: 'Priya Naidoo',
  askedByMemberNumber: '100003',
  isOwn: false,
  mayDecide: true,
  dateDecided: null,
  askedForMember: '',
  decidedByMember: '',
  decidedForMember: '',
  declineReason: '',
  award,
  idea: null,
  nomination: null,
  file: null,
  programme: null,
  correction: null,
  pots: null,
  merger: null,
  steps: [
    {
      ...{ by: 'adminReports', all: false, isInstead: false, state: 'now', dateBegun: '2026-11-01T12:00:00Z' },
      people: { count: 2, names: ['Emre Şahin', 'Petra Kühn'] },
      ...{ confirmed: [], declined: null },
    },
  ],
  reserved: 0,
  dateUntil: null,
};

/** What a call answers that waits. */
export const asksSecond = { approvalId: '1', seconds: { count: 3, names: ['Emre Şahin', 'Petra Kühn'] } };

/** What is refused where nobody else could confirm it. */
export const nobodyElseWords = 'This is more than one person does alone. There is nobody else who could confirm it.';
