import type { RecognitionEntry } from '@laurel/contract/calls/recognition';
import type { SheetColumn } from '@laurel/contract/rules/sheet';
import { formatDate } from '#lib/dates.ts';
import { plural } from '#lib/plural.ts';

export type Side = 'received' | 'sent';

export function sideOf({ isFrom }: Pick<RecognitionEntry, 'isFrom'>): Side {
  return isFrom ? 'sent' : 'received';
}

const kinds: Record<string, string> = {
  RwdN: 'Nomination award',
  PIF: 'Pay It Forward',
  RwdA: 'Award',
  Rwd: 'Recognise',
  Card: 'E-card',
};

export function kindWords(type: string): string {
  return kinds[type] ?? 'Recognition';
}

/** '2 rewards · 1 e-card': where it breaks, the dot stays behind. */
export function countWords(rewards: number, cards: number): string {
  return [
    plural(rewards, { one: '1 reward', other: `${rewards} rewards` }),
    plural(cards, { one: '1 e-card', other: `${cards} e-cards` }),
  ].join('\u00a0· ');
}

/** '3 nominations'. */
export function nominationsWords(total: number): string {
  return plural(total, { one: '1 nomination', other: `${total} nominations` });
}

/** The columns of report.csv; points of 0 are blank. */
export const entryColumns: readonly SheetColumn<RecognitionEntry>[] = [
  { header: 'Date', value: ({ date }) => formatDate(date) },
  { header: 'Received or Sent', value: (entry) => (entry.isFrom ? 'Sent' : 'Received') },
  { header: 'Type', value: ({ type }) => kindWords(type) },
  { header: 'Value', value: ({ value }) => value },
  { header: 'Member ID', value: ({ memberNumber }) => memberNumber },
  { header: 'Member Name', value: ({ memberName }) => memberName },
  { header: 'Points', value: ({ points }) => (points === 0 ? '' : points) },
  { header: 'Message', value: ({ message }) => message },
];
