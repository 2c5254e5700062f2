import { expect, test } from 'vitest';
import { personRecipient } from '#picker/recipient.ts';
import { adhocErrors, adhocOf, budgetOf, emptyAdhoc } from './adhoc-form.ts';

const ann = personRecipient({
  memberId: '1.1000001',
  memberNumber: '100001',
  firstname: 'Ann',
  surname: 'Ames',
  division: 'Sales',
  isManager: false,
});
const filled = {
  ...emptyAdhoc,
  recipients: [ann],
  reason: 'Client Focus',
  points: '500',
  sendBy: 'sms' as const,
  message: ' Well done ',
};
const three = { people: 3, isAtLeast: false, isOpen: false };

test('the budget falls by points times people', () => {
  expect(budgetOf(2000, filled, three)).toEqual({ before: 2000, cost: 1500, after: 500, isAtLeast: false });
});

test('nothing is promised while points or people are unknown', () => {
  expect(budgetOf(2000, emptyAdhoc, three).after).toBeUndefined();
  expect(budgetOf(2000, filled, { people: 0, isAtLeast: false, isOpen: false }).cost).toBeUndefined();
  expect(budgetOf(2000, filled, { people: 1, isAtLeast: false, isOpen: true }).cost).toBeUndefined();
});

test('an award needs recipients, a value, points and a way to send it', () => {
  const errors = adhocErrors(emptyAdhoc, budgetOf(2000, emptyAdhoc, three));
  expect(Object.keys(errors).sort()).toEqual(['points', 'reason', 'recipients', 'sendBy']);
  expect(errors.recipients).toBe('Please select at least one recipient.');
});

test('an award above the points to award is told before it is sent', () => {
  expect(adhocErrors(filled, budgetOf(1499, filled, three)).points).toContain('1,499');
  expect(adhocErrors(filled, budgetOf(1500, filled, three))).toEqual({});
});

test('a message has at most 150 characters by SMS and 350 by e-mail', () => {
  const budget = budgetOf(9999, filled, three);
  const errorsOf = (sendBy: 'sms' | 'email', length: number) =>
    adhocErrors({ ...filled, sendBy, message: '🌿'.repeat(length) }, budget);
  expect(errorsOf('sms', 150)).toEqual({});
  expect(errorsOf('sms', 151).message).toBeTruthy();
  expect(errorsOf('email', 350)).toEqual({});
  expect(errorsOf('email', 351).message).toBeTruthy();
});

test('the call gets ids, whole points and the trimmed message', () => {
  expect(adhocOf(filled)).toEqual({
    what: 'adhoc',
    reason: 'Client Focus',
    points: 500,
    message: 'Well done',
    sendBy: 'sms',
    recipients: ['1.1000001'],
  });
});
