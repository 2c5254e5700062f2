import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newnom } from '#calls/nominations/newnom';
import { messageMost } from '#programme/giving';
import { programme } from '#programme/programme';
import { formErrorsOf } from '#rules/form-errors';
import { doreward } from './doreward.ts';

const award = { message: 'Thank you', sendBy: 'email', recipients: ['1.1234567'] };
const kinds = {
  adhoc: { ...award, what: 'adhoc', reason: 'Client Focus', points: 5 },
  reward: { ...award, what: 'reward', reason: 'Act of Courage: Team', points: 1 },
  payitforward: { ...award, what: 'payitforward', reason: 'Act of Courage', points: 5 },
  thankyou: { ...award, what: 'thankyou', reason: 'Birthday', points: 0 },
} as const;
type Kind = keyof typeof kinds;
const all = Object.keys(kinds) as Kind[];
const errors = (given: object, { input }: { input: typeof doreward.input | typeof newnom.input } = doreward) => {
  const parsed = input.safeParse(given);
  return parsed.success ? {} : formErrorsOf(parsed.error.issues);
};

describe('points', () => {
  const adhocPoints = [5, 10, 20, 25, 50, 100, 150, 200, 250, 500, 1000, 2000, 5000];
  const payItForwardPoints = [5, 10, 20, 25, 50, 100];
  const may: Record<Kind, (points: number) => boolean> = {
    adhoc: (points) => adhocPoints.includes(points),
    reward: (points) => points >= 1 && points <= 9999,
    payitforward: (points) => payItForwardPoints.includes(points),
    thankyou: (points) => points === 0,
  };
  const amounts = fc.oneof(fc.constantFrom(...adhocPoints, 0, -5, 9999, 10_000), fc.integer({ min: -10, max: 10_010 }));

  test.each(all)('of %s are those of the specification', (what) => {
    fc.assert(
      fc.property(amounts, (points) => {
        expect('points' in errors({ ...kinds[what], points })).toBe(!may[what](points));
      }),
    );
  });

  test.each(all)('of %s are whole', (what) => {
    for (const points of [5.5, 1e300, '5', null, undefined])
      expect([points, Object.keys(errors({ ...kinds[what], points }))]).toEqual([points, ['points']]);
  });
});

test('a message may be as long as its way lets it, by signs and not by halves of them', () => {
  for (const what of all)
    for (const sendBy of ['email', 'sms'] as const) {
      const max = messageMost(what, programme())[sendBy];
      expect(errors({ ...kinds[what], sendBy, message: '🌿'.repeat(max) })).toEqual({});
      expect(errors({ ...kinds[what], sendBy, message: 'a'.repeat(max + 1) })).toEqual({
        message: `Please use at most ${max} characters.`,
      });
    }
});

test('nobody is chosen twice, registered or not yet', () => {
  const ids = fc.uniqueArray(fc.bigInt({ min: 100_000n, max: 10n ** 18n - 1n }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(ids, fc.nat(), fc.boolean(), (people, place, isRegistered) => {
      const chosen = people.map((person) => `1.${person}`);
      const again = `${isRegistered ? 1 : 0}.${people[place % people.length]}`;
      const nomination = { nomCat: ['Act of Courage'], reason: 'Stood up.' };
      expect(errors({ ...kinds.adhoc, recipients: chosen })).toEqual({});
      expect(errors({ ...nomination, members: chosen }, newnom)).toEqual({});
      expect(errors({ ...kinds.adhoc, recipients: [...chosen, again] })).toEqual({
        recipients: 'Someone is chosen twice.',
      });
      expect(errors({ ...nomination, members: [...chosen, again] }, newnom)).toEqual({
        members: 'Someone is chosen twice.',
      });
    }),
  );
});

test('only Recognise may be asked to be done alone', () => {
  expect(errors({ ...kinds.reward, alone: true })).toEqual({});
  for (const what of ['adhoc', 'payitforward', 'thankyou'] as const)
    expect([what, Object.keys(errors({ ...kinds[what], alone: true }))]).toEqual([what, ['alone']]);
});
