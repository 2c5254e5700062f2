import type { Source } from '@laurel/contract/calls/sources';
import { mayUpload, uploadKinds } from '@laurel/contract/upload-kinds';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';

type Found = Omit<Source, 'changedAt'> & { changedAt: Date };

/** Those of the kinds that somebody may upload, by their names. */
export async function sourceList(tx: Tx, who: Actor, now: Date): Promise<Source[]> {
  const kinds = uploadKinds.filter((kind) => mayUpload(kind, who));
  const { rows } = await sql<Found>`
    select s.id::text as "sourceId", s.name, s.kind, s.columns, s.dates, s.sheet, s.is_part as "isPart", s.leaves_out as "leavesOut", s.version,
      jsonb_build_object('rhythm', s.expects, 'hour', s.expects_hour, 'weekday', s.expects_weekday, 'zone', s.expects_zone) as expects,
      ${openTokens(now)} as tokens,
      coalesce(who.display_name, '') as "changedBy", s.changed_at as "changedAt"
    from upload_sources s left join people who on who.id = s.by_id
    where s.kind = any(${kinds}::text[]) order by lower(s.name)`.execute(tx);
  return rows.map(({ changedAt, ...source }) => ({ ...source, changedAt: changedAt.toISOString() }));
}

const openTokens = (now: Date) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('tokenId', t.id::text, 'lastFour', t.last_four, 'by', maker.display_name,
    'endsAt', to_char(t.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'lastUsedAt', to_char(t.last_used_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by t.id)
  from feed_tokens t join people maker on maker.id = t.by_id where t.source_id = s.id and t.ends_at > ${now}), '[]')`;
