import fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { capabilityNames, needsCode, scopeKinds, scopesOf } from '#access';
import { formErrorsOf } from '#rules/form-errors';
import { placeOrder } from './checkout.ts';
import { admincompetitionupdate } from './competition/admincompetitionupdate.ts';
import { desklist } from './desk.ts';
import { donexusideareview } from './ideas/donexusideareview.ts';
import { giverole } from './roles.ts';

const fields = (input: z.ZodMiniType, given: object) => {
  const parsed = input.safeParse(given);
  return parsed.success ? [] : Object.keys(formErrorsOf(parsed.error.issues)).sort();
};

test('a competition ends on the day when it starts, or later', () => {
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
  const texts = { title: 'Season', description: '', textboxTitle: '', textboxDescription: '', isEnabled: true };
  fc.assert(
    fc.property(days, days, (start, end) => {
      const [startDate, endDate] = [start, end].map((day) => day.toISOString().slice(0, 10)) as [string, string];
      const wrong = endDate < startDate ? ['endDate'] : [];
      expect(fields(admincompetitionupdate.input, { ...texts, startDate, endDate })).toEqual(wrong);
    }),
  );
});

test('a role is given over a scope that it can be held over, with a code where the scope needs one', () => {
  for (const capability of capabilityNames)
    for (const scopeKind of scopeKinds)
      for (const scopeCode of ['', ' ', 'ZA']) {
        const isCodeRight = needsCode(scopeKind) ? scopeCode === 'ZA' : scopeCode === '';
        const wrong = [
          ...(isCodeRight ? [] : ['scopeCode']),
          ...(scopesOf(capability).includes(scopeKind) ? [] : ['scopeKind']),
        ];
        const given = { memberId: '1.1234567', capability, scopeKind, scopeCode };
        expect([capability, scopeKind, scopeCode, fields(giverole.input, given)]).toEqual([
          ...[capability, scopeKind, scopeCode],
          wrong,
        ]);
      }
});

test('a role ends after it begins', () => {
  const instants = fc.integer({ min: 0, max: 4 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString());
  const role = { memberId: '1.1234567', capability: 'shop', scopeKind: 'everything' };
  fc.assert(
    fc.property(instants, instants, (dateFrom, dateUntil) => {
      const wrong = dateUntil <= dateFrom ? ['dateUntil'] : [];
      expect(fields(giverole.input, { ...role, dateFrom, dateUntil })).toEqual(wrong);
    }),
  );
});

test('the desk is asked for a queue or for a dispatch status', () => {
  expect(fields(desklist.input, { queue: 'waiting' })).toEqual([]);
  expect(fields(desklist.input, { dispatchStatus: 1 })).toEqual([]);
  expect(fields(desklist.input, { queue: 'waiting', dispatchStatus: 1 })).toEqual(['queue']);
});

test('an idea is rewarded with an amount of the specification', () => {
  const right = [0, 50, 100, 150, 200, 250, 300];
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...right), fc.integer({ min: -50, max: 400 })), (points) => {
      const wrong = right.includes(points) ? [] : ['points'];
      expect(fields(donexusideareview.input, { ideaBoxId: '3', actionStatus: 'Good.', points })).toEqual(wrong);
    }),
  );
});

test('an order confirms a total that is an amount', () => {
  const order = { cellNum: '0821234567', alloc: 'ZA', vfyTotal: 12.5 };
  expect(fields(placeOrder.input, order)).toEqual([]);
  expect(fields(placeOrder.input, { ...order, vfyTotal: 0 })).toEqual([]);
  for (const vfyTotal of [-0.01, Number.NaN, Number.POSITIVE_INFINITY, '12.5', undefined])
    expect([vfyTotal, fields(placeOrder.input, { ...order, vfyTotal })]).toEqual([vfyTotal, ['vfyTotal']]);
});
