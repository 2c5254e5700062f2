import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/transaction';

/** Why points move. With `source` it names the business event, which can move points once only. */
type TransactionKind =
  | 'budget'
  | 'nomination'
  | 'adhoc'
  | 'reward'
  | 'payitforward'
  | 'idea'
  | 'order'
  | 'cancel'
  | 'refund'
  | 'leaver'
  | 'correction'
  | 'move'
  | 'return'
  | 'debt'
  | 'repayment'
  | 'merger'
  | 'reserve'
  | 'release'
  | 'anniversary';

interface Line {
  source: string;
  from: number;
  to: number;
  points: number;
}

export interface Posting {
  kind: TransactionKind;
  at: Date;
  actorId: number | null;
  /** Each line is one transaction of two legs; all or none are posted. */
  lines: readonly Line[];
}

/**
 * Posts points from account to account: the only way in which they move. Locks the accounts in the order of their ids,
 * and answers the ids of the transactions. The database refuses a balance below 0 (`ledger_accounts_floor`), a closed
 * account (`ledger_accounts_open`) and an event that was posted before (`ledger_transactions_event_once`).
 */
export async function post(tx: Tx, { kind, at, actorId, lines }: Posting): Promise<number[]> {
  if (lines.length === 0) return [];
  const { rows } = await posting(
    at,
    sql`select ${kind} as kind, ${actorId}::bigint as actor_id, l.* from unnest(${lines.map((line) => line.source)}::text[],
      ${lines.map((line) => line.from)}::bigint[], ${lines.map((line) => line.to)}::bigint[],
      ${lines.map((line) => line.points)}::bigint[]) with ordinality as l (source, from_id, to_id, points, n)`,
  ).execute(tx);
  return rows.map((row) => row.id);
}

/** The same as the end of a statement: posts what the query finds, of several actors perhaps: kind, actor_id, source, from_id, to_id, points, in the order of n. */
export function posting(at: Date, query: RawBuilder<unknown>): RawBuilder<{ id: number }> {
  return sql<{ id: number }>`
    select ledger_post_all(kinds, ${at}, actors, sources, froms, tos, amounts) as id from (
      select array_agg(kind order by n) as kinds, array_agg(actor_id order by n) as actors, array_agg(source order by n) as sources,
        array_agg(from_id order by n) as froms, array_agg(to_id order by n) as tos, array_agg(points order by n) as amounts
      from (${query}) l) moves where kinds is not null`;
}
