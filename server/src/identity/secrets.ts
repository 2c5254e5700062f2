import { randomBytes } from 'node:crypto';

/** 256 random bits that may stand in an address or a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
