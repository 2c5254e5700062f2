interface Months {
  selMonthFrom: string;
  selMonthTo: string;
}

/** Months stand in names of files without blanks. */
export function quarterlyExcelName({ selMonthFrom, selMonthTo }: Months, date: string): string {
  const word = (month: string) => month.replaceAll(' ', '_');
  return `Quarterly_Awards_Report_${word(selMonthFrom)}_to_${word(selMonthTo)}_${date}.xlsx`;
}
