import type { Waiting } from '@laurel/contract/calls/reports/waiting';
import { daysSince } from '#lib/dates.ts';
import { plural } from '#lib/plural.ts';
import { formatPoints } from '#lib/points.ts';

export interface WaitingItem {
  what: keyof Waiting;
  count: number;
  /** Behind the count: 'nominations to review'. */
  words: string;
  note: string;
}

/** What waits, one line each; what has nothing waiting is left out. */
export function waitingItems(
  { nominations, ideas, approvals, deskLines, vouchers }: Waiting,
  now: Date,
): WaitingItem[] {
  const queues = [
    { what: 'nominations', queue: nominations, one: 'nomination to review', many: 'nominations to review' },
    { what: 'ideas', queue: ideas, one: 'idea to review', many: 'ideas to review' },
    { what: 'approvals', queue: approvals, one: 'request to confirm', many: 'requests to confirm' },
    { what: 'deskLines', queue: deskLines, one: 'order line to send', many: 'order lines to send' },
  ] as const;
  const items: WaitingItem[] = queues.flatMap(({ what, queue, one, many }) => {
    if (!queue || queue.count === 0) return [];
    const { count } = queue;
    return { what, count, words: plural(count, { one, other: many }), note: ageWords(count, queue.oldestDate, now) };
  });
  if (vouchers && vouchers.low > 0) {
    const { low, none } = vouchers;
    const words = plural(low, { one: 'voucher runs low', other: 'vouchers run low' });
    items.push({ what: 'vouchers', count: low, words, note: noneWords(none) });
  }
  return items;
}

/** Since when the first waits, by the reader's days. */
function ageWords(count: number, oldestDate: string, now: Date): string {
  const days = daysSince(oldestDate, now);
  if (days <= 0) return 'since today';
  if (days === 1) return plural(count, { one: 'since yesterday', other: 'the oldest since yesterday' });
  return plural(count, {
    one: `for ${formatPoints(days)} days`,
    other: `the oldest for ${formatPoints(days)} days`,
  });
}

function noneWords(none: number): string {
  if (none === 0) return 'few codes are left';
  return plural(none, { one: 'one has no code left', other: `${formatPoints(none)} have no code left` });
}
