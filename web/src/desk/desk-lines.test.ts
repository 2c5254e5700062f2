import type { DeskLine } from '@laurel/contract/calls/desk';
import { expect, test } from 'vitest';
import { ageDays, ageWords, deskInput, movesOf, refunded, takesReadCode } from './desk-lines.ts';

function line(given: Partial<DeskLine> = {}): DeskLine {
  return {
    memberOrderItemId: '1',
    orderNum: '100200',
    orderDate: '2026-11-01T10:00:00.000Z',
    member: 'João Souza',
    memberNumber: '100345',
    division: 'Engineering',
    cellNum: '',
    productCode: 'HM-MUGS',
    itemDescription: 'Enamel mug',
    itemQty: 2,
    qtyRefunded: 0,
    pointsRefundable: [60, 120],
    dispatchStatus: 0,
    carrier: '',
    reference: '',
    codesRead: 0,
    codesReadDate: null,
    isOwn: false,
    ...given,
  };
}

test('a line moves from waiting to preparation, sent and delivered, and never back', () => {
  expect([0, 1, 2, 3, 4].map((dispatchStatus) => movesOf(line({ dispatchStatus })))).toEqual([
    [1, 2],
    [2],
    [3],
    [],
    [],
  ]);
});

test('what is refunded whole is not moved', () => {
  expect(movesOf(line({ qtyRefunded: 2 }))).toEqual([]);
  expect(movesOf(line({ qtyRefunded: 1 }))).toEqual([1, 2]);
});

test('after a refund the rest of the line gives back the rest of its points', () => {
  const three = line({ itemQty: 3, pointsRefundable: [33, 66, 100] });
  expect(refunded(three, 1)).toMatchObject({ qtyRefunded: 1, pointsRefundable: [33, 67] });
  expect(refunded(three, 3)).toMatchObject({ qtyRefunded: 3, pointsRefundable: [] });
});

test('the age is in whole days, and never negative', () => {
  const at = (iso: string) => ageDays('2026-11-01T10:00:00.000Z', Date.parse(iso));
  expect([at('2026-11-01T10:00:01Z'), at('2026-11-02T09:59:59Z'), at('2026-11-13T10:00:00Z')]).toEqual([0, 0, 12]);
  expect(at('2026-10-31T10:00:00Z')).toBe(0);
  expect([0, 1, 12].map(ageWords)).toEqual(['Today', '1 day', '12 days']);
});

test('the server is asked for a queue or for a dispatch status', () => {
  expect([deskInput('waiting'), deskInput('refunded'), deskInput('3')]).toEqual([
    { queue: 'waiting' },
    { queue: 'refunded' },
    { dispatchStatus: 3 },
  ]);
});

test('a refund takes unread codes first, and says when it takes a read one', () => {
  const read = line({ dispatchStatus: 4, itemQty: 3, codesRead: 1, pointsRefundable: [10, 20, 30] });
  expect([1, 2, 3].map((qty) => takesReadCode(read, qty))).toEqual([false, false, true]);
  expect(takesReadCode({ ...read, ...refunded(read, 2) }, 1)).toBe(true);
  expect(takesReadCode(line(), 2)).toBe(false);
});

test("nothing is offered for one's own order", () => {
  expect(movesOf(line({ isOwn: true }))).toEqual([]);
});
