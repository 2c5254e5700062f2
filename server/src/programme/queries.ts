import type { Input, Output } from '@laurel/contract/call';
import type { ProgrammeVersion, programmeversions } from '@laurel/contract/calls/programme';
import { programmeVersionsMax } from '@laurel/contract/limits';
import type { ProgrammeDocument } from '@laurel/contract/programme/items';
import { seed } from '@laurel/contract/programme/seed';
import { programmeDocument } from '@laurel/contract/shapes/programme';
import { type RawBuilder, sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';

export interface SavedVersion {
  version: number;
  from: Date;
  savedAt: Date;
  /** '' for the operator. */
  by: string;
  reason: string;
  isWithdrawn: boolean;
}

const saved = sql`p.version, p.valid_from as "from", p.saved_at as "savedAt", coalesce(m.display_name, '') as by, p.reason,
  p.withdrawn_at is not null as "isWithdrawn"`;
const versions = sql`programme_versions p left join people m on m.id = p.saved_by_id`;

/** All that were ever saved, the oldest first. */
export async function everyVersion(on: Db): Promise<SavedVersion[]> {
  const { rows } = await sql<SavedVersion>`select ${saved} from ${versions} order by p.version`.execute(on);
  return rows;
}

/** The one that goes at a moment, and what is planned then, the earliest first. */
export async function comingVersions(on: Tx, now: Date): Promise<FoundVersion[]> {
  return foundVersions(
    on,
    sql`p.withdrawn_at is null and (p.valid_from > ${now} or p.version = (${goesAt(now)})) order by p.valid_from, p.version`,
  );
}

export interface FoundVersion extends SavedVersion {
  document: ProgrammeDocument;
}

export async function versionOf(on: Tx, version: number): Promise<FoundVersion | undefined> {
  return (await foundVersions(on, sql`p.version = ${version}`))[0];
}

/** The one that it followed: the last before it that had not been withdrawn when it was saved. */
export async function versionBefore(on: Tx, { version, savedAt }: SavedVersion): Promise<FoundVersion | undefined> {
  const before = sql`
    select max(version) from programme_versions where version < ${version} and coalesce(withdrawn_at > ${savedAt}, true)`;
  return (await foundVersions(on, sql`p.version = (${before})`))[0];
}

async function foundVersions(on: Tx, which: RawBuilder<unknown>): Promise<FoundVersion[]> {
  const { rows } = await sql<SavedVersion & { document: unknown }>`
    select ${saved}, p.document from ${versions} where ${which}`.execute(on);
  return rows.map((row) => ({ ...row, document: row.version === 1 ? seed : programmeDocument.parse(row.document) }));
}

/** Newest first. */
export async function pageOfVersions(
  on: Tx,
  now: Date,
  { after, limit = programmeVersionsMax }: Input<typeof programmeversions>,
): Promise<Output<typeof programmeversions>> {
  const beyond = after === undefined ? sql`true` : sql`p.version < ${after}::bigint`;
  const [{ rows: counted }, { rows }] = await inOrder(
    on,
    () =>
      sql<{ total: number; goes: number }>`
        select count(*) as total, (${goesAt(now)}) as goes from programme_versions`.execute(on),
    () =>
      sql<SavedVersion>`
        select ${saved} from ${versions} where ${beyond}
        -- limit: one more than the page, its total is counted beside
        order by p.version desc limit ${limit + 1}`.execute(on),
  );
  const { total = 0, goes = 1 } = counted[0] ?? {};
  const shown = rows.slice(0, limit);
  return {
    versions: shown.map((row) => toldOf(row, { goes, now })),
    total,
    next: rows.length > limit ? String(shown.at(-1)?.version) : null,
  };
}

/** As it is answered; `goes` is the version that goes now. */
export function toldOf(
  { version, from, savedAt, by, reason, isWithdrawn }: SavedVersion,
  { goes, now }: { goes: number; now: Date },
): ProgrammeVersion {
  const standing = isWithdrawn ? 'withdrawn' : version === goes ? 'now' : from > now ? 'planned' : 'past';
  return { version, standing, from: from.toISOString(), dateSaved: savedAt.toISOString(), byMember: by, reason };
}

/** The last whose day has come. */
export async function goesNow(on: Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ version: number }>`${goesAt(now)}`.execute(on);
  return rows[0]?.version ?? 1;
}

function goesAt(now: Date): RawBuilder<number> {
  return sql<number>`
    select version from programme_versions where withdrawn_at is null and valid_from <= ${now} order by valid_from desc, version desc
    -- limit: the one that goes
    limit 1`;
}

/** Changes of the programme that wait for a second person. */
export async function waitingChanges(on: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from approvals where state = 'waiting' and kind = 'programme'`.execute(on);
  return rows[0]?.count ?? 0;
}
