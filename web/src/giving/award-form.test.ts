import { doreward } from '@laurel/contract/calls/awards/doreward';
import type { AwardKind } from '@laurel/contract/points';
import { specified } from '@laurel/contract/programme/programme';
import type { Quote } from '@laurel/contract/shapes/quote';
import { describe, expect, test } from 'vitest';
import { errorsIn } from '#form/check.ts';
import { goBy, otherProgramme } from '../../test/programme.ts';
import { type AwardForm, awardOf, emptyAward, fittingAward, ownErrors, pointsEach } from './award-form.ts';
import { givingOf, rulesOf, waysOf } from './award-kinds.ts';

const ann = {
  memberId: '1.500001',
  firstname: 'Ann',
  surname: 'Lee',
  division: 'Sales',
  memberNumber: '5',
  isManager: false,
  isEntireDivision: false,
  entireDivisionCode: '',
};
const rulesFor = (kind: AwardKind) => rulesOf(kind, undefined);
const errorsOf = (kind: AwardKind, form: AwardForm, quote?: Quote) =>
  errorsIn(doreward, awardOf(kind, rulesFor(kind), form), ownErrors(kind, rulesFor(kind), form, quote));

test('what is chosen when a form opens', () => {
  expect(emptyAward('reward', undefined)).toMatchObject({ reason: '', sendBy: '' });
  expect(emptyAward('payitforward', undefined)).toMatchObject({ reason: '', sendBy: 'sms' });
  expect(emptyAward('payitforward', 'birthday').reason).toBe('Happy Birthday');
  expect(emptyAward('payitforward', 'anniversary').reason).toBe('Happy Work Anniversary');
  expect(emptyAward('thankyou', 'birthday')).toMatchObject({ reason: 'Birthday', sendBy: 'email' });
  expect(emptyAward('thankyou', 'anniversary').reason).toBe('Anniversary');
  expect(emptyAward('thankyou', undefined).reason).toBe('Thank you');
});

test('a card of thanks asks whom to thank, one of a birthday or an anniversary whom to celebrate', () => {
  expect(rulesOf('thankyou', 'thankyou')).toMatchObject({ title: 'Thank you', whoLabel: 'Who do you want to thank?' });
  expect(rulesOf('thankyou', undefined)).toEqual(rulesOf('thankyou', 'thankyou'));
  for (const occasion of ['birthday', 'anniversary'] as const)
    expect(rulesOf('thankyou', occasion)).toMatchObject({
      title: 'Celebrate',
      whoLabel: 'Who do you want to celebrate?',
    });
});

test('an award requires recipients, and what its kind asks for', () => {
  expect(errorsOf('reward', emptyAward('reward', undefined))).toEqual({
    recipients: 'Please select at least one recipient.',
    reason: 'Please choose a behaviour.',
    category: 'Please choose a category.',
    points: 'Please give 1 to 9999 points.',
    sendBy: 'Please choose e-mail or SMS.',
  });
  expect(errorsOf('adhoc', emptyAward('adhoc', undefined))).toEqual({
    recipients: 'Please select at least one recipient.',
    reason: 'Please choose a value.',
    points: 'Please choose how many points.',
    sendBy: 'Please choose e-mail or SMS.',
  });
});

test('half of what Recognise is for is told beside the half that is missing', () => {
  const form = { ...emptyAward('reward', undefined), recipients: [ann], points: '5', sendBy: 'email' as const };
  expect(errorsOf('reward', { ...form, category: 'Team' })).toEqual({ reason: 'Please choose a behaviour.' });
  expect(errorsOf('reward', { ...form, reason: 'Act of Courage' })).toEqual({ category: 'Please choose a category.' });
});

test('an e-card needs nothing but somebody to send it to', () => {
  expect(errorsOf('thankyou', { ...emptyAward('thankyou', 'birthday'), recipients: [ann] })).toEqual({});
});

test('more than there is to give is told before it is sent', () => {
  const form = { ...emptyAward('adhoc', undefined), recipients: [ann], reason: 'Client Focus', sendBy: 'sms' as const };
  const quote = { available: 1499, left: -1 } as Quote;
  expect(errorsOf('adhoc', { ...form, points: '500' }, quote).points).toContain('1,499');
  expect(errorsOf('adhoc', { ...form, points: '500' }, { ...quote, left: 0 })).toEqual({});
});

test.each([
  ['adhoc', 'sms', 150],
  ['adhoc', 'email', 350],
  ['reward', 'sms', 150],
  ['reward', 'email', 600],
  ['payitforward', 'sms', 150],
  ['payitforward', 'email', 350],
  ['thankyou', 'sms', 150],
  ['thankyou', 'email', 350],
] as const)('a %s message by %s has at most %i characters, an emoji counting as one', (kind, sendBy, max) => {
  const [reason = ''] = rulesFor(kind).reasons;
  const chosen = { recipients: [ann], reason, category: 'Team', points: '5' };
  const form = { ...emptyAward(kind, undefined), ...chosen, sendBy, message: '🌿'.repeat(max) };
  expect(errorsOf(kind, form)).toEqual({});
  expect(errorsOf(kind, { ...form, message: `${form.message}.` }).message).toBe(
    `Please use at most ${max} characters.`,
  );
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
  expect(pointsEach(rulesFor('reward'), { reason: 'Act of Courage', points })).toBe(amount);
});

