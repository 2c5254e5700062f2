import { expect, test } from 'vitest';
import { personRecipient } from '#picker/recipient.ts';
import { adhocErrors, adhocOf, emptyAdhoc } from './adhoc-form.ts';

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
const quoted = (available: number, left: number) => ({ available, left });

test('an award needs recipients, a value, points and a way to send it', () => {
  const errors = adhocErrors(emptyAdhoc, undefined);
  expect(Object.keys(errors).sort()).toEqual(['points', 'reason', 'recipients', 'sendBy']);
  expect(errors.recipients).toBe('Please select at least one recipient.');
});

test('an award above the points to award is told before it is sent', () => {
  expect(adhocErrors(filled, quoted(1499, -1)).points).toContain('1,499');
  expect(adhocErrors(filled, quoted(1500, 0))).toEqual({});
});

test('a message has at most 150 characters by SMS and 350 by e-mail', () => {
  const errorsOf = (sendBy: 'sms' | 'email', length: number) =>
    adhocErrors({ ...filled, sendBy, message: '🌿'.repeat(length) }, quoted(9999, 9));
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
