import type { Input } from '@laurel/contract/call';
import type { forgetsource, SourceWish } from '@laurel/contract/calls/sources';
import { plainHeader } from '@laurel/contract/columns/reading';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { mayUpload, type UploadKind } from '@laurel/contract/upload-kinds';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import * as texts from './texts.ts';

interface Doing {
  by: Actor;
  now: Date;
}

/** More than any company has systems; a list that nobody can read is of no use. */
const sourcesMax = 200;

/** Keeps how the files of a system are read; one that is there already for who has seen it as it is. */
export async function saveSource(tx: Tx, { by, now }: Doing, wish: SourceWish) {
  mustBeTheirs(wish.kind, by);
  const name = wish.name.trim();
  await sql`lock table upload_sources in share row exclusive mode`.execute(tx);
  if (wish.sourceId) await mustBeAsSeen(tx, { sourceId: wish.sourceId, version: wish.version ?? 0 }, by, wish.kind);
  await mustBeFree(tx, { name, sourceId: wish.sourceId ?? null });
  const columns = asSpelt(wish.columns);
  const values = {
    ...{ kind: wish.kind, name, dates: wish.dates, sheet: wish.sheet, is_part: wish.isPart },
    ...(wish.leavesOut !== undefined && { leaves_out: wish.leavesOut }),
    ...(wish.expects && (await expected(tx, wish.expects, now))),
    columns: JSON.stringify(columns),
    ...{ by_id: by.id, changed_at: now },
  };
  const { id, version } = wish.sourceId
    ? await tx
        .updateTable('upload_sources')
        .set({ ...values, version: (wish.version ?? 0) + 1 })
        .where('id', '=', Number(wish.sourceId))
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow()
    : await tx
        .insertInto('upload_sources')
        .values({ ...values, headers: Object.keys(columns).map(plainHeader) })
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow();
  const assigned = Object.values(columns).filter((column) => column !== '').length;
  await append(tx, {
    type: 'source.saved',
    at: now,
    actorId: by.id,
    subject: `source:${id}`,
    facts: {
      ...{ kind: wish.kind, source: name, isNew: !wish.sourceId, assigned },
      ignored: Object.keys(columns).length - assigned,
    },
  });
  return { sourceId: String(id), name, version };
}

/** From now on, by the clock of where most people of the company are. */
async function expected(tx: Tx, { rhythm, hour, weekday }: NonNullable<SourceWish['expects']>, now: Date) {
  const { rows } = await sql<{ zone: string }>`
    select c.time_zone as zone from members m join divisions d on d.code = m.division_code join countries c on c.code = d.country_code
    where m.deactivated_at is null group by c.code order by count(*) desc, c.code
    -- limit: that of most
    limit 1`.execute(tx);
  return {
    ...{ expects: rhythm, expects_hour: hour, expects_weekday: weekday, expects_since: now },
    expects_zone: rows[0]?.zone ?? 'UTC',
  };
}

/** Each header once, as it was spelt last. */
function asSpelt(columns: SourceWish['columns']): SourceWish['columns'] {
  const byName = new Map(Object.entries(columns).map((said) => [plainHeader(said[0]), said]));
  return Object.fromEntries(byName.values());
}

/** Its files are read by the names of their columns again. */
export async function forgetSource(tx: Tx, { by, now }: Doing, seen: Input<typeof forgetsource>): Promise<void> {
  await sql`lock table upload_sources in share row exclusive mode`.execute(tx);
  const { kind, name } = await mustBeAsSeen(tx, seen, by);
  await tx.deleteFrom('upload_sources').where('id', '=', Number(seen.sourceId)).execute();
  await append(tx, {
    type: 'source.forgotten',
    at: now,
    actorId: by.id,
    subject: `source:${seen.sourceId}`,
    facts: { kind, source: name },
  });
}

async function mustBeAsSeen(tx: Tx, seen: { sourceId: string; version: number }, by: Actor, kind?: UploadKind) {
  const found = await tx
    .selectFrom('upload_sources')
    .select(['kind', 'name', 'version'])
    .where('id', '=', Number(seen.sourceId))
    .executeTakeFirst();
  if (!found) notFound();
  mustBeTheirs(found.kind, by);
  if (kind !== undefined && found.kind !== kind)
    refuse('badInput', say(texts.kindStays), { kind: say(texts.kindStays) });
  if (found.version !== seen.version) refuse('changedMeanwhile', say(texts.quicker, { name: found.name }));
  return found;
}

async function mustBeFree(tx: Tx, { name, sourceId }: { name: string; sourceId: string | null }): Promise<void> {
  const { rows } = await sql<{ count: number; isTaken: boolean }>`
    select count(*) as count,
      coalesce(bool_or(lower(name) = lower(${name}) and id is distinct from ${sourceId}::bigint), false) as "isTaken"
    from upload_sources`.execute(tx);
  const words = rows[0]?.isTaken ? say(texts.nameTaken) : undefined;
  if (words !== undefined) refuse('badInput', words, { name: words });
  if (!sourceId && (rows[0]?.count ?? 0) >= sourcesMax) refuse('ruleBroken', say(texts.tooMany, { max: sourcesMax }));
}

function mustBeTheirs(kind: UploadKind, by: Actor): void {
  if (!mayUpload(kind, by)) refuse('forbidden', say(said.authorisedOnly));
}
