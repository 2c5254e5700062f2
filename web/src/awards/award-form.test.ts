import { expect, test } from 'vitest';
import { awardErrors, awardOf, emptyAward, pointsEach } from './award-form.ts';
import { type AwardKind, rulesOf } from './award-kinds.ts';

const ann = {
  memberId: '1.5',
  firstname: 'Ann',
  surname: 'Lee',
  division: 'Sales',
  memberNumber: '5',
  isManager: false,
  isEntireDivision: false,
  entireDivisionCode: '',
};
const rulesFor = (kind: AwardKind) => rulesOf(kind, undefined);

test('what is chosen when a form opens', () => {
  expect(emptyAward('reward', undefined)).toMatchObject({ reason: '', sendBy: '' });
  expect(emptyAward('payitforward', undefined)).toMatchObject({ reason: '', sendBy: 'sms' });
  expect(emptyAward('payitforward', 'birthday').reason).toBe('Happy Birthday');
  expect(emptyAward('payitforward', 'anniversary').reason).toBe('Happy Work Anniversary');
  expect(emptyAward('thankyou', 'birthday')).toMatchObject({ reason: 'Birthday', sendBy: 'email' });
  expect(emptyAward('thankyou', 'anniversary').reason).toBe('Anniversary');
  expect(emptyAward('thankyou', undefined).reason).toBe('Thank you');
});

test('Recognise requires a behaviour, a category, points and a way to send', () => {
  expect(Object.keys(awardErrors(rulesFor('reward'), emptyAward('reward', undefined)))).toEqual([
    'reason',
    'category',
    'points',
    'sendBy',
  ]);
});

test('an e-card needs nothing but somebody to send it to', () => {
  expect(awardErrors(rulesFor('thankyou'), emptyAward('thankyou', 'birthday'))).toEqual({});
});

test.each([
  ['reward', 'sms', 150],
  ['reward', 'email', 600],
  ['payitforward', 'sms', 150],
  ['payitforward', 'email', 350],
  ['thankyou', 'sms', 150],
  ['thankyou', 'email', 350],
] as const)('a %s message by %s has at most %i characters, an emoji counting as one', (kind, sendBy, max) => {
  const form = { ...emptyAward(kind, undefined), sendBy, message: '🌿'.repeat(max) };
  expect(awardErrors(rulesFor(kind), form).message).toBeUndefined();
  const longer = { ...form, message: `${form.message}.` };
  expect(awardErrors(rulesFor(kind), longer).message).toBe(`Please use at most ${max} characters.`);
});

test.each([
  ['1', 1],
  [' 9999 ', 9999],
  ['', undefined],
  ['0', undefined],
  ['12.5', undefined],
  ['1e3', undefined],
  ['-5', undefined],
])('%j are %s points', (points, amount) => {
  expect(pointsEach(rulesFor('reward'), { points })).toBe(amount);
});

test('Recognise sends the category with the behaviour; an e-card sends no points', () => {
  const form = { ...emptyAward('reward', undefined), recipients: [ann], reason: 'Act of Courage', category: 'Team' };
  expect(awardOf('reward', rulesFor('reward'), { ...form, points: '50', sendBy: 'email', message: ' Hi ' })).toEqual({
    what: 'reward',
    reason: 'Act of Courage: Team',
    points: 50,
    message: 'Hi',
    sendBy: 'email',
    recipients: ['1.5'],
  });
  expect(awardOf('thankyou', rulesFor('thankyou'), emptyAward('thankyou', 'birthday')).points).toBe(0);
});
