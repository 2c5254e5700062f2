import type { Source } from '@laurel/contract/calls/sources';
import { mayUpload, uploadKinds } from '@laurel/contract/upload-kinds';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';

type Found = Omit<Source, 'changedAt'> & { changedAt: Date };

/** Those of the kinds that somebody may upload, by their names. */
export async function sourceList(tx: Tx, who: Actor): Promise<Source[]> {
  const kinds = uploadKinds.filter((kind) => mayUpload(kind, who));
  const { rows } = await sql<Found>`
    select s.id::text as "sourceId", s.name, s.kind, s.columns, s.dates, s.sheet, s.is_part as "isPart", s.version,
      coalesce(who.display_name, '') as "changedBy", s.changed_at as "changedAt"
    from upload_sources s left join people who on who.id = s.by_id
    where s.kind = any(${kinds}::text[]) order by lower(s.name)`.execute(tx);
  return rows.map(({ changedAt, ...source }) => ({ ...source, changedAt: changedAt.toISOString() }));
}
