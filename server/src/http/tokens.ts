import type { Actor } from '#directory/actor';
import { secretHash } from '#secrets';

/** Who is behind a token, by its hash: the slice that owns tokens tells. */
export type TokenReader = (tokenHash: Buffer, now: Date) => Promise<Actor | null>;

/** The hash of a bearer token; null for an empty or missing header. A malformed one is hashed too, and known to nobody. */
export function tokenHashOf(header: string | undefined): Buffer | null {
  if (!header?.trim()) return null;
  return secretHash(/^Bearer ([\w-]{20,200})$/i.exec(header.trim())?.[1] ?? '');
}
