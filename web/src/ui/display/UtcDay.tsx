import { utcDate } from '#lib/dates.ts';

/** The day of a row, in one line. */
export function UtcDay({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} style={{ whiteSpace: 'nowrap' }}>
      {utcDate(iso)}
    </time>
  );
}
