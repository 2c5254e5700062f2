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

/** Rows read, and about how many there are: in a file of text line breaks inside of cells count too. */
export interface Portion {
  rows: TableRow[];
  read: number;
  expected: number;
}

/** The bytes of a file for those who read it. */
export interface Source {
  fd: number;
  size: number;
}

/** Why a file is no table that can be read, in words for who sent it. */
export class Unreadable extends Error {}

export function unreadable(words: string): never {
  throw new Unreadable(words);
}
