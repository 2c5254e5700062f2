import type { FormErrors } from '@laurel/contract/errors';
import { dreamsMax, emailMax, hobbiesMax, knownAsMax, mobileMax } from '@laurel/contract/limits';
import type { MemberData } from '@laurel/contract/members';
import { textLength } from '@laurel/contract/text-length';

export interface ProfileForm {
  cellNum: string;
  firstname: string;
  /** Empty: not provided. */
  day: string;
  month: string;
  participates: boolean;
  interestOtherDesc: string;
  otherInfo: string;
  email: string;
  agrees: boolean;
}

/** What must be given in a forced update. */
export interface Forced {
  isForced: boolean;
  /** The e-mail address is missing, so its field is shown. */
  needsEmail: boolean;
}

export const agreeWords =
  'In order to participate in this program you are required to ensure the information provided is correct';

export function formOf(member: MemberData): ProfileForm {
  return {
    cellNum: member.cellNum,
    firstname: member.firstname,
    day: member.dOBdd === null ? '' : String(member.dOBdd),
    month: member.dOBmm === null ? '' : String(member.dOBmm),
    participates: member.interest1 === 'Y',
    interestOtherDesc: member.interestOtherDesc,
    otherInfo: member.otherInfo,
    email: member.email,
    agrees: false,
  };
}

/** The body of `memberupdate`. The e-mail address goes only when it was asked for. */
export function updateOf(form: ProfileForm, { needsEmail }: Forced) {
  return {
    cellNum: form.cellNum.trim(),
    firstname: form.firstname.trim(),
    dOBdd: form.day === '' ? null : Number(form.day),
    dOBmm: form.month === '' ? null : Number(form.month),
    interest1: form.participates ? ('Y' as const) : ('' as const),
    interestOtherDesc: form.participates ? form.interestOtherDesc.trim() : '',
    otherInfo: form.participates ? form.otherInfo.trim() : '',
    ...(needsEmail ? { email: form.email.trim() } : {}),
  };
}

/** By the names of the call's fields, as the server's own errors come. */
export function profileErrors(form: ProfileForm, { isForced, needsEmail }: Forced): FormErrors {
  const errors: FormErrors = {};
  const tooLong = (field: string, value: string, max: number) => {
    if (textLength(value) > max) errors[field] = `Please use at most ${max} characters.`;
  };
  tooLong('cellNum', form.cellNum, mobileMax);
  tooLong('firstname', form.firstname, knownAsMax);
  if (form.participates) {
    tooLong('interestOtherDesc', form.interestOtherDesc, hobbiesMax);
    tooLong('otherInfo', form.otherInfo, dreamsMax);
  }
  if (isForced && form.cellNum.trim() === '') errors.cellNum = 'Please give your mobile number.';
  if (needsEmail) {
    tooLong('email', form.email, emailMax);
    if (!/^\S+@\S+\.\S+$/.test(form.email.trim())) errors.email = 'Please give your e-mail address.';
  }
  if ((form.day === '') !== (form.month === '')) errors.dOBdd = 'Please give both the day and the month, or neither.';
  if (isForced && !form.agrees) errors.agrees = agreeWords;
  return errors;
}
