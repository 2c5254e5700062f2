/** In which order a file writes its dates, where they are not year-month-day with hyphens. */
export const dateOrders = ['ymd', 'dmy', 'mdy'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** How the files of a source are read. */
export interface Reading {
  /** A header, without what does not count in a name: the column that it is, or '' where it is left alone. */
  columns: Readonly<Record<string, string>>;
  dates: DateOrder | null;
  /** The sheet of a workbook; '': the first. */
  sheet: string;
}

/** A header's name without what does not count: case, blanks, hyphens, underscores. */
export function plainHeader(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_\-./'’]+/g, '');
}
