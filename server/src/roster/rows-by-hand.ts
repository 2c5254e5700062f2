import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { makeChanges } from '#imports/changes';
import type { Header } from '#imports/columns';
import type { Importing, Plan } from '#imports/importer';
import { Row } from '#imports/row';
import { RowErrors } from '#imports/row-errors';
import { analyseStaging, makeStaging, stage } from '#imports/staging';
import { turnOfRoster } from '#imports/turn';
import { roster } from './roster.ts';

/** A row as a roster would have it: its cells by their columns. Of who leaves nothing but the number counts. */
export type HandRow = { memberNumber: string; isActive: 'true' | 'false' } & Partial<Record<Column, string>>;

/** What somebody says of a person by hand. Rights are given by themselves. */
const columns = [
  ...(['memberNumber', 'isActive', 'firstName', 'surname', 'familyNameFirst', 'email', 'cellNum'] as const),
  ...(['divisionCode', 'division', 'countryCode', 'clusterCode', 'siteTemplate', 'costCentre'] as const),
  ...(['managerNumber', 'hireDate', 'birthDay', 'birthMonth', 'language'] as const),
] as const;
type Column = (typeof columns)[number];

const header: Header = {
  kind: 'roster',
  places: new Map(columns.map((column, place) => [column, place])),
  spelt: new Map(),
  width: columns.length,
  ...{ missing: [], unknown: [], repeated: [] },
};

/**
 * Plans what somebody says of people by hand, with all that holds for a roster: its checks, its rights, its events. Comes before anything
 * else of the transaction locks members.
 */
export async function planByHand(
  tx: Tx,
  { by, now }: { by: Actor; now: Date },
  rows: readonly HandRow[],
): Promise<{ importing: Importing; plan: Plan }> {
  await turnOfRoster(tx);
  const importing: Importing = {
    ...{ tx, now, actorId: by.id, holder: by, voucherKeys: [], confirmerId: null },
    ...{ errors: new RowErrors(), isPart: true, isByHand: true },
    has: (column) => header.places.has(column),
  };
  const read = await roster.reader(importing);
  await makeStaging(importing, roster.staged);
  await makeChanges(importing);
  const staged = rows.map((cells, at) => {
    const row = new Row(
      { line: at + 1, cells: columns.map((column) => cells[column] ?? '') },
      header,
      importing.errors,
    );
    return JSON.stringify({ ...read(row), line: row.line, is_faulty: row.isFaulty });
  });
  await stage(importing, roster.staged, staged);
  await analyseStaging(importing);
  return { importing, plan: await roster.plan(importing) };
}
