import type { DeskLine } from '@laurel/contract/calls/desk';
import type { UploadOutcome } from '@laurel/contract/calls/uploads';

/** Two mugs that somebody else has ordered, and that nobody has prepared. */
export const deskLine: DeskLine = {
  memberOrderItemId: '11',
  orderNum: 'L-1001',
  orderDate: '2026-11-01T12:00:00Z',
  member: 'Sipho Khumalo',
  memberNumber: 'N1003',
  division: 'Operations',
  cellNum: '082 555 0103',
  productCode: 'MUG',
  itemDescription: 'Laurel mug',
  itemQty: 2,
  qtyRefunded: 0,
  pointsRefundable: [90, 180],
  dispatchStatus: 0,
  carrier: '',
  reference: '',
  codesRead: 0,
  codesReadDate: null,
  isOwn: false,
};

/** What a supplier's file would change of it. */
export const deskAnswer = {
  changed: 1,
  unchanged: 0,
  own: 0,
  told: 1,
  ignored: [],
  changes: [
    {
      line: 2,
      memberOrderItemId: '11',
      orderNum: 'L-1001',
      itemDescription: 'Laurel mug',
      before: { dispatchStatus: 0, carrier: '', reference: '' },
      after: { dispatchStatus: 2, carrier: 'Swift', reference: 'S-1' },
    },
  ],
  errors: [],
};

const change = {
  line: 2,
  key: 'N1003',
  what: 'changed' as const,
  text: 'Division: Sales',
  asks: null,
  name: 'Sipho Khumalo',
  fields: [],
};

/** What a roster of one person would change. */
export const upload: UploadOutcome = {
  kind: 'roster',
  added: 0,
  changed: 1,
  removed: 0,
  unchanged: 0,
  changes: [change],
  groups: {
    asked: { count: 0, changes: [] },
    added: { count: 0, changes: [] },
    changed: { count: 1, changes: [change] },
    removed: { count: 0, changes: [] },
  },
  errors: [],
  leftOut: 0,
  confirm: [],
  second: null,
  asks: [],
};

export const csvFile = new File(['memberNumber\nN1003\n'], 'people.csv', { type: 'text/csv' });
