import type { Actor } from '#directory/actor';
import type { Versions } from '#kept/versions';
import { secretHash } from '#secrets/secrets';

/** Who calls, and the versions of what everybody sees the same at that moment. */
export interface Caller {
  actor: Actor;
  versions: Versions;
}

/** Who is behind a token, by its hash: the slice that owns tokens tells. */
export type TokenReader = (tokenHash: Buffer, now: Date) => Promise<Caller | null>;

/** The hash of a bearer token; null for an empty or missing header. A malformed one is hashed too, and known to nobody. */
export function tokenHashOf(header: string | undefined): Buffer | null {
  if (!header?.trim()) return null;
  return secretHash(/^Bearer ([\w-]{20,200})$/i.exec(header.trim())?.[1] ?? '');
}
