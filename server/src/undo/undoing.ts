import type { UploadKind } from '@laurel/contract/upload-kinds';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Importing, NeedsSecond, Plan } from '#imports/importer';
import type { Stays } from './stays.ts';

/** A file that was taken in. */
export interface Taken {
  id: number;
  kind: UploadKind;
  fileName: string;
  sha256: Buffer;
  source: string | null;
  isPart: boolean;
  at: Date;
}

/** What is told while a file is taken back; its rows lie in the table `undo_rows`. */
export interface Undoing extends Importing {
  actorId: number;
  taken: Taken;
  /** Why, of who undoes it; empty while it is only tried. */
  reason: string;
}

/** What goes back; each change by itself lies in the table `upload_changes`, and what stays is said in `undo_rows`. */
export interface UndoPlan extends Pick<Plan, 'added' | 'changed' | 'removed' | 'needs' | 'second'> {
  second: NeedsSecond | null;
  /** Taken back from pots. */
  points: number;
  codes?: number;
  apply(): Promise<void>;
}

/** Works out what goes back, while all of it is locked. */
export type Undoer = (undoing: Undoing) => Promise<UndoPlan>;

/** The differences that a file made, with why a row stays. */
export async function makeUndoRows({ tx, taken }: Undoing): Promise<void> {
  await sql`
    create temporary table undo_rows on commit drop as
    select n, thing, thing_id, line, key, ''::text as name, before, after, stays from upload_differences where upload_id = ${taken.id}`.execute(
    tx,
  );
  await sql`create unique index on undo_rows (n)`.execute(tx);
  await sql`analyze undo_rows`.execute(tx);
}

/** Says of rows why they stay. */
export async function stay(tx: Tx, rows: readonly ({ n: number } & Stays)[]): Promise<void> {
  if (rows.length === 0) return;
  const why = rows.map(({ n: _, ...stays }) => JSON.stringify(stays));
  await sql`
    update undo_rows u set stays = s.stays
    from unnest(${rows.map(({ n }) => n)}::integer[], ${why}::jsonb[]) as s (n, stays) where u.n = s.n and u.stays is null`.execute(
    tx,
  );
}
