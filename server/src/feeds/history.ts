import { fileOfApproval } from '@laurel/contract/approval-kinds';
import type { Input, Output } from '@laurel/contract/call';
import type { HistoryRow, uploadhistory } from '@laurel/contract/calls/feeds';
import { undoDaysMax } from '@laurel/contract/limits';
import { mayUpload, type UploadKind, undoKinds, uploadKinds } from '@laurel/contract/upload-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { countedTo, limitTo } from '#streams/counted';
import { joinWords } from '#words/read';

type Moments = 'undoesAt' | 'undoneAt' | 'arrivedAt';
type Found = Omit<HistoryRow, 'at' | 'key' | Moments> &
  Record<Moments, Date | null> & { at: Date; list: string; id: number };

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** A page of the files of the kinds that somebody may upload, the newest first: those that were taken in, those that wait or were not, and those that did not come. */
export async function historyPage(
  tx: Tx,
  who: Actor,
  { limit, after }: Input<typeof uploadhistory>,
  now: Date,
): Promise<Output<typeof uploadhistory>> {
  const kinds = uploadKinds.filter((kind) => mayUpload(kind, who));
  const { at, list, id } = placeOf(after);
  const files = filesOf(kinds, now);
  const { rows } = await sql<Found>`
    select list, files.id, at, kind, "fileName", source, way, coalesce(who.display_name, '') as by, state, words, errors, added, changed,
      removed, unchanged, "leftOut", case when state = 'waiting' then files.id::text end as "fedFileId",
      "uploadId", undo, "undoesAt", "undoneAt", coalesce(second.display_name, '') as second, "arrivedAt"
    from (${files}) files left join people who on who.id = files.by_id left join people second on second.id = files.second_id
    where (date_trunc('milliseconds', at), list, files.id) < (${at}::timestamptz, ${list}::text, ${id}::bigint)
    -- limit: a page, and the row that tells whether another follows
    order by date_trunc('milliseconds', at) desc, list desc, files.id desc limit ${limit + 1}`.execute(tx);
  const shown = rows.slice(0, limit).map(({ list, id, at, undoesAt, undoneAt, arrivedAt, ...row }) => ({
    ...row,
    ...{ at: at.toISOString(), key: `${at.getTime()}.${list}.${id}` },
    ...{ undoesAt: iso(undoesAt), undoneAt: iso(undoneAt), arrivedAt: iso(arrivedAt) },
  }));
  const next = rows.length > limit ? (shown.at(-1)?.key ?? null) : null;
  if (after !== undefined) return { uploads: shown, next };
  const most = countedTo({ limit });
  const counted = await sql<{ count: number }>`
    select count(*) as count from (select from (${files}) files ${limitTo(most)}) counted`.execute(tx);
  const count = counted.rows[0]?.count ?? 0;
  return { uploads: shown, next, total: Math.min(count, most), isMore: count > most };
}

/** Columns by their order: list, id, at, kind, file, source, way, by whom, and what became of it. */
function filesOf(kinds: readonly UploadKind[], now: Date): RawBuilder<unknown> {
  const keptSince = new Date(now.getTime() - undoDaysMax * 86_400_000);
  const none = sql`null::text as "uploadId", null::text as undo, null::timestamptz as "undoesAt", null::timestamptz as "undoneAt"`;
  return sql`
    select 'u' as list, u.id, u.created_at as at, u.kind, u.file_name as "fileName", coalesce(u.source, '') as source,
      case when u.by_id is null then 'command' else u.way end as way, u.by_id,
      case when u.undo_of is null then 'done' else 'undo' end as state, coalesce(reason.text, '') as words, '[]'::jsonb as errors,
      u.added, u.changed, u.removed, u.unchanged, u.left_out as "leftOut", u.second_id, coalesce(u.undo_of, u.id)::text as "uploadId",
      case when u.undo_of is not null then null when later.id is not null then 'done' when not u.kind = any(${[...undoKinds]}::text[]) then 'ofKind'
        when u.differences is null then 'notKept' when u.differences = 0 then 'nothing' when u.created_at < ${keptSince} then 'tooLate' else 'can' end as undo,
      former.created_at as "undoesAt", later.created_at as "undoneAt", null::timestamptz as "arrivedAt"
    from uploads u left join uploads former on former.id = u.undo_of left join uploads later on later.undo_of = u.id
    ${joinWords('reason', 'undo.reason', 'u.id')}
    where u.kind = any(${[...kinds]}::text[])
    union all
    select 'f', f.id, f.at, f.kind, f.file_name, f.source, 'token', f.by_id, f.state, f.words, f.errors, f.added, f.changed, f.removed,
      f.unchanged, f.left_out, null, ${none}, null
    from fed_files f where f.state not in ('done', 'confirmed') and f.kind = any(${[...kinds]}::text[])
    union all
    select 'a', a.id, a.asked_at, a.wish ->> 'kind', a.wish ->> 'fileName', coalesce(a.wish ->> 'source', ''), 'screen', a.asked_by_id,
      case a.state when 'waiting' then 'asked' else a.state end, coalesce(reason.text, ''), '[]', (a.wish ->> 'added')::integer, (a.wish ->> 'changed')::integer,
      (a.wish ->> 'removed')::integer, (a.wish ->> 'unchanged')::integer, 0, nullif(a.decided_by_id, a.asked_by_id), null, null,
      former.created_at, null, null
    from approvals a left join uploads former on former.id = (a.wish #>> '{undo,uploadId}')::bigint
    ${joinWords('reason', 'approval.reason', 'a.id')}
    where a.kind = any(${Object.keys(fileOfApproval)}::text[]) and a.state <> 'confirmed' and a.wish ->> 'kind' = any(${[...kinds]}::text[])
    union all
    select 'e', d.id, d.due_at, d.kind, '', d.source, 'token', null, 'missed', '', '[]', 0, 0, 0, 0, 0, null, ${none}, d.arrived_at
    from missed_files d where d.kind = any(${[...kinds]}::text[])`;
}

function placeOf(after: string | undefined) {
  const [at = '', list = 'z', id = '0'] = after?.split('.') ?? [];
  return { at: after === undefined ? new Date('9999-01-01') : new Date(Number(at)), list, id };
}
