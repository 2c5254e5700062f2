import type { Input, Output } from '@laurel/contract/call';
import type { UploadRow, uploadlist } from '@laurel/contract/calls/oversight/uploadlist';
import { sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import { countedTo, limitTo } from '#streams/counted';
import { personShown } from './audit-queries.ts';

type Found = Omit<UploadRow, 'at'> & { at: Date };

/** A page of the files that were taken in, the newest first; with the first one how many there are. */
export async function uploadPage(
  tx: Tx,
  { limit, after }: Input<typeof uploadlist>,
): Promise<Output<typeof uploadlist>> {
  const most = countedTo({ limit });
  const place = after === undefined ? sql`true` : sql`u.id < ${after}::bigint`;
  const [counted, { rows }] = await inOrder(
    tx,
    () =>
      after === undefined
        ? sql<{ count: number }>`select count(*) as count from (select from uploads ${limitTo(most)}) counted`.execute(
            tx,
          )
        : undefined,
    () =>
      sql<Found>`
      select u.id::text as "uploadId", u.created_at as at, ${personShown('who')} as by, u.kind, u.file_name as "fileName",
        encode(u.sha256, 'hex') as sha256, u.added, u.changed, u.removed, u.unchanged, u.is_part as "isPart",
        u.left_out as "leftOut", u.undo_of is not null as "isUndo"
      from uploads u left join people who on who.id = u.by_id where ${place}
      -- limit: a page, and the row that tells whether another follows
      order by u.id desc limit ${limit + 1}`.execute(tx),
  );
  const shown = rows.slice(0, limit);
  const count = counted?.rows[0]?.count;
  return {
    uploads: shown.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    next: rows.length > limit ? (shown.at(-1)?.uploadId ?? null) : null,
    ...(count === undefined ? {} : { total: Math.min(count, most), isMore: count > most }),
  };
}
