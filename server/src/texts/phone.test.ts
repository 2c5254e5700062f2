import { expect, test } from 'vitest';
import { callingCodeOf, mobileNumber, rosterNumber, shownNumber, takesSms } from './phone.ts';

test.each([
  ['082 555 0100', 'ZA', '+27825550100'],
  ['0027 82 555 0100', 'ZA', '+27825550100'],
  ['+27 (0) 82 555 01 00', 'ZA', '+27825550100'],
  ['(082) 555-0100', 'ZA', '+27825550100'],
  ['+49 176 04069001', 'ZA', '+4917604069001'],
  ['320 555 0100', 'IT', '+393205550100'],
  ['(11) 95550-0101', 'BR', '+5511955500101'],
  ['212 555 0100', 'US', '+12125550100'],
])('%s, as people in %s write it, is %s', (typed, country, e164) => {
  expect(mobileNumber(typed, country)).toBe(e164);
});

test.each([
  ['082 555 0100', 'XX'],
  ['+27 11 555 0100', 'ZA'],
  ['+27 86 123 4567', 'ZA'],
  ['+1 900 555 0100', 'US'],
  ['+44 70 1234 5678', 'GB'],
  ['+49 900 1 123456', 'DE'],
  ['+33 899 12 34 56', 'FR'],
  ['082 555 0100 ext 5', 'ZA'],
  ['call 082 555 0100', 'ZA'],
  ['+1111111111111111111', 'ZA'],
  ['abc', 'ZA'],
  ['', 'ZA'],
])('%s (%s) is no mobile number', (typed, country) => {
  expect(mobileNumber(typed, country)).toBeUndefined();
});

test('the roster keeps a fixed line and a number of an unknown range, and no dear one', () => {
  expect(rosterNumber('011 555 0100', 'ZA')).toBe('+27115550100');
  expect(rosterNumber('+4917000000', 'DE')).toBe('+4917000000');
  expect(rosterNumber('+27 86 123 4567', 'ZA')).toBeUndefined();
  expect(rosterNumber('12', 'ZA')).toBeUndefined();
});

test('a number is shown to its country in the national form, to others with its calling code', () => {
  expect(shownNumber('+27825550100', 'ZA')).toBe('082 555 0100');
  expect(shownNumber('+27825550100', 'DE')).toBe('+27 82 555 0100');
  expect(shownNumber('', 'DE')).toBe('');
});

test('what is shown is understood again', () => {
  for (const [e164, country] of [
    ['+27825550100', 'ZA'],
    ['+4917604069001', 'DE'],
    ['+393205550100', 'IT'],
    ['+5511955500101', 'BR'],
    ['+12125550100', 'US'],
  ] as const)
    expect(mobileNumber(shownNumber(e164, country), country)).toBe(e164);
});

test('an SMS goes to mobiles of the served countries alone', () => {
  expect(takesSms('+27825550100', ['+27'])).toBe(true);
  expect(takesSms('+27825550100', ['+49'])).toBe(false);
  expect(takesSms('+27115550100', ['+27'])).toBe(false);
  expect(takesSms('+27861234567', undefined)).toBe(false);
  expect(takesSms('+4917000000', undefined)).toBe(false);
});

test('numbers of one calling code may name each other', () => {
  expect(callingCodeOf('+12125550100')).toBe('+1');
  expect(callingCodeOf('+13125550100')).toBe('+1');
});
