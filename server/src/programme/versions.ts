import { isDeepStrictEqual } from 'node:util';
import type { Offer, ProgrammeDocument, WholeProgramme } from '@laurel/contract/programme/items';
import { programmeDocument } from '@laurel/contract/shapes/programme';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { rulesOf } from './rules.ts';

/** A programme, and from when on it goes. */
export interface PlannedProgramme {
  from: Date;
  programme: WholeProgramme;
}

/** The programmes of a company, the earliest first. */
export interface ProgrammeVersions {
  /** Raised with each change; below 0 while they have not been read. */
  change: number;
  planned: readonly PlannedProgramme[];
}

/** The one that goes then: the last whose day has come. */
export function programmeAt({ planned }: Pick<ProgrammeVersions, 'planned'>, at: Date): WholeProgramme | undefined {
  return planned.findLast(({ from }) => from <= at)?.programme;
}

/** `first` goes before the company saves one of its own; what that says of what nobody does alone goes until one of its own does. */
export async function programmeVersions(
  on: Db | Tx,
  { change, first }: { change: number; first: WholeProgramme },
): Promise<ProgrammeVersions> {
  const { rows } = await sql<{ version: number; document: object; from: Date }>`
    select version, document, valid_from as "from" from programme_versions where withdrawn_at is null order by valid_from, version`.execute(
    on,
  );
  const planned: PlannedProgramme[] = [];
  for (const { version, document, from } of rows)
    planned.push({
      from,
      programme: version === 1 ? first : after(planned.at(-1)?.programme ?? first, version, document),
    });
  return { change, planned };
}

/** The programme that goes then, and no other. */
export async function programmeThen(on: Db | Tx, first: WholeProgramme, at: Date): Promise<WholeProgramme> {
  return programmeAt(await programmeVersions(on, { change: 0, first }), at) ?? first;
}

function after(before: WholeProgramme, version: number, stored: object): WholeProgramme {
  const document = programmeDocument.parse({ ...rulesOf(before), ...stored });
  return { ...document, version, page: isShownAlike(documentOf(before), document) ? before.page : version };
}

/** Without what is known of it beside what it says. */
export function documentOf({ version: _, page: __, ...document }: WholeProgramme): ProgrammeDocument {
  return document;
}

/** What a page knows of it: nothing of by what else the server decides. */
export function offerOf(document: ProgrammeDocument): Offer {
  const ruled = rulesOf(document);
  return Object.fromEntries(Object.entries(document).filter(([part]) => !(part in ruled))) as unknown as Offer;
}

function isShownAlike(one: ProgrammeDocument, other: ProgrammeDocument): boolean {
  return isDeepStrictEqual(offerOf(one), offerOf(other));
}

export interface SavedVersion {
  version: number;
  from: Date;
  savedAt: Date;
  /** '' for the operator. */
  by: string;
  reason: string;
  isWithdrawn: boolean;
}

/** Those that were ever saved: the columns, and from where. */
export const savedVersion = {
  columns: sql`p.version, p.valid_from as "from", p.saved_at as "savedAt", coalesce(m.display_name, '') as by, p.reason,
    p.withdrawn_at is not null as "isWithdrawn"`,
  tables: sql`programme_versions p left join people m on m.id = p.saved_by_id`,
};

/** All of them, the oldest first. */
export async function everyVersion(on: Db): Promise<SavedVersion[]> {
  const { columns, tables } = savedVersion;
  const { rows } = await sql<SavedVersion>`select ${columns} from ${tables} order by p.version`.execute(on);
  return rows;
}
