/** A part of a zip; `size` is what the zip says of it where that is not the truth. */
export interface Part {
  name: string;
  content: string | Buffer;
  size?: number;
  /** What stands in the middle of it, so many times: a little that becomes much. */
  bomb?: {
    piece: string;
    times: number;
  };
}
/** A zip, made by hand so that it can lie as well. */
export declare function zipOf(parts: readonly Part[]): Buffer;
export interface WorkbookParts {
  /** The rows of the sheet, as they stand in it. */
  rows: string;
  texts?: string;
  styles?: string;
  properties?: string;
  /** Sheets before the one with the rows. */
  before?: string;
}
/** The parts of a workbook as Excel writes them. */
export declare function workbookParts({ rows, texts, styles, properties, before }: WorkbookParts): Part[];
/** A workbook whose cells are all text. */
export declare function workbookOf(rows: readonly (readonly string[])[]): Buffer;
/** The same with several sheets, by their names. */
export declare function workbookOfSheets(sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Buffer;
