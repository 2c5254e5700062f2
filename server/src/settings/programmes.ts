import type { Programme } from '@laurel/contract/programme/items';
import { specified } from '@laurel/contract/programme/programme';
import { programmeDocument } from '@laurel/contract/shapes/programme';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';

/** A programme, and from when on it goes. */
export interface PlannedProgramme {
  from: Date;
  programme: Programme;
}

/** The programmes of a company, the earliest first. */
export interface ProgrammeVersions {
  /** Raised with each change; below 0 while they have not been read. */
  change: number;
  planned: readonly PlannedProgramme[];
}

export const noVersions: ProgrammeVersions = { change: -1, planned: [] };

/** The one that goes then: the last whose day has come. */
export function programmeAt({ planned }: Pick<ProgrammeVersions, 'planned'>, at: Date): Programme {
  return planned.findLast(({ from }) => from <= at)?.programme ?? specified;
}

export async function programmeVersions(on: Db | Tx, change: number): Promise<ProgrammeVersions> {
  const { rows } = await sql<{ version: number; document: unknown; from: Date }>`
    select version, document, valid_from as "from" from programme_versions where withdrawn_at is null order by valid_from, version`.execute(
    on,
  );
  return {
    change,
    planned: rows.map(({ version, document, from }) => ({
      from,
      programme: version === 1 ? specified : { version, ...programmeDocument.parse(document) },
    })),
  };
}
