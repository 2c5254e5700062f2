import { secretHash } from '#secrets/secrets';

/** Whom and which of their sessions a provider means, as digests: they are only ever compared. */
export interface SignOnNames {
  subjectHash: Buffer;
  /** Of the provider's own session; null where it names none. */
  sidHash: Buffer | null;
}

interface Told {
  issuer: string;
  subject: string;
  sid: string | null;
}

export function namesOf({ issuer, subject, sid }: Told): SignOnNames {
  return { subjectHash: subjectHash(issuer, subject), sidHash: sid === null ? null : sidHash(issuer, sid) };
}

export const subjectHash = (issuer: string, subject: string) => digest(issuer, 'sub', subject);
export const sidHash = (issuer: string, sid: string) => digest(issuer, 'sid', sid);
export const jtiHash = (issuer: string, jti: string) => digest(issuer, 'jti', jti);

function digest(...parts: string[]): Buffer {
  return secretHash(JSON.stringify(parts));
}
