import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formErrorsOf } from '#rules/form-errors';
import { memberupdate } from './memberupdate.ts';

const errors = (update: object) => {
  const parsed = memberupdate.input.safeParse(update);
  return parsed.success ? {} : formErrorsOf(parsed.error.issues);
};

test('a birthday is a day that some year has, the 29th of February too', () => {
  const numbers = fc.record({ dOBdd: fc.integer({ min: -1, max: 40 }), dOBmm: fc.integer({ min: -1, max: 14 }) });
  fc.assert(
    fc.property(numbers, (given) => {
      const day = new Date(Date.UTC(2024, given.dOBmm - 1, given.dOBdd));
      const isDay =
        day.getUTCFullYear() === 2024 && day.getUTCMonth() === given.dOBmm - 1 && day.getUTCDate() === given.dOBdd;
      expect(Object.keys(errors(given)).length === 0).toBe(isDay);
    }),
  );
});

test('a birthday has both its parts, or neither', () => {
  const parts = [undefined, null, 3] as const;
  for (const dOBdd of parts)
    for (const dOBmm of parts) {
      const wrong = dOBdd === dOBmm ? [] : [dOBdd === 3 ? 'dOBmm' : 'dOBdd'];
      expect([dOBdd, dOBmm, Object.keys(errors({ dOBdd, dOBmm, otherInfo: 'x' }))]).toEqual([...[dOBdd, dOBmm], wrong]);
    }
});

test('an update that changes nothing is none, and one field is enough', () => {
  expect(errors({})).toEqual({ cellNum: 'Please give at least one field to change.' });
  expect(errors({ interest1: 'Y' })).toEqual({});
});

test('a name that cannot be seen is none; an empty one is the real first name', () => {
  expect(errors({ firstname: '\u200b\u200d' })).toEqual({ firstname: 'Please use letters that can be seen.' });
  expect(errors({ firstname: '' })).toEqual({});
});
