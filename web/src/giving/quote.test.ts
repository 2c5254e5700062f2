import { expect, test } from 'vitest';
import { emptyAward } from './award-form.ts';
import { remarksOf } from './QuoteNotes.tsx';
import { confirmWords, quoteAsked } from './quote.ts';

const nobody = { count: 0, names: [] };
const quote = {
  recipients: 38,
  pointsEach: 2000,
  pointsTotal: 76_000,
  available: 80_000,
  left: 4000,
  notRegistered: nobody,
  leavesOutSelf: false,
  unreachable: nobody,
  steps: [],
  missing: 0,
  mustConfirm: true,
};

test('a gift above the threshold is confirmed in words', () => {
  expect(confirmWords('adhoc', quote, 'Laurels')).toEqual({
    title: 'Give 76,000 Laurels to 38 people?',
    message: 'Each gets 2,000 Laurels, from your points to award. 4,000 are left afterwards.',
    confirm: 'Give 76,000 Laurels',
  });
  const free = { ...quote, pointsEach: 0, pointsTotal: 0, available: null, left: null };
  expect(confirmWords('thankyou', free, 'Laurels').title).toBe('Send this card to 38 people?');
  expect(confirmWords('reward', { ...quote, left: null }, 'Laurels').message).toBe(
    'Each gets 2,000 Laurels, from the programme.',
  );
});

test('those who are left out or not reached are named, and counted where there are more', () => {
  expect(remarksOf(quote)).toEqual([]);
  const remarks = remarksOf({ ...quote, leavesOutSelf: true, notRegistered: { count: 1, names: ['Uno New'] } });
  const one = { by: 'giversManager' as const, all: false, people: { count: 1, names: ['Bea Boss'] } };
  const both = { by: 'finance' as const, all: true, people: { count: 2, names: ['Fay Funds', 'Flo Funds'] } };
  expect(remarksOf({ ...quote, steps: [one, both], missing: 40 })).toEqual([
    'Your budget lacks 40 points of it: they are asked for with the award.',
    'It is given once it is confirmed by Bea Boss → Fay Funds, Flo Funds.',
  ]);
  expect(remarksOf({ ...quote, steps: [{ ...one, people: nobody }] })[0]).toContain('somebody who is not here yet');
  expect(remarks).toEqual(['You yourself are left out.', 'Not registered yet, and so not among them: Uno New.']);
});

test('the server is asked as soon as somebody is chosen, whatever else is missing', () => {
  const form = emptyAward('payitforward', undefined);
  expect(quoteAsked('payitforward', form, undefined)).toBeUndefined();
  const recipients = [{ memberId: 'div:A' }] as typeof form.recipients;
  expect(quoteAsked('payitforward', { ...form, recipients, sendBy: '' }, undefined)).toEqual({
    what: 'payitforward',
    points: 0,
    recipients: ['div:A'],
  });
});
