import type { Values } from '@laurel/contract/say';
import type * as texts from './texts.ts';
/** What every uploaded table is read as, whatever its format. */
export interface TableRow {
  /** Where the row begins in the file; in a workbook the number beside it. */
  line: number;
  cells: string[];
}

/** A row as a format's reader hands it out. */
export interface RawRow extends TableRow {
  /** Blank rows that were skipped before it. */
  blanks: number;
}

/** A file ends to be read where it goes beyond one of these. */
export interface TableLimits {
  /** Of the file; a workbook may come to twelve times as much, unpacked. */
  bytesMax: number;
  /** Rows, the header's and blank ones included. */
  rowsMax: number;
  columnsMax: number;
  /** Characters of a cell. */
  cellMax: number;
}

/** What is asked of the next portion: until the header is found, rows come one by one. */
export interface Asking {
  limits: TableLimits;
  isBeforeHeader: boolean;
}

/** Rows read, and about how many there are: in a file of text line breaks inside of cells count too. */
export interface Portion {
  rows: TableRow[];
  read: number;
  expected: number;
  /** The sheets of a workbook that can be seen; none of a file of text. */
  sheets: readonly string[];
}

/** The bytes of a file for those who read it. */
export interface Source {
  fd: number;
  size: number;
  /** The sheet of a workbook; the first that can be seen where none is named. */
  sheet?: string | undefined;
}

type Texts = typeof texts;

/** A text of this room by its name: the thread that reads has no reader of its own to say it to. */
export interface Why {
  name: keyof Texts;
  values: Readonly<Record<string, unknown>> | undefined;
}

/** A file is no table that can be read. */
export class Unreadable extends Error {
  readonly why: Why;

  constructor(why: Why) {
    super(why.name);
    this.why = why;
  }
}

export function unreadable<Name extends keyof Texts>(name: Name, ...[values]: Values<Texts[Name]['text']>): never {
  throw new Unreadable({ name, values });
}
