import type { Input, Output } from '@laurel/contract/call';
import type { HistoryRow, uploadhistory } from '@laurel/contract/calls/feeds';
import { mayUpload, uploadKinds } from '@laurel/contract/upload-kinds';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { countedTo, limitTo } from '#streams/counted';

type Found = Omit<HistoryRow, 'at' | 'key'> & { at: Date; list: string; id: number };

/** A page of the files of the kinds that somebody may upload, the newest first: those that were taken in, and those fed that were not. */
export async function historyPage(
  tx: Tx,
  who: Actor,
  { limit, after }: Input<typeof uploadhistory>,
): Promise<Output<typeof uploadhistory>> {
  const kinds = uploadKinds.filter((kind) => mayUpload(kind, who));
  const { at, list, id } = placeOf(after);
  const files = sql`
    select 'u' as list, u.id, u.created_at as at, u.kind, u.file_name as "fileName", coalesce(u.source, '') as source,
      case when u.by_id is null then 'command' else u.way end as way, u.by_id,
      'done' as state, '' as words, '[]'::jsonb as errors, u.added, u.changed, u.removed, u.unchanged, u.left_out as "leftOut"
    from uploads u where u.kind = any(${kinds}::text[])
    union all
    select 'f', f.id, f.at, f.kind, f.file_name, f.source, 'token', f.by_id, f.state, f.words, f.errors, f.added, f.changed, f.removed,
      f.unchanged, f.left_out
    from fed_files f where f.state not in ('done', 'confirmed') and f.kind = any(${kinds}::text[])`;
  const { rows } = await sql<Found>`
    select list, files.id, at, kind, "fileName", source, way, coalesce(who.display_name, '') as by, state, words, errors, added, changed,
      removed, unchanged, "leftOut", case when state = 'waiting' then files.id::text end as "fedFileId"
    from (${files}) files left join people who on who.id = files.by_id
    where (date_trunc('milliseconds', at), list, files.id) < (${at}::timestamptz, ${list}::text, ${id}::bigint)
    -- limit: a page, and the row that tells whether another follows
    order by date_trunc('milliseconds', at) desc, list desc, files.id desc limit ${limit + 1}`.execute(tx);
  const shown = rows.slice(0, limit).map(({ list, id, at, ...row }) => ({
    ...row,
    ...{ at: at.toISOString(), key: `${at.getTime()}.${list}.${id}` },
  }));
  const next = rows.length > limit ? (shown.at(-1)?.key ?? null) : null;
  if (after !== undefined) return { uploads: shown, next };
  const most = countedTo({ limit });
  const counted = await sql<{ count: number }>`
    select count(*) as count from (select from (${files}) files ${limitTo(most)}) counted`.execute(tx);
  const count = counted.rows[0]?.count ?? 0;
  return { uploads: shown, next, total: Math.min(count, most), isMore: count > most };
}

function placeOf(after: string | undefined) {
  const [at = '', list = 'z', id = '0'] = after?.split('.') ?? [];
  return { at: after === undefined ? new Date('9999-01-01') : new Date(Number(at)), list, id };
}
