import { createHash } from 'node:crypto';
import type { Actor } from '#directory/actor';

/** Who is behind a token, by its hash: the slice that owns tokens tells. */
export type TokenReader = (tokenHash: Buffer, now: Date) => Promise<Actor | null>;

/** The stored form of a secret: whoever reads the table cannot sign on with it. */
export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** The hash of a bearer token; null for an empty or missing header. A malformed one is hashed too, and known to nobody. */
export function tokenHashOf(header: string | undefined): Buffer | null {
  if (!header?.trim()) return null;
  return secretHash(/^Bearer ([\w-]{20,200})$/i.exec(header.trim())?.[1] ?? '');
}