test('what gives just so many points gives them, whatever was chosen before', () => {
  const birthday = { ...specified.payItForward.birthday, points: 40 };
  goBy({ ...specified, payItForward: { ...specified.payItForward, birthday } });
  const form = { ...emptyAward('payitforward', 'birthday'), recipients: [ann], points: '5' };
  expect(awardOf('payitforward', rulesFor('payitforward'), form).points).toBe(40);
  expect(awardOf('payitforward', rulesFor('payitforward'), { ...form, reason: 'Act of Courage' }).points).toBe(5);
});

test('Recognise sends the category with the behaviour; an e-card sends no points', () => {
  const form = { ...emptyAward('reward', undefined), recipients: [ann], reason: 'Act of Courage', category: 'Team' };
  expect(awardOf('reward', rulesFor('reward'), { ...form, points: '50', sendBy: 'email', message: ' Hi ' })).toEqual({
    what: 'reward',
    reason: 'Act of Courage: Team',
    points: 50,
    message: 'Hi',
    sendBy: 'email',
    recipients: ['1.500001'],
  });
  expect(awardOf('thankyou', rulesFor('thankyou'), emptyAward('thankyou', 'birthday')).points).toBe(0);
});

test('where a site sends no SMS nobody is asked, and what was chosen before is not sent', () => {
  const ways = waysOf({ siteTemplate: 'alba', capabilities: [] });
  expect(ways).toEqual(['email', 'sms']);
  goBy({ ...specified, features: { ...specified.features, sms: { on: true, sites: { alba: false } } } });
  const without = waysOf({ siteTemplate: 'alba', capabilities: [] });
  expect([without, waysOf({ siteTemplate: 'laurel', capabilities: [] })]).toEqual([['email'], ways]);
  const empty = emptyAward('payitforward', undefined, without);
  expect(empty.sendBy).toBe('email');
  const rules = rulesOf('payitforward', undefined, without);
  expect(fittingAward(rules, { ...empty, sendBy: 'sms' }, empty).sendBy).toBe('email');
  expect(fittingAward(rules, { ...empty, sendBy: '' }, empty).sendBy).toBe('');
});

describe('by another programme', () => {
  test('a form offers what that has, and of one reason makes none to choose', () => {
    goBy(otherProgramme);
    expect(rulesFor('reward').reasons).toHaveLength(9);
    expect(rulesFor('payitforward').reasons).toEqual(rulesFor('reward').reasons);
    expect(rulesFor('adhoc')).toMatchObject({ reasons: ['Sunshine', 'Rain'] });
    expect(givingOf({ kind: 'adhoc' }, 'Rain')).toEqual({ among: [1, 100_000] });
    expect(rulesFor('thankyou').reasons).toEqual(['Cheers']);
    expect(emptyAward('payitforward', 'birthday').reason).toBe('');
    const [craft] = otherProgramme.behaviours;
    goBy({ ...otherProgramme, behaviours: craft ? [craft] : [] });
    expect(emptyAward('reward', undefined).reason).toBe('Customers First');
    expect(emptyAward('payitforward', undefined).reason).toBe('Customers First');
  });

  test('without categories none is asked for, and none is sent', () => {
    goBy(otherProgramme);
    const form = { ...emptyAward('reward', undefined), recipients: [ann], sendBy: 'email' as const };
    expect(errorsOf('reward', form)).toEqual({
      reason: 'Please choose a behaviour.',
      points: 'Please give 1 to 100000 points.',
    });
    const filled = { ...form, reason: 'Craft', category: 'Team', points: '100000' };
    expect(errorsOf('reward', filled)).toEqual({});
    expect(awardOf('reward', rulesFor('reward'), filled).reason).toBe('Craft');
    expect(errorsOf('reward', { ...filled, message: 'x'.repeat(41) }).message).toBe(
      'Please use at most 40 characters.',
    );
  });

  test('a draft from before keeps its words and loses what is not offered any more', () => {
    const before = {
      ...{ recipients: [ann], reason: 'Client Focus', category: 'Team', points: '50' },
      ...{ sendBy: 'sms' as const, message: 'You stayed.' },
    };
    const draftOf = (kind: AwardKind, form: AwardForm) =>
      fittingAward(rulesFor(kind), form, emptyAward(kind, undefined));
    expect(draftOf('adhoc', before)).toEqual({ ...before, category: '' });
    goBy(otherProgramme);
    expect(draftOf('adhoc', before)).toEqual({ ...before, reason: '', category: '', points: '' });
    expect(draftOf('reward', { ...before, reason: 'Craft' })).toEqual({ ...before, reason: 'Craft', category: '' });
    goBy({ ...otherProgramme, values: [{ key: 'rain', name: 'Rain' }] });
    expect(draftOf('adhoc', before).reason).toBe('Rain');
  });
});
