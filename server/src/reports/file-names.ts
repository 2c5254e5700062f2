import type { FileFormat } from '@laurel/contract/reports';
import type { Actor } from '#directory/actor';
import { dayIn } from '#home/celebrations';

/** What a report is saved as, in each format. */
export type FileNames = Record<FileFormat, string>;

/** The day on which a file is asked for stands in the names of workbooks, as the specification has them: yyyyMMdd, where its reader is. */
export function fileDay({ timeZone }: Pick<Actor, 'timeZone'>, now: Date): string {
  const { year, month, day } = dayIn(timeZone, now);
  return `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`;
}

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
