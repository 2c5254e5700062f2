import { memberupdate } from '@laurel/contract/calls/members/memberupdate';
import { expect, test } from 'vitest';
import { errorsIn } from '#form/check.ts';
import { agreement, agreeWords, type Forced, type ProfileForm, updateOf } from './profile-form.ts';

const filled: ProfileForm = {
  cellNum: '+27 82 123 4567',
  firstname: 'Thandi',
  dOBdd: '14',
  dOBmm: '3',
  showsAnniversary: true,
  participates: true,
  interestOtherDesc: 'Jazz',
  otherInfo: 'Sailing',
  email: 'thandi@laurel.example',
  language: '',
  agrees: false,
};
const free = { isForced: false, needsEmail: false };
const forced = { isForced: true, needsEmail: false };

const profileErrors = (form: ProfileForm, forced: Forced) =>
  errorsIn(memberupdate, updateOf(form, forced), agreement(form, forced));

test('a complete form has no errors', () => {
  expect(profileErrors(filled, free)).toEqual({});
});

test('a forced update needs the agree checkbox and a mobile number', () => {
  expect(profileErrors({ ...filled, cellNum: ' ' }, forced)).toEqual({
    cellNum: 'Please give a mobile number.',
    agrees: agreeWords,
  });
  expect(profileErrors({ ...filled, agrees: true }, forced)).toEqual({});
});

test('the e-mail address is asked for and sent only when it is missing', () => {
  expect(updateOf(filled, forced)).not.toHaveProperty('email');
  expect(updateOf(filled, { isForced: true, needsEmail: true })).toHaveProperty('email', 'thandi@laurel.example');
  expect(profileErrors({ ...filled, email: '', agrees: true }, { isForced: true, needsEmail: true })).toHaveProperty(
    'email',
  );
});

test('hobbies and dreams are cleared when not participating', () => {
  expect(updateOf({ ...filled, participates: false }, free)).toMatchObject({
    interest1: '',
    interestOtherDesc: '',
    otherInfo: '',
  });
});

test('a cleared date of birth is null; half of one is an error', () => {
  expect(updateOf({ ...filled, dOBdd: '', dOBmm: '' }, free)).toMatchObject({ dOBdd: null, dOBmm: null });
  expect(profileErrors({ ...filled, dOBmm: '' }, free)).toHaveProperty('dOBmm');
});

test('limits count code points', () => {
  expect(profileErrors({ ...filled, interestOtherDesc: '🎷'.repeat(50) }, free)).toEqual({});
  expect(profileErrors({ ...filled, interestOtherDesc: '🎷'.repeat(51) }, free)).toHaveProperty('interestOtherDesc');
});
