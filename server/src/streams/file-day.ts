/** The day on which a file is asked for stands in the names of workbooks, as the specification has them: yyyyMMdd, where its reader is. */
export function fileDay({ timeZone }: { timeZone: string }, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .format(now)
    .replaceAll('-', '');
}
