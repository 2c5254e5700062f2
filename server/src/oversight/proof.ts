import type { Output } from '@laurel/contract/call';
import type { auditproof } from '@laurel/contract/calls/oversight/auditproof';
import { sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import { lastProofs } from '#ledger/proofs';

interface Chain {
  entries: number;
  lastId: string | null;
  lastHash: string;
  last: Date | null;
  waiting: number;
  oldest: Date | null;
  setAside: number;
}

/** How far the audit is sealed, and what the last proofs found. */
export async function proofNow(tx: Tx): Promise<Output<typeof auditproof>> {
  const [{ rows }, proofs] = await inOrder(
    tx,
    () =>
      sql<Chain>`
      with waits as (
        select e.at from events e where e.is_act and e.id > (select position from subscribers where name = 'audit')
          and not exists (select from audit_entries a where a.event_id = e.id))
      select (select count(*) from audit_entries) as entries, last.id::text as "lastId", coalesce(encode(last.hash, 'hex'), '') as "lastHash",
        last.at as last, (select count(*) from waits) as waiting, (select min(at) from waits) as oldest,
        (select count(*) from events_set_aside where subscriber = 'audit') as "setAside"
      from (values (1)) one left join lateral (
        select id, hash, at from audit_entries
        -- limit: the last one
        order by id desc limit 1) last on true`.execute(tx),
    () => lastProofs(tx),
  );
  const {
    entries = 0,
    lastId = null,
    lastHash = '',
    last = null,
    waiting = 0,
    oldest = null,
    setAside = 0,
  } = rows[0] ?? {};
  return {
    chain: { entries, lastId, lastHash, lastDate: last?.toISOString() ?? null },
    waiting: { count: waiting, oldestDate: oldest?.toISOString() ?? null },
    setAside,
    proofs: proofs.map(({ of, lastSuccessAt, lastSeconds, findings }) => ({
      ...{ of, seconds: lastSeconds, findings },
      dateRight: lastSuccessAt?.toISOString() ?? null,
    })),
  };
}
