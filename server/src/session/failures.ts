import type { Message } from '@laurel/contract/message';
import { seal, unseal } from '#secrets/seal';
import * as texts from './texts.ts';

/** Why a sign-on came to nothing, in the words that follow 'Error occured: '. */
export const failureWords = {
  unconfirmed: texts.unconfirmed,
  denied: texts.denied,
  settings: texts.settings,
  userinfo: texts.userinfo,
  nameless: texts.nameless,
  unknown: texts.unknown,
  inactive: texts.inactive,
  linked: texts.linked,
  expired: texts.expired,
} satisfies Record<string, Message>;

export type Failure = keyof typeof failureWords;

/** Stands in the place of a one-time code: nothing is stored for who did not sign on. */
export function failureCode(key: Buffer, failure: Failure): string {
  return seal(key, failure).toString('base64url');
}

/** The failure that a code tells of; undefined where it is none of ours. */
export function failureIn(key: Buffer, code: string): Failure | undefined {
  try {
    const failure = unseal(key, Buffer.from(code, 'base64url'));
    return failure in failureWords ? (failure as Failure) : undefined;
  } catch {
    return undefined;
  }
}
