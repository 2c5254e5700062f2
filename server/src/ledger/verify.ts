import { sql } from 'kysely';
import { noLimits } from '#db/begin';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';
import { isWholeEntry } from './audit-chain.ts';
import { invariants } from './invariants.ts';

export interface Finding {
  id: string;
  words: string;
  rows: number;
  /** The first of the rows, to begin looking. */
  example: unknown;
}

export interface Proof {
  /** The whole of the books, or what came since the last seal: that is enough for every night. */
  of: 'whole' | 'sinceSeal';
  /** Milliseconds that one invariant may take; 0 for as long as it needs. */
  limitMs?: number;
}

/** What is proven: the ledger, and the audit beside it. */
export type Proven = 'ledger' | 'audit';

export interface Proved {
  findings: Finding[];
  seconds: Record<Proven, number>;
}

/** The invariants that do not hold; none when the books are right. */
export async function brokenInvariants(db: Db, proof: Proof = { of: 'whole' }): Promise<Finding[]> {
  return (await prove(db, proof)).findings;
}

export function provenBy({ id }: Pick<Finding, 'id'>): Proven {
  return id === 'audit' ? 'audit' : 'ledger';
}

/** What does not hold, all read in one snapshot, and how long that took. */
export async function prove(db: Db, { of, limitMs = 0 }: Proof): Promise<Proved> {
  return transaction(
    db,
    async (tx) => {
      const { since, at } = of === 'whole' ? wholeOf : await lastSeal(tx);
      const inScope = (text: string) =>
        sql.raw(text.replaceAll(':since', String(since)).replaceAll(':at', `'${at}'::timestamptz`));
      const all = [
        ...invariants.map((one) => ({ ...one, sql: inScope(one.sql) })),
        { id: 'audit', words: 'The audit chain is whole.', sql: brokenAuditEntries },
        { id: 'I5', words: 'No sealed leg has changed.', sql: brokenSeals(of) },
      ];
      const findings: Finding[] = [];
      const seconds = { ledger: 0, audit: 0 };
      // loop: each invariant is one statement
      for (const { id, words, sql: text } of all) {
        const begin = performance.now();
        const { rows } = await text.execute(tx);
        seconds[provenBy({ id })] += (performance.now() - begin) / 1000;
        if (rows.length > 0) findings.push({ id, words, rows: rows.length, example: rows[0] });
      }
      return { findings, seconds };
    },
    { reads: true, limits: { ...noLimits, statementMs: limitMs } },
  );
}

/** Seals the legs of all transactions that are certainly committed: later looks find out when one of them changed. */
export async function sealLedger(db: Db): Promise<void> {
  await transaction(
    db,
    async (tx) => {
      await sql`select pg_advisory_xact_lock(7202611202)`.execute(tx);
      await sql`
      insert into ledger_seals (through_id, leg_count, digest)
      select through, legs, digest from (
        select (select max(id) from ledger_transactions where posted_at < now() - interval '10 minutes') as through) t,
        lateral (select count(*) as legs, ${digestOf} as digest from ledger_legs l
          where transaction_id <= t.through and transaction_id > coalesce((select max(through_id) from ledger_seals), 0)) d
      where through > coalesce((select max(through_id) from ledger_seals), 0)`.execute(tx);
    },
    { limits: noLimits },
  );
}

const digestOf = sql`sha256(convert_to(coalesce(string_agg(
  concat_ws(',', l.transaction_id, l.account_id, l.amount, l.after, l.version), ';' order by l.transaction_id, l.account_id), ''), 'UTF8'))`;

const brokenSeals = (of: Proof['of']) => sql`
  select s.id from (select *, coalesce(lag(through_id) over (order by id), 0) as since, count(*) over () as seals from ledger_seals) s,
    lateral (select count(*) as legs, ${digestOf} as digest from ledger_legs l
      where l.transaction_id > s.since and l.transaction_id <= s.through_id) d
  where (${of === 'whole'} or s.id = (select max(id) from ledger_seals) or ${inTurn}) and (d.legs <> s.leg_count or d.digest <> s.digest)`;

/** One of the older seals each night, so that all are read again in as many nights as there are seals. */
const inTurn = sql`s.id % s.seals = (current_date - date '2000-01-01') % s.seals`;

/** The last sealed transaction, and a time before which nothing of what came after it was written. */
async function lastSeal(tx: Tx): Promise<{ since: number; at: string }> {
  const { rows } = await sql<{ since: number; at: string }>`
    select coalesce(max(through_id), 0) as since, coalesce(max(t.posted_at) - interval '1 day', '-infinity')::text as at
    from ledger_seals s join ledger_transactions t on t.id = s.through_id`.execute(tx);
  return rows[0] ?? wholeOf;
}

const wholeOf = { since: 0, at: '-infinity' };

/** An entry stands whole behind the one before it, words agree with their digests as long as they are there, and every act that the sealer has passed is sealed. */
const brokenAuditEntries = sql`
  select a.id from (select *, lag(hash) over (order by id) as last from audit_entries) a left join audit_values v on v.entry_id = a.id
  where a.previous_hash <> coalesce(a.last, ''::bytea) or not ${isWholeEntry}
  union all
  select e.id from events e left join event_particulars p on p.event_id = e.id
  where e.particulars_digest is distinct from sha256(p.salt || convert_to(p.particulars::text, 'UTF8')) and p.event_id is not null
  union all
  select e.id from events e where e.is_act and e.id <= (select position from subscribers where name = 'audit')
    and not exists (select from audit_entries a where a.event_id = e.id)
    and not exists (select from events_set_aside s where s.subscriber = 'audit' and s.event_id = e.id)`;
