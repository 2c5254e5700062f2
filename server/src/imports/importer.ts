import type { Holder } from '@laurel/contract/access';
import type { FileApproval } from '@laurel/contract/approval-kinds';
import type { Facts } from '@laurel/contract/events';
import type { Confirmation, UploadKind } from '@laurel/contract/upload-kinds';
import type { RawBuilder } from 'kysely';
import type { FileWish } from '#asking/wishes';
import type { Tx } from '#db/transaction';
import type { Row } from './row.ts';
import type { RowErrors } from './row-errors.ts';

/** What every kind of file is told when its rows lie in the table `upload_rows`. */
export interface Importing {
  tx: Tx;
  now: Date;
  /** Null for commands and for the demonstration. */
  actorId: number | null;
  /** Whose rights count; null: the operator, who holds everything. */
  holder: Holder | null;
  errors: RowErrors;
  /** Whether the rows are only some of what there is: nothing follows from what is missing. */
  isPart: boolean;
  /** Whether somebody typed them: what the roster says otherwise is kept beside. */
  isByHand: boolean;
  /** Whether it takes another file back. */
  isUndo?: boolean;
  /** Whether the file has this column. */
  has(column: string): boolean;
  /** Newest first. */
  voucherKeys: readonly Buffer[];
  /** Who has confirmed the file as the second person. */
  confirmerId: number | null;
}

/** What of a file one person does not do alone. */
export interface NeedsSecond {
  kind: FileApproval;
  words: string;
  /** Points that it would give. */
  points: number;
  /** Whom it would give something. */
  concerns: number[];
  asked: FileWish['asked'];
}

/** What a file would do; each change by itself lies in the table `upload_changes`. */
export interface Plan {
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
  /** What it does only when somebody has confirmed it, and the sentence that says why. */
  needs: { confirm: Confirmation; words: string }[];
  /** Null where one person is enough. */
  second: NeedsSecond | null;
  /** Of the event, beside the counts. */
  facts?: Pick<Facts<'upload.applied'>, 'pointsGranted' | 'pricesInMinorUnits' | 'rightsChanged'>;
  apply(): Promise<void>;
}

/** Reads a row as it is staged, or null when not even its key can be read. */
type RowReader = (row: Row) => Record<string, unknown> | null;

/**
 * Of all that a file reaches, how it is: thing, thing_id, ref (by which it is the same before and after), line, key, state, and
 * fresh (what is kept of something that the file makes).
 */
export type States = (importing: Importing) => RawBuilder<unknown>;

export interface Importer {
  kind: UploadKind;
  /** The columns of `upload_rows` beside line and is_faulty: names and types. */
  staged: Readonly<Record<string, string>>;
  reader(importing: Importing): RowReader | Promise<RowReader>;
  /** How all is that the planned file reaches; missing where it cannot be undone. */
  states?: States;
  /** Checks the staged rows against each other and the database, and works out what would change. */
  plan(importing: Importing): Promise<Plan>;
}
