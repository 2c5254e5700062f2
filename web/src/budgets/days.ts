import { dateWords } from '@laurel/contract/formats';

/** A day of the company's calendar: '31 March 2027'. */
export function dayWords(day: string): string {
  return dateWords(new Date(day), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
}

/** The month of its first day: 'March 2027'. */
export function monthWords(day: string): string {
  const inEnglish = ({ month, year }: Record<string, string>) => `${month} ${year}`;
  return dateWords(new Date(day), { month: 'long', year: 'numeric', timeZone: 'UTC' }, inEnglish);
}
