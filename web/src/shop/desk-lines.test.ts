import type { DeskLine } from '@laurel/contract/shop';
import { expect, test } from 'vitest';
import { ageDays, ageWords, deskInput, deskView, movesOf, refunded } from './desk-lines.ts';

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
  expect(refunded(three, 1)).toEqual({ qtyRefunded: 1, pointsRefundable: [33, 67] });
  expect(refunded(three, 3)).toEqual({ qtyRefunded: 3, pointsRefundable: [] });
});

test('the age is in whole days, and never negative', () => {
  const at = (iso: string) => ageDays('2026-11-01T10:00:00.000Z', Date.parse(iso));
  expect([at('2026-11-01T10:00:01Z'), at('2026-11-02T09:59:59Z'), at('2026-11-13T10:00:00Z')]).toEqual([0, 0, 12]);
  expect(at('2026-10-31T10:00:00Z')).toBe(0);
  expect([0, 1, 12].map(ageWords)).toEqual(['Today', '1 day', '12 days']);
});

test('a search finds order, member and product', () => {
  const lines = [line(), line({ memberOrderItemId: '2', orderNum: '100201', member: 'Thandi Mokoena' })];
  const found = (search: string) => deskView(lines, 'open', search).map((each) => each.memberOrderItemId);
  expect(found('')).toEqual(['1', '2']);
  expect(found('joao')).toEqual(['1']);
  expect(found('100201')).toEqual(['2']);
  expect(found('mug thandi')).toEqual(['2']);
  expect(found('hm-mugs 100345')).toEqual(['1', '2']);
});

test('what is refunded whole waits no longer and has a view of its own', () => {
  const lines = [line(), line({ memberOrderItemId: '2', qtyRefunded: 2 })];
  expect(deskView(lines, 'open', '').map((each) => each.memberOrderItemId)).toEqual(['1']);
  expect(deskView(lines, 'refunded', '').map((each) => each.memberOrderItemId)).toEqual(['2']);
});

test('the server is asked for one dispatch status, or for all that is not delivered', () => {
  expect([deskInput('open'), deskInput('refunded'), deskInput('3')]).toEqual([{}, {}, { dispatchStatus: 3 }]);
});
