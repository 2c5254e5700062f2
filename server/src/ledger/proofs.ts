import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { type Proof, type Proved, type Proven, prove, provenBy, sealLedger } from './verify.ts';

/** Proves the ledger and the audit, seals what there is where all holds, and keeps how it went. */
export async function proveAndSeal(db: Db, { now, ...proof }: Proof & { now: Date }): Promise<Proved> {
  const proved = await prove(db, proof);
  if (proved.findings.length === 0) await sealLedger(db);
  const rows = (['ledger', 'audit'] as const).map((of) => {
    const findings = proved.findings.filter((finding) => provenBy(finding) === of).length;
    return sql`(${of}, ${findings === 0 ? now : null}::timestamptz, ${proved.seconds[of]}::float8, ${findings}::integer)`;
  });
  await sql`insert into proofs (of, last_success_at, last_seconds, findings) values ${sql.join(rows)}
    on conflict (of) do update set last_success_at = coalesce(excluded.last_success_at, proofs.last_success_at),
      last_seconds = excluded.last_seconds, findings = excluded.findings`.execute(db);
  return proved;
}

export interface LastProof {
  of: Proven;
  lastSuccessAt: Date | null;
  lastSeconds: number;
  /** Invariants that did not hold. */
  findings: number;
}

export function lastProofs(db: Db): Promise<LastProof[]> {
  return db
    .selectFrom('proofs')
    .select(['of', 'last_success_at as lastSuccessAt', 'last_seconds as lastSeconds', 'findings'])
    .orderBy('of')
    .execute();
}
