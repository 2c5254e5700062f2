import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { appendAll } from '#events/append';

interface Telling {
  type: 'approval.withdrawn' | 'approval.expired' | 'approval.moved';
  now: Date;
  /** What is told beside its kind, points and people, of `approvals a`. */
  more?: RawBuilder<unknown>;
}

/** Tells of each of these what became of it by itself: nobody did it. */
export async function tellOfAll(
  tx: Tx,
  approvalIds: readonly number[],
  { type, now, more = sql`'{}'::jsonb` }: Telling,
): Promise<void> {
  await appendAll(
    tx,
    { type, at: now, actorId: null },
    sql`select 'approval:' || a.id as subject, array[a.asked_by_id] as concerns,
        jsonb_build_object('kind', a.kind, 'points', a.points, 'people', cardinality(a.concerns)) || ${more} as facts,
        '{}'::bigint[] as about, null::jsonb as particulars
      from approvals a where a.id = any(${[...approvalIds]}::bigint[]) order by a.id`,
  );
}
