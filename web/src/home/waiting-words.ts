import type { Waiting } from '@laurel/contract/calls/reports/waiting';
import { daysSince } from '#lib/dates.ts';
import { plural } from '#lib/plural.ts';
import { formatPoints } from '#lib/points.ts';

export interface WaitingItem {
  /** Of messages there are several. */
  key: string;
  what: keyof Waiting;
  count: number;
  /** Behind the count: 'nominations to review'. */
  words: string;
  note: string;
  /** Where no screen mends it: what to do. */
  advice?: string;
}

/** What waits, one line each; what has nothing waiting is left out. */
export function waitingItems(
  { nominations, ideas, approvals, deskLines, vouchers, messages }: Waiting,
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
    return {
      key: what,
      what,
      count,
      words: plural(count, { one, other: many }),
      note: ageWords(count, queue.oldestDate, now),
    };
  });
  if (vouchers && vouchers.low > 0) {
    const { low, none } = vouchers;
    const words = plural(low, { one: 'voucher runs low', other: 'vouchers run low' });
    items.push({ key: 'vouchers', what: 'vouchers', count: low, words, note: noneWords(none) });
  }
  return messages ? [...items, ...messageItems(messages, now)] : items;
}

const troubles = [
  {
    why: 'late',
    one: 'message waits to be sent',
    other: 'messages wait to be sent',
    advice:
      'E-mails or SMS have waited for more than an hour. The portal tries again by itself. Please ask whoever runs it to look at the mail server or the SMS gateway: “laurel messages list --state waiting” says what was answered.',
  },
  {
    why: 'stuck',
    one: 'message is stuck',
    other: 'messages are stuck',
    advice:
      'These e-mails or SMS did not get through, and are not tried again by themselves: an address may be wrong, or the mail server refuses them. Please ask whoever runs the portal: “laurel messages list --state stuck” says why, “laurel messages retry” sends them, “laurel messages give-up” lets them rest.',
  },
  {
    why: 'held',
    one: 'message is held',
    other: 'messages are held',
    advice:
      'This portal was restored from a backup, and sends no e-mail and no SMS until somebody says so. In a rehearsal that is as it should be. Otherwise please ask whoever runs the portal: “laurel messages release” sends what is held and all that follows.',
  },
] as const;

function messageItems(messages: NonNullable<Waiting['messages']>, now: Date): WaitingItem[] {
  return troubles.flatMap(({ why, one, other, advice }) => {
    const { count, oldestDate } = messages[why];
    if (count === 0) return [];
    const [words, note] = [plural(count, { one, other }), ageWords(count, oldestDate, now)];
    return { key: `messages ${why}`, what: 'messages', count, words, note, advice };
  });
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
