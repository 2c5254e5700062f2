import type { UploadKind } from '@laurel/contract/upload-kinds';
import { type RawBuilder, sql } from 'kysely';
import { makeChanges } from '#imports/changes';
import type { Plan } from '#imports/importer';
import { RowErrors } from '#imports/row-errors';
import { analyseStaging, makeStaging } from '#imports/staging';
import { planOf } from '#uploads/import-file';
import { importerOf } from '#uploads/importers';
import { stay, type Undoing } from './undoing.ts';

/** Of rows `u` and what they are of: which values are otherwise by now than the file made them. */
export function changedSince(state: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`array(select f.key from jsonb_each(u.after) f where ${state} -> f.key is distinct from f.value order by 1)`;
}

/**
 * Plans the former values as a file that says them: with all checks, questions and second persons that such a file has. `rows` finds the
 * staged columns of the kind, the line that the file had, and is_faulty.
 */
export async function planFormer(undoing: Undoing, kind: UploadKind, rows: RawBuilder<unknown>): Promise<Plan> {
  const { tx } = undoing;
  const importer = importerOf(kind);
  await makeStaging(undoing, importer.staged);
  await makeChanges(undoing);
  const columns = Object.keys({ line: '', is_faulty: '', ...importer.staged }).map((name) => sql.ref(name));
  await sql`insert into upload_rows (${sql.join(columns)}) select ${sql.join(columns)} from (${rows}) former`.execute(
    tx,
  );
  await analyseStaging(undoing);
  const { planned, leftOut } = await planOf(importer, undoing, true);
  const told = new Map(leftOut.first.map(({ line, message }) => [line, message]));
  const { rows: faulty } = await sql<{ n: number; line: number }>`
    select n, line from undo_rows where stays is null and line = any(${[...leftOut.lines]}::integer[])`.execute(tx);
  await stay(
    tx,
    faulty.map(({ n, line }) => ({ n, why: 'rule' as const, message: told.get(line) ?? '' })),
  );
  // What was wrong is said of the rows that stay; nothing of it hinders the others.
  undoing.errors = new RowErrors();
  return planned;
}
