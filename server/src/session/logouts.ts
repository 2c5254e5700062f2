import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { SignOnNames } from './sign-on-names.ts';

/**
 * What ends a session at the provider and what signs on in it wait for each other until they have committed, so that neither overlooks the
 * other. Whoever takes several names gives them in one order: the subject, then its session.
 */
export async function logoutsOf(tx: Tx, names: readonly Buffer[], who: 'ends' | 'signsOn'): Promise<void> {
  const lock = who === 'ends' ? sql`pg_advisory_xact_lock` : sql`pg_advisory_xact_lock_shared`;
  const texts = names.map((name) => name.toString('hex'));
  await sql`select ${lock}(hashtextextended('logout of ' || name, 0)) from unnest(${texts}::text[]) as one (name)`.execute(
    tx,
  );
}

/** Whether the provider has not ended this sign-on meanwhile: its session, or all of its subject's that were there then. */
export function hasNotEnded({ subjectHash, sidHash }: SignOnNames, issuedAt: Date): RawBuilder<boolean> {
  return sql`not exists (
    select from logouts where ended_hash = ${sidHash} or ended_hash = ${subjectHash} and issued_at > ${issuedAt})`;
}
