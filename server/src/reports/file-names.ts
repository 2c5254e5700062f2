import type { FileFormat } from '@laurel/contract/shapes/report-format';

type FileNames = Record<FileFormat, string>;

export function managementNames(day: string): FileNames {
  return { csv: 'management_report.csv', xlsx: `Management_Report_${day}.xlsx` };
}

/** Months stand in names of files without blanks. */
export function quarterlyNames(
  { selMonthFrom, selMonthTo }: { selMonthFrom: string; selMonthTo: string },
  day: string,
): FileNames {
  const word = (month: string) => month.replaceAll(' ', '_');
  return {
    csv: 'quarterly_awards_report.csv',
    xlsx: `Quarterly_Awards_Report_${word(selMonthFrom)}_to_${word(selMonthTo)}_${day}.xlsx`,
  };
}

export const competitionNames: FileNames = { csv: 'report.csv', xlsx: 'report.xlsx' };
