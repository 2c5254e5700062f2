import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { formErrorsOf } from '#rules/form-errors';
import { monthOf } from '#rules/months';
import { pageBegins } from './list-page.ts';
import { pageInOrder, pageOf } from './report-page.ts';
import { count, id, month, monthSpan, monthsInOrder } from './wire.ts';

const errorsOf = (schema: z.ZodMiniType, given: object) => {
  const parsed = schema.safeParse(given);
  return parsed.success ? {} : formErrorsOf(parsed.error.issues);
};
const isRight = (schema: z.ZodMiniType, given: object) => Object.keys(errorsOf(schema, given)).length === 0;

const span = z.strictObject(monthSpan).check(z.superRefine(monthsInOrder));
const words = (index: number) => monthOf(new Date(Date.UTC(2020, index, 1)));

test('months of a report are in order, and 48 of them at most', () => {
  const months = fc.record({ from: fc.integer({ min: 0, max: 119 }), to: fc.integer({ min: 0, max: 119 }) });
  fc.assert(
    fc.property(months, ({ from, to }) => {
      const given = { selMonthFrom: words(from), selMonthTo: words(to) };
      expect(isRight(span, given)).toBe(from <= to && to - from < 48);
    }),
  );
  expect(errorsOf(span, { selMonthFrom: 'May 2026', selMonthTo: 'April 2026' })).toEqual({
    selMonthTo: 'The last month is before the first.',
  });
});

test.each(['may 2026', 'May 26', 'Mai 2026', 'May  2026', 'May 1999', 'May 3000', '2026-05', ''])(
  '%j is no month',
  (given) => {
    expect(month.safeParse(given).success).toBe(false);
  },
);

test('a page of a list begins behind a place or at an offset, and a place asks for the length of the page', () => {
  const list = z
    .strictObject({ limit: z.optional(count), offset: z.optional(count), after: z.optional(id) })
    .check(z.superRefine(pageBegins));
  const asked = fc.record(
    { limit: fc.constant(5), offset: fc.constant(0), after: fc.constant('3') },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(asked, (given) => {
      expect(isRight(list, given)).toBe(
        given.after === undefined || (given.limit !== undefined && given.offset === undefined),
      );
    }),
  );
});

test('a place and an order of a report are those of a page, and a direction that of an order', () => {
  const report = z.strictObject(pageOf(['date', 'type'])).check(z.superRefine(pageInOrder));
  const asked = fc.record(
    { limit: fc.constant(5), after: fc.constant('3'), sort: fc.constant('date'), desc: fc.boolean() },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(asked, ({ limit, after, sort, desc, ...rest }) => {
      const given = JSON.parse(JSON.stringify({ limit, after, sort, desc, ...rest }));
      const isPage = limit !== undefined || (after === undefined && sort === undefined);
      expect(isRight(report, given)).toBe(isPage && (desc === undefined || sort !== undefined));
    }),
  );
  expect(isRight(report, { limit: 201 })).toBe(false);
  expect(isRight(report, { limit: 200, sort: 'points' })).toBe(false);
});
