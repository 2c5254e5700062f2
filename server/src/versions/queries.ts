import type { Input, Output } from '@laurel/contract/call';
import type { ProgrammeVersion, programmeversions } from '@laurel/contract/calls/versions';
import { programmeVersionsMax } from '@laurel/contract/limits';
import type { ProgrammeDocument, WholeProgramme } from '@laurel/contract/programme/items';
import { programmeDocument } from '@laurel/contract/shapes/programme';
import { type RawBuilder, sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import { rulesOf } from '#programme/rules';
import { documentOf, type SavedVersion, savedVersion } from '#programme/versions';

const { columns, tables } = savedVersion;

export interface FoundVersion extends SavedVersion {
  document: ProgrammeDocument;
}

/** The one that goes at a moment, and what is planned then, the earliest first. */
export async function comingVersions(on: Tx, first: WholeProgramme, now: Date): Promise<FoundVersion[]> {
  return foundVersions(
    on,
    first,
    sql`p.withdrawn_at is null and (p.valid_from > ${now} or p.version = (${goesAt(now)})) order by p.valid_from, p.version`,
  );
}

export async function versionOf(on: Tx, first: WholeProgramme, version: number): Promise<FoundVersion | undefined> {
  return (await foundVersions(on, first, sql`p.version = ${version}`))[0];
}

/** The one that it followed: the last before it that had not been withdrawn when it was saved. */
export async function versionBefore(
  on: Tx,
  first: WholeProgramme,
  { version, savedAt }: SavedVersion,
): Promise<FoundVersion | undefined> {
  const before = sql`
    select max(version) from programme_versions where version < ${version} and coalesce(withdrawn_at > ${savedAt}, true)`;
  return (await foundVersions(on, first, sql`p.version = (${before})`))[0];
}

async function foundVersions(on: Tx, first: WholeProgramme, which: RawBuilder<unknown>): Promise<FoundVersion[]> {
  const { rows } = await sql<SavedVersion & { stored: object }>`
    select ${columns}, p.document as stored from ${tables} where ${which}`.execute(on);
  const found: FoundVersion[] = [];
  // loop: a version of a release that knew no rules has those of the one before it
  for (const { stored, ...row } of rows) found.push({ ...row, document: await wholeOf(on, first, { ...row, stored }) });
  return found;
}

async function wholeOf(
  on: Tx,
  first: WholeProgramme,
  { stored, ...version }: SavedVersion & { stored: object },
): Promise<ProgrammeDocument> {
  if (version.version === 1) return documentOf(first);
  const rules = Object.keys(rulesOf(first));
  const isWhole = rules.every((part) => Object.hasOwn(stored, part));
  const before = isWhole ? undefined : (await versionBefore(on, first, version))?.document;
  return programmeDocument.parse({ ...(before && rulesOf(before)), ...stored });
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
        select ${columns} from ${tables} where ${beyond}
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

/** The number of the one that goes. */
export async function goesNow(on: Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ version: number }>`select g.version from (${goesAt(now)}) g`.execute(on);
  return rows[0]?.version ?? 1;
}

/** The last whose day has come. */
function goesAt(now: Date): RawBuilder<number> {
  return sql<number>`
    select version from programme_versions where withdrawn_at is null and valid_from <= ${now} order by valid_from desc, version desc
    -- limit: the one that goes
    limit 1`;
}

export interface LastVersion extends Pick<SavedVersion, 'version' | 'savedAt' | 'by'> {
  /** The number of the newest that was ever saved. */
  newest: number;
}

/** The last of all that are not withdrawn. */
export async function lastVersion(on: Tx): Promise<LastVersion> {
  const { rows } = await sql<LastVersion>`
    select p.version, p.saved_at as "savedAt", coalesce(m.display_name, '') as by, (select max(version) from programme_versions) as newest
    from ${tables} where p.withdrawn_at is null order by p.valid_from desc, p.version desc
    -- limit: the last of all
    limit 1`.execute(on);
  return rows[0] as LastVersion;
}

/** Changes of the programme that wait for a second person. */
export async function waitingChanges(on: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from approvals where state = 'waiting' and kind = 'programme'`.execute(on);
  return rows[0]?.count ?? 0;
}
