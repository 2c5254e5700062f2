import { seal, unseal } from '#secrets/seal';

/** Why a sign-on came to nothing, in the words that follow 'Error occured: '. */
export const failureWords = {
  unconfirmed: 'the sign-on service did not confirm who you are. Please try again.',
  denied: 'the sign-on service did not let you in here. Please ask your administrator if you should have access.',
  settings: 'the portal and the sign-on service do not understand each other. Please tell your administrator.',
  userinfo: 'the sign-on service did not tell the portal enough about you. Please tell your administrator.',
  nameless: 'the sign-on service did not tell the portal which employee you are. Please tell your administrator.',
  unknown: "you are not in the company's roster yet. Please ask your HR team to add you, then sign on again.",
  inactive: 'your membership is no longer active. Please ask your HR team if you think this is a mistake.',
  linked: 'another sign-on account is already linked to this member. Please ask your administrator to look at it.',
  expired: 'this sign-on has expired or was used before. Please sign on again.',
} as const;

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
