import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { say } from '@laurel/contract/say';
import * as texts from './texts.ts';

export interface ProfileForm {
  cellNum: string;
  firstname: string;
  /** Empty: not provided. */
  dOBdd: string;
  dOBmm: string;
  /** Undefined where their first day at work is not known. */
  showsAnniversary: boolean | undefined;
  participates: boolean;
  interestOtherDesc: string;
  otherInfo: string;
  email: string;
  /** Empty: none chosen. */
  language: MemberData['language'];
  agrees: boolean;
}

/** What must be given in a forced update. */
export interface Forced {
  isForced: boolean;
  /** The e-mail address is missing, so its field is shown. */
  needsEmail: boolean;
}

export const agreeWords = say(texts.mustAgree);

export function formOf(member: MemberData): ProfileForm {
  return {
    cellNum: member.cellNum,
    firstname: member.firstname,
    dOBdd: member.dOBdd === null ? '' : String(member.dOBdd),
    dOBmm: member.dOBmm === null ? '' : String(member.dOBmm),
    showsAnniversary: member.showsAnniversary,
    participates: member.interest1 === 'Y',
    interestOtherDesc: member.interestOtherDesc,
    otherInfo: member.otherInfo,
    email: member.email,
    language: member.language,
    agrees: false,
  };
}

/** What a forced update asks for beside the fields of the call. */
export function agreement({ agrees }: ProfileForm, { isForced }: Forced): Record<string, string> {
  return isForced && !agrees ? { agrees: agreeWords } : {};
}

/** The body of `memberupdate`. The e-mail address goes only when it was asked for. */
export function updateOf(form: ProfileForm, { needsEmail }: Forced) {
  return {
    cellNum: form.cellNum.trim(),
    firstname: form.firstname.trim(),
    dOBdd: form.dOBdd === '' ? null : Number(form.dOBdd),
    dOBmm: form.dOBmm === '' ? null : Number(form.dOBmm),
    ...(form.showsAnniversary === undefined ? {} : { showsAnniversary: form.showsAnniversary }),
    interest1: form.participates ? ('Y' as const) : ('' as const),
    interestOtherDesc: form.participates ? form.interestOtherDesc.trim() : '',
    otherInfo: form.participates ? form.otherInfo.trim() : '',
    language: form.language,
    ...(needsEmail ? { email: form.email.trim() } : {}),
  };
}
