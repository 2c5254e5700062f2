import type { Output } from '@laurel/contract/call';
import type { AuditPerson } from '@laurel/contract/calls/oversight/audit-shown';
import type { auditone } from '@laurel/contract/calls/oversight/auditone';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { orderOfNames } from '#directory/order-of-names';
import { notFound } from '#errors/refuse';
import { isWholeEntry } from '#ledger/audit-chain';
import { entryColumns, entryJoins, personShown } from './audit-queries.ts';
import { auditRowOf, changesOf, type FoundEntry, factsOf } from './audit-rows.ts';

/** Of those whom an act concerns, so many are named. */
const namedMost = 20;

interface Whole extends FoundEntry {
  concernsCount: number;
  people: AuditPerson[];
  isErased: boolean;
  hash: string;
  previousHash: string;
  previousId: string | null;
  nextId: string | null;
  isWhole: boolean;
  eventId: string | null;
}

/** One entry with what was before and after, and whether it is as it was sealed. */
export async function auditEntry(tx: Tx, auditId: string, timeZone: string): Promise<Output<typeof auditone>> {
  const { rows } = await sql<Whole>`
    select ${entryColumns()}, cardinality(coalesce(e.concerns, v.about, '{}')) as "concernsCount",
      array(select ${personShown('m')} from people m where m.id = any(coalesce(e.concerns, v.about, '{}'))
        -- limit: some are named, all are counted
        order by ${orderOfNames('m')}, m.id limit ${namedMost}) as people,
      (e.particulars_digest is not null and p.event_id is null)
        or (coalesce(a.before_digest, a.after_digest) is not null and v.entry_id is null) as "isErased",
      encode(a.hash, 'hex') as hash, encode(a.previous_hash, 'hex') as "previousHash", before.id::text as "previousId",
      (select min(id) from audit_entries where id > a.id)::text as "nextId", a.event_id::text as "eventId",
      ${isWholeEntry} and a.previous_hash = coalesce(before.hash, ''::bytea) as "isWhole"
    from audit_entries a ${entryJoins}
    left join audit_entries before on before.id = (select max(id) from audit_entries where id < a.id)
    where a.id = ${auditId}::bigint`.execute(tx);
  const entry = rows[0] ?? notFound();
  const { concernsCount, people, isErased, hash, previousHash, previousId, nextId, isWhole, eventId } = entry;
  return {
    ...auditRowOf(entry),
    concerns: { count: concernsCount, people },
    changes: changesOf(entry, timeZone),
    facts: factsOf(entry, timeZone),
    isErased,
    chain: { hash, previousHash, previousId, nextId, isWhole, eventId },
  };
}
