import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that may stand in an address or a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a secret: whoever reads the table cannot sign on with it. */
export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
